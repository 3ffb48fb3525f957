import { toRadians, type Vec2 } from "@stanza/geometry";
import { PLAN_LIMITS } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import type { DxfEntity } from "./entities.ts";
import type { DxfFile } from "./read-drawing.ts";
import type { DrawingText } from "./text-entities.ts";

/** A straight line of the plan. Drawing units, X to the right, Z downwards (docs/coordinates.md). */
export interface Stroke {
  readonly layer: string;
  readonly from: Vec2;
  readonly to: Vec2;
  /** The width of a polyline, drawing units; 0: a line. */
  readonly width: number;
  /** Strokes of one closed polyline have the same number. */
  readonly loop?: number;
  /** Strokes of one arc have the same number. */
  readonly curve?: number;
  /** The edge of a filled shape, which `fills` has as a whole. */
  readonly isFill?: true;
}

/** A filled shape by even and odd. Drawing units. */
export interface Fill {
  readonly layer: string;
  readonly rings: readonly (readonly Vec2[])[];
}

/** A whole arc, as doors have them. Its ends are its start and where it turns to. */
export interface Arc {
  readonly layer: string;
  readonly centre: Vec2;
  readonly radius: number;
  readonly start: Vec2;
  readonly end: Vec2;
  /** Degrees, above 0. */
  readonly sweep: number;
  /** The `curve` of its strokes. */
  readonly curve: number;
}

/** A block where it stands: its name and the box around what it draws. */
export interface PlacedBlock {
  readonly name: string;
  readonly layer: string;
  readonly strokes: readonly Stroke[];
}

/** The circle of a curve, where it is one. Radians, growing from its start by `sweep`. */
export interface Circle {
  readonly centre: Vec2;
  readonly radius: number;
  readonly start: number;
  /** Always above 0. */
  readonly sweep: number;
}

export interface FlatDrawing {
  readonly strokes: readonly Stroke[];
  readonly arcs: readonly Arc[];
  readonly blocks: readonly PlacedBlock[];
  readonly fills: readonly Fill[];
  /** The circles by the `curve` of strokes. */
  readonly circles: ReadonlyMap<number, Circle>;
  readonly texts: readonly DrawingText[];
}

/** Plan = m · [x, y] of the file: X stays, Y (up) becomes Z (down) at the outermost. */
interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

const SEEN: Affine = { a: 1, b: 0, c: 0, d: -1, e: 0, f: 0 };
/** Chords of arcs end on multiples of this angle, so that those of two concentric arcs are parallel. */
const CHORD = 7.5;

/** All lines and arcs of the model space, blocks unfolded; blocks in blocks to a depth of 8. */
export function flatten(file: DxfFile, report: PlanReport): FlatDrawing {
  const drawing = new Flattener(file, report);
  drawing.draw(file.entities, SEEN, null, []);
  return drawing;
}

class Flattener implements FlatDrawing {
  readonly strokes: Stroke[] = [];
  readonly arcs: Arc[] = [];
  readonly blocks: PlacedBlock[] = [];
  readonly fills: Fill[] = [];
  readonly circles = new Map<number, Circle>();
  readonly texts: DrawingText[] = [];
  readonly #file: DxfFile;
  readonly #report: PlanReport;
  #numbers = 0;

  constructor(file: DxfFile, report: PlanReport) {
    this.#file = file;
    this.#report = report;
  }

