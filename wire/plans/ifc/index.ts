export { openIfc } from "./open-ifc.ts";
