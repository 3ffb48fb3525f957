import type { Vec3 } from "@stanza/geometry";
import { formatLength } from "@stanza/quantities";
import type { ValueWords } from "@stanza/web-project";

/** Width × depth × height of a gallery in the shop's unit. */
export function gallerySize([width, height, depth]: Vec3, { language, lengthUnit }: ValueWords): string {
  const sides = [width, depth, height];
  if (lengthUnit !== "mm") return sides.map((mm) => formatLength(mm, lengthUnit, language)).join(" × ");
  return `${sides.map((mm) => Math.round(mm)).join(" × ")} mm`;
}
