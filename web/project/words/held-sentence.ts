import type { Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedProject } from "@stanza/evaluation";
import { lengthSaid, nameOf, type Say } from "./sentences.ts";

type Placing = Extract<Interaction, { readonly kind: "placing" }>;

/** Nearer than this it touches, mm. */
const TOUCH = 1;

/**
 * Where keys have brought the thing in hand, read aloud: "Base unit 600, wall B, 1200 mm from the left corner." Left and right are those of
 * somebody who faces the wall. Digits that are typed are read with what they are measured from; what follows a pointer says nothing.
 *
 * name   of what is in hand
 */
export function heldSentence(
  { station, ghost, distances, typed, typedSide }: Placing,
  name: string,
  evaluated: EvaluatedProject,
  say: Say,
  language: string,
): string {
  if (!ghost) return say("held.begin", { name });
  if (!station) return "";
  const from = (distance: SideDistance): string =>
    "row" in distance.meets
      ? nameOf(distance.meets.row, evaluated, language)
      : ghost.wall && (distance.side === "left" || distance.side === "right")
        ? say(`held.corner.${distance.side}`)
        : say("plan.wall", { name: distance.meets.name });
  const measured = distances.find(({ side }) => side === typedSide);
  if (typed !== "") return measured ? `${say("held.from", { mm: typed, from: from(measured) })}.` : "";
  const place = ghost.wall
    ? say("plan.wall", { name: ghost.wall.segment.name })
    : station.kind === "floor"
      ? say("held.floor")
      : "";
  const carrier = ghost.reasons.flatMap((reason) =>
    reason.kind === "onto" || reason.kind === "inside"
      ? [say(`snap.${reason.kind}`, { name: nameOf(reason.row, evaluated, language) })]
      : [],
  );
  const told = ghost.wall
    ? distances.filter(({ side, value }) => side === typedSide || value < TOUCH)
    : station.kind === "floor"
      ? distances.filter(({ side }) => side === "left" || side === "back")
      : [];
  const beside = told.map((distance) =>
    distance.value >= TOUCH
      ? say("held.from", { mm: lengthSaid(distance.value, language), from: from(distance) })
      : "row" in distance.meets
        ? say("snap.besides", { name: from(distance) })
        : say("held.at", { place: from(distance) }),
  );
  const overlaps =
    ghost.collidesWith === null
      ? ""
      : ` ${say("snap.overlaps", { name: nameOf(ghost.collidesWith, evaluated, language) })}.`;
  return `${[name, place, ...carrier, ...beside].filter((part) => part !== "").join(", ")}.${overlaps}`;
}
