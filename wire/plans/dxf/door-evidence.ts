import { add2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { OpeningKind } from "../imported-plan.ts";
import type { OpeningSpot } from "../spaces/hang-openings.ts";
import { LineGrid } from "../spaces/line-grid.ts";
import type { Arc, FlatDrawing, PlacedBlock, Stroke } from "./flatten.ts";

/** Leaf widths, mm, and turns, degrees, of arcs that are doors. */
const LEAF = { least: 450, most: 1500 } as const;
const TURN = { least: 40, most: 110 } as const;
/** Words for doors and windows in layer and block names. */
export const DOOR_WORDS =
  /door|porta|port[ae]?\b|puerta|t[uü]e?r(?:en|e)?\b|deur|d[öo]r\b|drzwi|двер|ovi\b|кап|vrata/i;
export const WINDOW_WORDS =
  /window|windows|wind?\b|win[-_\s\d]|glaz|glass|glas\b|fen[êe]tre|fen\b|fenster|finestr|infiss|serrament|ventana|janela|raam|okn|окн|vitr|verglas/i;

/** Height and sill of openings, which a plan does not say, mm. ASSUMED: usual ones, chosen by Stanza. */
export const OPENING_HEIGHTS: Readonly<
  Record<OpeningKind, { readonly height: number; readonly elevation: number }>
> = {
  door: { height: 2100, elevation: 0 },
  window: { height: 1300, elevation: 900 },
  passage: { height: 2100, elevation: 0 },
};
/** Height and sill of a wall that is nothing but glass, mm. ASSUMED. */
export const GLAZED_HEIGHTS = { height: 2250, elevation: 0 } as const;

/** The greatest length of a line that belongs to a window, mm. */
const WIDEST_LINE = 6_000;

interface Line {
  readonly from: Vec2;
  readonly to: Vec2;
}

/** The lines and arcs of a drawing that may show doors and windows, millimetres. */
export interface Evidence {
  readonly doors: readonly Arc[];
  readonly windowLines: readonly Line[];
  /** Straight lines on all layers that have no walls. */
  readonly others: LineGrid<Line>;
  readonly blocks: readonly {
    readonly kind: OpeningKind;
    readonly name: string;
    readonly points: readonly Vec2[];
  }[];
}

/**
 * Doors are arcs of about a quarter turn with the radius of a leaf; windows are lines on layers with such a name, or in such a block.
 *
 * wallLayers   lines on these are walls, nothing else
 * drawn        windows that are drawn on them nevertheless, mm
 */
export function evidenceOf(
  drawing: FlatDrawing,
  wallLayers: ReadonlySet<string>,
  drawn: readonly Line[],
  mm: number,
): Evidence {
  const doors = drawing.arcs.flatMap((arc): Arc[] => {
    const radius = arc.radius * mm;
    const { centre, start, end } = arc;
    if (!isDoorArc({ radius, sweep: arc.sweep })) return [];
    return [{ ...arc, radius, centre: scale2(centre, mm), start: scale2(start, mm), end: scale2(end, mm) }];
  });
  const inMm = ({ from, to }: Stroke) => ({ from: scale2(from, mm), to: scale2(to, mm) });
  const onLayers = drawing.strokes.filter(({ layer }) => !wallLayers.has(layer) && WINDOW_WORDS.test(layer));
  const blocks = drawing.blocks.flatMap((block) => {
    const kind = kindOfBlock(block);
    return kind && block.strokes.length > 0
      ? [{ kind, name: block.name, points: block.strokes.flatMap((one) => Object.values(inMm(one))) }]
      : [];
  });
  const inBlocks = drawing.blocks.flatMap((block) => (kindOfBlock(block) === "window" ? block.strokes : []));
  const others = new LineGrid<Line>(2000);
  for (const stroke of drawing.strokes) {
    if (wallLayers.has(stroke.layer) || stroke.curve !== undefined) continue;
    const line = inMm(stroke);
    if (distance2(line.from, line.to) <= WIDEST_LINE) others.add(line, line);
  }
  const windowLines = [...[...new Set([...onLayers, ...inBlocks])].map(inMm), ...drawn];
  return { doors, windowLines, others, blocks };
}

/** Returns true when an arc, mm and degrees, can be a door. */
export const isDoorArc = ({ radius, sweep }: Pick<Arc, "radius" | "sweep">): boolean =>
  radius >= LEAF.least && radius <= LEAF.most && sweep >= TURN.least && sweep <= TURN.most;

/** Returns true when the name of a block says that it is a door or a window. */
export const isNamedOpening = (name: string): boolean => WINDOW_WORDS.test(name) || DOOR_WORDS.test(name);

function kindOfBlock({ name }: PlacedBlock): OpeningKind | null {
  if (WINDOW_WORDS.test(name)) return "window";
  return DOOR_WORDS.test(name) ? "door" : null;
}

/** A stretch of wall that may be open, mm. */
export interface Gap {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly thickness: number;
}

/** Returns the opening in a gap between two walls; `null`: the drawing shows nothing. Arcs that are taken are added to `taken`. */
export function openingIn(gap: Gap, evidence: Evidence, taken: Set<Arc>): OpeningSpot | null {
  const width = distance2(gap.from, gap.to);
  const along = unit2(sub2(gap.to, gap.from));
  const middle: Vec2 = [(gap.from[0] + gap.to[0]) / 2, (gap.from[1] + gap.to[1]) / 2];
  const reach = gap.thickness / 2 + 150;
  const hinged = evidence.doors.filter((arc) => {
    const atEnd = [gap.from, gap.to].some((end) => isBeside(arc.centre, end, along, reach));
    return atEnd && arc.radius <= width * 1.15 && arc.radius >= width * 0.35;
  });
  const [first, second] = hinged;
  const named = blockIn(middle, gap, evidence)?.kind;
  for (const arc of hinged) taken.add(arc);
  // Windows have leaves too: a block that says it is one, is.
  if (first && named !== "window") {
    return doorSpot(first, middle, along, width, second !== undefined && first.radius < width * 0.7 ? 2 : 1);
  }
  const isWindow = evidence.windowLines.some((line) => isAcross(line, gap, along, width));
  const kind = isWindow ? "window" : (named ?? (hasGlass(gap, evidence, along, width) ? "window" : null));
  return kind === null
    ? null
    : { kind, at: middle, along, width, ...OPENING_HEIGHTS[kind], leaves: width > 1150 ? 2 : 1 };
}

/** Near an end of the gap along it, and within the wall across it. */
function isBeside(at: Vec2, end: Vec2, along: Vec2, reach: number): boolean {
  const from = sub2(at, end);
  return Math.abs(dot2(from, along)) < 160 && Math.abs(dot2(from, [-along[1], along[0]])) < reach;
}

/** A line of a window lies along the gap, within its wall, over most of it. */
function isAcross(line: Line, gap: Gap, along: Vec2, width: number): boolean {
  const [a, b] = [sub2(line.from, gap.from), sub2(line.to, gap.from)];
  const across: Vec2 = [-along[1], along[0]];
  const reach = gap.thickness / 2 + 60;
  if (Math.abs(dot2(a, across)) > reach || Math.abs(dot2(b, across)) > reach) return false;
  const [s, t] = [dot2(a, along), dot2(b, along)];
  return Math.min(width, Math.max(s, t)) - Math.max(0, Math.min(s, t)) > 0.5 * width;
}

/** Two lines or more on whatever layer that run from one side of the gap to the other, no further, are a window. */
function hasGlass(gap: Gap, evidence: Evidence, along: Vec2, width: number): boolean {
  const offsets = evidence.others.near(gap, gap.thickness / 2).flatMap((line) => {
    const length = distance2(line.from, line.to);
    if (length < 0.8 * width || length > 1.15 * width || !isAcross(line, gap, along, width)) return [];
    if (Math.abs(dot2(unit2(sub2(line.to, line.from)), along)) < 0.99) return [];
    return Math.round(dot2(sub2(line.from, gap.from), [-along[1], along[0]]) / 10);
  });
  return new Set(offsets).size >= 2;
}

function blockIn(middle: Vec2, gap: Gap, evidence: Evidence): Evidence["blocks"][number] | undefined {
  const reach = Math.max(300, gap.thickness);
  return evidence.blocks.find(({ points }) => {
    const [x0, x1] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [z0, z1] = [Math.min(...points.map(([, z]) => z)), Math.max(...points.map(([, z]) => z))];
    const isNear =
      middle[0] > x0 - reach && middle[0] < x1 + reach && middle[1] > z0 - reach && middle[1] < z1 + reach;
    return isNear && x1 - x0 < 6000 && z1 - z0 < 6000;
  });
}

/** A door whose arc is known: which way the leaf stands open says the side, its centre the hinges. */
export function doorSpot(arc: Arc, middle: Vec2, along: Vec2, width: number, leaves: 1 | 2): OpeningSpot {
  const fromHinge = sub2(arc.centre, middle);
  const [a, b] = [sub2(arc.start, arc.centre), sub2(arc.end, arc.centre)];
  const open = Math.abs(dot2(a, along)) < Math.abs(dot2(b, along)) ? a : b;
  return {
    kind: "door",
    at: middle,
    along,
    width,
    ...OPENING_HEIGHTS.door,
    leaves,
    ...(leaves === 1 ? { towardsHinge: scale2(along, dot2(fromHinge, along)) } : {}),
    towardsSwing: open,
  };
}

/** Returns the end of an arc's closed leaf when its wall runs along `along`: the end that lies on the wall's line. */
export function closedEnd(arc: Arc, along: Vec2): Vec2 | null {
  for (const end of [arc.start, arc.end]) {
    const leaf = sub2(end, arc.centre);
    if (Math.abs(dot2(leaf, along)) > 0.97 * arc.radius) return end;
  }
  return null;
}

export const middleOf = (a: Vec2, b: Vec2): Vec2 => scale2(add2(a, b), 0.5);
