import type { CustomerScreens } from "@stanza/web/kit";
import { FjellHome } from "./FjellHome.tsx";

const screens: CustomerScreens = { screens: { "/home": FjellHome } };
export default screens;
