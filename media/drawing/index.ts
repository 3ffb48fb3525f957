export type { Drawing, Shape, ShapeRole } from "./drawing.ts";