  /** `inherited`: the layer of the insert, which the block's layer 0 takes. */
  draw(
    entities: readonly DxfEntity[],
    seen: Affine,
    inherited: string | null,
    path: readonly string[],
  ): void {
    for (const entity of entities) {
      if (this.strokes.length >= PLAN_LIMITS.maxStrokes) {
        this.#report.add("tooMany");
        return;
      }
      const layer = inherited !== null && entity.layer === "0" ? inherited : entity.layer;
      if (this.#file.layers.get(layer)?.isHidden) continue;
      switch (entity.type) {
        case "line":
          this.#stroke(layer, apply(seen, entity.from), apply(seen, entity.to), 0);
          break;
        case "polyline":
          this.#polyline(layer, entity, seen);
          break;
        case "arc":
          this.#arc(layer, entity, seen);
          break;
        case "paths":
          this.#paths(layer, entity, seen);
          break;
        case "fill":
          this.#fill(layer, entity, seen);
          break;
        case "text":
          if (this.texts.length < PLAN_LIMITS.maxTexts)
            this.texts.push({ text: entity.text, at: apply(seen, entity.at), height: entity.height });
          break;
        case "insert":
          this.#insert(layer, entity, seen, path);
      }
    }
  }

  #stroke(
    layer: string,
    from: Vec2,
    to: Vec2,
    width: number,
    marks: Pick<Stroke, "loop" | "curve" | "isFill"> = {},
  ): void {
    if (from[0] !== to[0] || from[1] !== to[1]) this.strokes.push({ layer, from, to, width, ...marks });
  }

  #polyline(layer: string, entity: DxfEntity & { type: "polyline" }, seen: Affine): void {
    const { points, closed } = entity;
    const width = entity.width * Math.sqrt(Math.abs(determinant(seen)));
    const first = points[0]!.at;
    const last = points.at(-1)!.at;
    const returns = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
    const marks = closed || returns ? { loop: this.#numbers++ } : {};
    const count = closed ? points.length : points.length - 1;
    for (let i = 0; i < count; i++) {
      const { at, bulge } = points[i]!;
      const to = points[(i + 1) % points.length]!.at;
      if (Math.abs(bulge) < 1e-6) this.#stroke(layer, apply(seen, at), apply(seen, to), width, marks);
      else this.#chords(layer, bulgeArc(at, to, bulge), seen, width, marks);
    }
  }

  #arc(layer: string, entity: DxfEntity & { type: "arc" }, seen: Affine): void {
    const { centre, radius, start, sweep } = entity;
    const scale = roundScale(seen);
    if (scale !== null && sweep < 360) {
      this.arcs.push({
        layer,
        centre: apply(seen, centre),
        radius: radius * scale,
        start: apply(seen, onCircle(centre, radius, start)),
        end: apply(seen, onCircle(centre, radius, start + sweep)),
        sweep,
        curve: this.#numbers,
      });
    }
    this.#chords(layer, { centre, radius, start, sweep }, seen, 0, {});
  }

  #paths(layer: string, { paths, isCurve }: DxfEntity & { type: "paths" }, seen: Affine): void {
    for (const path of paths) {
      const marks = isCurve ? { curve: this.#numbers++ } : {};
      for (let i = 1; i < path.length; i++)
        this.#stroke(layer, apply(seen, path[i - 1]!), apply(seen, path[i]!), 0, marks);
    }
  }

  #fill(layer: string, { rings }: DxfEntity & { type: "fill" }, seen: Affine): void {
    const shown = rings.map((ring) =>
      ring.flatMap(({ at, bulge }, i) => {
        const to = ring[(i + 1) % ring.length]!.at;
        const isStraight = Math.abs(bulge) < 1e-6 || (at[0] === to[0] && at[1] === to[1]);
        const points = isStraight ? [at] : arcPoints(bulgeArc(at, to, bulge)).slice(0, -1);
        return points.map((one) => apply(seen, one));
      }),
    );
    this.fills.push({ layer, rings: shown });
    for (const ring of shown) {
      const loop = this.#numbers++;
      for (const [i, at] of ring.entries())
        this.#stroke(layer, at, ring[(i + 1) % ring.length]!, 0, { loop, isFill: true });
    }
  }

  #chords(layer: string, arc: Circular, seen: Affine, width: number, marks: Pick<Stroke, "loop">): void {
    const curve = this.#numbers++;
    const points = arcPoints(arc).map((at) => apply(seen, at));
    const scale = roundScale(seen);
    if (scale !== null) {
      const centre = apply(seen, arc.centre);
      // An arc along which the plan's angles shrink begins at its end.
      const isForward = arc.sweep > 0 === determinant(seen) > 0;
      const first = isForward ? points[0]! : points.at(-1)!;
      const start = Math.atan2(first[1] - centre[1], first[0] - centre[0]);
      this.circles.set(curve, {
        centre,
        radius: arc.radius * scale,
        start,
        sweep: Math.abs(toRadians(arc.sweep)),
      });
    }
    for (let i = 1; i < points.length; i++)
      this.#stroke(layer, points[i - 1]!, points[i]!, width, { ...marks, curve });
  }

  #insert(
    layer: string,
    entity: DxfEntity & { type: "insert" },
    seen: Affine,
    path: readonly string[],
  ): void {
    const name = entity.block.toUpperCase();
    const block = this.#file.blocks.get(name);
    if (!block) {
      this.#report.add("unknownBlocks", 1, entity.block);
      return;
    }
    if (path.length >= PLAN_LIMITS.maxBlockDepth || path.includes(name)) {
      this.#report.add("blocksTooDeep", 1, entity.block);
      return;
    }
    const [cos, sin] = [Math.cos(toRadians(entity.angle)), Math.sin(toRadians(entity.angle))];
    for (let column = 0; column < entity.columns; column++) {
      for (let row = 0; row < entity.rows; row++) {
        const [dx, dy] = [column * entity.spacing[0], row * entity.spacing[1]];
        const [sx, sy] = entity.scale;
        const [bx, by] = [-block.base[0] * sx + dx, -block.base[1] * sy + dy];
        const placed: Affine = {
          a: sx * cos,
          b: sx * sin,
          c: -sy * sin,
          d: sy * cos,
          e: entity.at[0] + bx * cos - by * sin,
          f: entity.at[1] + bx * sin + by * cos,
        };
        const from = this.strokes.length;
        this.draw(block.entities, within(seen, placed), layer, [...path, name]);
        if (path.length === 0)
          this.blocks.push({ name: entity.block, layer, strokes: this.strokes.slice(from) });
        if (this.strokes.length >= PLAN_LIMITS.maxStrokes) return;
      }
    }
  }
}

