import type { Interaction } from "@stanza/editor";

/** The interactions during which the selection and the room have their figures and handles. */
const AT_REST: readonly Interaction["kind"][] = [
  "idle",
  "pressing",
  "dividingWall",
  "measuring",
  "carryingDimension",
];

/** Returns true while nothing is being moved, so that the selection and the room show their figures and handles. */
export const isAtRest = ({ kind }: Interaction): boolean => AT_REST.includes(kind);
