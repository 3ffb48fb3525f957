import type { Vec2 } from "@stanza/geometry";
import { type HomeElement, numberOf } from "./home-xml.ts";

/** Homes are in centimetres. */
const MM = 10;

/** A length in mm to a hundredth; undefined when the file has none. */
export function lengthOf(element: HomeElement, name: string): number | undefined {
  const value = numberOf(element, name);
  return value === undefined ? undefined : Math.round(value * MM * 100) / 100;
}

/** A plan point in mm. A home's Y runs down its plan, as Stanza's Z does. */
export function pointOf(element: HomeElement, x: string, y: string): Vec2 | undefined {
  const [px, pz] = [lengthOf(element, x), lengthOf(element, y)];
  return px === undefined || pz === undefined ? undefined : [px, pz];
}
