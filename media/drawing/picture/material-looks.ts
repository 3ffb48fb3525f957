import type { Row } from "@stanza/project";
import type { Look } from "./face.ts";

/** The look of a catalogue's material: `#rrggbb` and 1 opaque … 0 clear. Every catalogue `Material` is one. */
export interface MaterialLook {
  readonly color: string;
  readonly opacity: number;
  /** How the viewer paints it; drawings show the joints of tiles. */
  readonly pattern?: string;
}

/** Finds a material by code; `row` says whose catalogue where a project uses several. */
export type MaterialLooks = (code: string, row?: Row) => MaterialLook | undefined;

/** ASSUMED: a part whose material is unknown is drawn in a neutral light grey rather than left out. */
const UNKNOWN: MaterialLook = { color: "#d9d5cc", opacity: 1 };
/** Clear glass would be invisible on paper. */
const LEAST_OPACITY = 0.22;

export function lookOf(material: MaterialLook | undefined, owner?: string): Look {
  const { color, opacity } = material ?? UNKNOWN;
  return {
    color,
    opacity: opacity >= 0.999 ? 1 : Math.max(LEAST_OPACITY, opacity),
    ...(owner === undefined ? {} : { owner }),
  };
}