interface Circular {
  readonly centre: Vec2;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** The arc of a bulge: anticlockwise when it is positive (DXF reference, LWPOLYLINE 42). */
function bulgeArc(from: Vec2, to: Vec2, bulge: number): Circular {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const sweep = 4 * Math.atan(bulge);
  const radius = Math.abs(chord / 2 / Math.sin(sweep / 2));
  const aside = ((1 - bulge * bulge) / (4 * bulge)) * 1;
  const centre: Vec2 = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
  ];
  const start = (Math.atan2(from[1] - centre[1], from[0] - centre[0]) * 180) / Math.PI;
  return { centre, radius, start, sweep: (sweep * 180) / Math.PI };
}

/** Points on an arc from its start to its end, between them on multiples of `CHORD`. */
function arcPoints({ centre, radius, start, sweep }: Circular): readonly Vec2[] {
  const [low, high] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  const places = [low];
  for (let at = (Math.floor(low / CHORD) + 1) * CHORD; at < high - 1e-6; at += CHORD) places.push(at);
  places.push(high);
  return (sweep > 0 ? places : places.toReversed()).map((at) => onCircle(centre, radius, at));
}

const onCircle = (centre: Vec2, radius: number, degrees: number): Vec2 => [
  centre[0] + radius * Math.cos(toRadians(degrees)),
  centre[1] + radius * Math.sin(toRadians(degrees)),
];

const apply = (m: Affine, [x, y]: Vec2): Vec2 => [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f];

const determinant = (m: Affine): number => m.a * m.d - m.b * m.c;

/** Returns the factor by which circles grow; `null` where they become ellipses. */
function roundScale({ a, b, c, d }: Affine): number | null {
  const scale = Math.hypot(a, b);
  const isRound =
    Math.abs(scale - Math.hypot(c, d)) < 1e-3 * scale && Math.abs(a * c + b * d) < 1e-3 * scale * scale;
  return isRound ? scale : null;
}

/** `inner` is given in the frame of `outer`. */
function within(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}
