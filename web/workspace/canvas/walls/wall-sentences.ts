import type { Gripped, WallGrip, WallSnapReason } from "@stanza/editor";
import {
  EXPECTED_EDGE,
  edgeWarning,
  type ProjectRefusal,
  type RefusalCause,
  wallSegments,
} from "@stanza/project";
import { currentScene, figureText, lengthSaid, type Say } from "@stanza/web-project";
import type { TranslationKey } from "@stanza/web-site";

/** Why a corner is where it is: "Square to the wall before · level with a corner". */
export function wallReasonText(reasons: readonly WallSnapReason[], say: Say, language: string): string {
  const sentence = reasons.map((reason) => phrase(reason, say, language)).join(" · ");
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

function phrase(reason: WallSnapReason, say: Say, language: string): string {
  switch (reason.kind) {
    case "close":
      return say("wallSnap.close");
    case "corner":
      return say("wallSnap.corner");
    case "face":
      return say("wallSnap.face");
    case "grid":
      return say("wallSnap.grid", { mm: lengthSaid(reason.stepMm, language) });
    case "axis":
      return say("wallSnap.axis");
    case "square":
      return say("wallSnap.square");
    case "angle":
      return say("wallSnap.angle", { deg: figureText(reason.deg, language) });
    case "aligned":
      return say("wallSnap.aligned");
    case "parallelEnd":
      return say("wallSnap.parallelEnd");
    case "halfCircle":
      return say("wallSnap.halfCircle");
  }
}

/** The measure of a held handle: "3240 mm", "120 mm into the room". */
export function holdText(kind: WallGrip["kind"], { valueMm }: Gripped, say: Say, language: string): string {
  const mm = lengthSaid(Math.abs(valueMm), language);
  switch (kind) {
    case "corner":
    case "height":
      return mm;
    case "room":
      return say("wallHold.moved", { mm });
    case "shift":
      if (valueMm === 0) return say("wallHold.moved", { mm });
      return say(valueMm > 0 ? "wallHold.inwards" : "wallHold.outwards", { mm });
    case "bend":
      if (valueMm === 0) return say("wallHold.straight");
      return say(valueMm > 0 ? "wallHold.bulgesOut" : "wallHold.bulgesIn", { mm });
  }
}

/** The warning about an edge that is hardly meant: "Shorter than 500 mm". */
export function edgeWarningText(lengthMm: number, say: Say, language: string): string | null {
  const warning = edgeWarning(lengthMm);
  if (warning === null) return null;
  const { min, max } = EXPECTED_EDGE;
  return warning === "short"
    ? say("length.shortEdge", { mm: lengthSaid(min, language) })
    : say("length.longEdge", { mm: lengthSaid(max, language) });
}

/** The fault of a wall, in a sentence. */
export function wallRefusal(refusal: Pick<ProjectRefusal, "cause" | "at">, say: Say): string {
  if (refusal.cause === "wallLocked") return lockedText(refusal.at, say);
  if (refusal.cause === "outOfBounds" && refusal.at === "sagittaMm") return say("wallRefused.bend");
  return say(SENTENCES[refusal.cause] ?? "wallRefused.other");
}

/** Which wall, and the layer that locks it. */
function lockedText(wall: string, say: Say): string {
  const { rooms, layers = [] } = currentScene().project;
  const segment = rooms.flatMap(wallSegments).find((one) => one.wall.id === wall);
  const layer = layers.find(({ id }) => id === segment?.wall.layer);
  return say("wallRefused.locked", { name: segment?.name ?? "", layer: layer?.name ?? "" });
}

const SENTENCES: Partial<Record<RefusalCause, TranslationKey>> = {
  selfCrossing: "wallRefused.crossing",
  wrongDirection: "wallRefused.turned",
  outOfBounds: "wallRefused.bounds",
  notANumber: "wallRefused.number",
  tooManyWalls: "wallRefused.tooMany",
  tooManyRooms: "wallRefused.tooManyRooms",
  tooManyRows: "wallRefused.tooManyRows",
  tooFewWalls: "wallRefused.tooFew",
  roomIsOpen: "wallRefused.middle",
  openingTooWide: "wallRefused.openingTooWide",
  notInLine: "wallRefused.notInLine",
  wrongDimensions: "wallRefused.dimensions",
};
