import type { Surface, ViewerRoom, ViewerRow } from "@stanza/models";
import { Viewer } from "../index.ts";
import { KITCHEN_ROOM, KITCHEN_ROWS, KITCHEN_SURFACES } from "./kitchen.ts";

declare global {
  interface Window {
    viewer: Viewer;
    kitchen: {
      readonly rows: readonly ViewerRow[];
      readonly room: ViewerRoom;
      readonly surfaces: Readonly<Record<string, Surface>>;
    };
    contextGone: boolean;
    mountViewer: () => Viewer;
  }
}

const query = new URLSearchParams(location.search);
document.body.style.margin = "0";

/** The kitchen on a canvas that fills the page. */
function mountViewer(): Viewer {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%";
  document.body.replaceChildren(canvas);
  const viewer = new Viewer({
    canvas,
    theme: query.get("theme") === "dark" ? "dark" : "light",
    reducedMotion: !query.has("motion"),
    checksShaders: true,
    onContextGone: () => {
      window.contextGone = true;
    },
  });
  viewer.setMaterials(KITCHEN_SURFACES);
  viewer.setRooms([KITCHEN_ROOM]);
  viewer.setRows(KITCHEN_ROWS);
  viewer.view("iso", { ease: false });
  return viewer;
}

window.mountViewer = mountViewer;
window.kitchen = { rows: KITCHEN_ROWS, room: KITCHEN_ROOM, surfaces: KITCHEN_SURFACES };
window.contextGone = false;
window.viewer = mountViewer();
