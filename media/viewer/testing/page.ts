import { Viewer } from "../index.ts";
import { KITCHEN_ROOM, KITCHEN_ROWS, KITCHEN_SURFACES } from "./kitchen.ts";

const canvas = document.createElement("canvas");
canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%";
document.body.style.margin = "0";
document.body.append(canvas);
const theme = new URLSearchParams(location.search).get("theme") === "dark" ? "dark" : "light";
const viewer = new Viewer({ canvas, theme, reducedMotion: true });
viewer.setMaterials(KITCHEN_SURFACES);
viewer.setRooms([KITCHEN_ROOM]);
viewer.setRows(KITCHEN_ROWS);
viewer.view("iso", { ease: false });
Object.assign(window, { viewer });
