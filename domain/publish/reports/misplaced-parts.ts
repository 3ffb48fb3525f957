import type { EvaluatedArticle, Part } from "@stanza/catalogue";
import { type Bounds, boundsOf, solidBounds, turn3, type Vec3 } from "@stanza/geometry";
import type { FaultList, Place } from "../source/fault-list.ts";

/** How far a panel may stand out of its article's box, mm: trims, plinths and finger grips do. */
const PANEL_BEYOND = 50;
/** The same in a wall opening, whose casings cover the wall beside it. */
const CASING_BEYOND = 100;
/** What is no panel (taps, handrails, a barn door's rail) may stand out further; beyond this somebody mistook a unit or a name. */
const OTHER_BEYOND = 1000;
const SAME = 0.01;
/** A part that is thinner has been set to nothing by its formula. */
const NOTHING = 1;

/** More pairs than this are not compared: an article of so many parts is a grid, or a mistake with a message of its own. */
const MAX_PAIRS = 250_000;

/**
 * Warns of parts that nobody would see where they are: far outside the box of their article, or wholly inside another part, or twice in one
 * place.
 *
 * places   the place of each part by `NEUTRO PART`
 */
export function misplacedParts(
  places: ReadonlyMap<string, Place>,
  faults: FaultList,
): (article: EvaluatedArticle) => void {
  /** One example of each part is enough. */
  const warned = new Set<string>();
  return (article) => {
    const warn: Warn = (part, fault, message) => {
      const name = `${article.neutro} ${nameOf(part)}`;
      const place = places.get(name);
      if (place && !warned.has(`${name} ${fault}`)) faults.warn(place, fault, message);
      warned.add(`${name} ${fault}`);
    };
    const located = article.parts.flatMap((part): LocatedPart[] => {
      const bounds = boundsOfPart(part);
      return bounds ? [{ part, bounds }] : [];
    });
    warnOfOutside(located, article, warn);
    warnOfTwins(located, warn);
    warnOfHidden(located, warn);
  };
}

type Warn = (part: Part, fault: string, message: string) => void;
interface LocatedPart {
  readonly part: Part;
  readonly bounds: Bounds;
}

function warnOfOutside(parts: readonly LocatedPart[], article: EvaluatedArticle, warn: Warn): void {
  for (const { part, bounds } of parts) {
    const { by, where } = farthestBeyond(bounds, article.box);
    if (by > limitFor(part, article))
      warn(
        part,
        "W_OUTSIDE",
        `part '${nameOf(part)}' stands ${Math.round(by)} mm out of the article's box ${where}`,
      );
  }
}

function warnOfTwins(parts: readonly LocatedPart[], warn: Warn): void {
  const first = new Map<string, Part>();
  for (const { part } of parts) {
    const key = JSON.stringify([part.solid, part.at, part.rot]);
    const twin = first.get(key);
    if (twin) warn(part, "W_INSIDE", `part '${part.id}' is exactly where '${twin.id}' is already`);
    else first.set(key, part);
  }
}

function warnOfHidden(parts: readonly LocatedPart[], warn: Warn): void {
  const covers = parts.filter(({ part }) => isFull(part));
  if (covers.length * parts.length > MAX_PAIRS) return;
  for (const inner of parts) {
    const cover = covers.find(
      (outer) =>
        outer !== inner &&
        isWithin(inner.bounds, outer.bounds) &&
        !isWithin(outer.bounds, inner.bounds) &&
        !isNothing(inner.bounds),
    );
    if (cover)
      warn(
        inner.part,
        "W_INSIDE",
        `part '${nameOf(inner.part)}' is wholly inside '${nameOf(cover.part)}', where nobody sees it`,
      );
  }
}

/** The id in the file: repeated parts carry a number. */
const nameOf = ({ id }: Part) => id.replace(/#\d+$/, "");

function boundsOfPart({ solid, at, rot }: Part): Bounds | null {
  const own = solidBounds(solid);
  if (!own) return null;
  const corners = [own.min, own.max].flatMap(([x]) =>
    [own.min, own.max].flatMap(([, y]) => [own.min, own.max].map(([, , z]): Vec3 => [x, y, z])),
  );
  return boundsOf(
    corners.map((corner) => {
      const [x, y, z] = rot ? turn3(rot, corner) : corner;
      return [at[0] + x, at[1] + y, at[2] + z];
    }),
  );
}

const SIDES = [
  ["to the left", "to the right"],
  ["below", "above"],
  ["at the back", "at the front"],
] as const;

function farthestBeyond({ min, max }: Bounds, box: Vec3): { readonly by: number; readonly where: string } {
  let farthest: { by: number; where: string } = { by: 0, where: "" };
  for (const axis of [0, 1, 2] as const) {
    if (-min[axis] > farthest.by) farthest = { by: -min[axis], where: SIDES[axis][0] };
    if (max[axis] - box[axis] > farthest.by) farthest = { by: max[axis] - box[axis], where: SIDES[axis][1] };
  }
  return farthest;
}

function limitFor({ grain }: Part, { mount }: EvaluatedArticle): number {
  if (grain === undefined) return OTHER_BEYOND;
  return mount === "wall-opening" ? CASING_BEYOND : PANEL_BEYOND;
}

const isNothing = ({ min, max }: Bounds) =>
  ([0, 1, 2] as const).some((axis) => max[axis] - min[axis] <= NOTHING + SAME);

/** True for a part that fills its bounds and lets nobody look in. */
const isFull = ({ solid, rot, layer }: Part) => solid.type === "box" && !rot && layer !== "glass";

const isWithin = (inner: Bounds, outer: Bounds) =>
  ([0, 1, 2] as const).every(
    (axis) => inner.min[axis] >= outer.min[axis] - SAME && inner.max[axis] <= outer.max[axis] + SAME,
  );
