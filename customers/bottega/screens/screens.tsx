import type { CustomerScreens } from "@stanza/web/kit";
import { BottegaHome } from "./BottegaHome.tsx";

const screens: CustomerScreens = { screens: { "/home": BottegaHome } };
export default screens;
