import { add3, type Solid, turn3, turnAfter, type Vec2, type Vec3 } from "@stanza/geometry";
import type {
  AnchorRule,
  ClearanceRule,
  ErpRule,
  PartRule,
  PlanRule,
  Quantity2,
  Quantity3,
  RepeatRule,
} from "../bundle.ts";
import type {
  Anchor,
  Clearance,
  Direction,
  ErpLine,
  Part,
  PlanPrimitive,
  PriceKey,
} from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition, compileTree } from "../rules/compile.ts";
import { numberText, withoutNoise } from "../rules/functions.ts";
import { RuleError } from "../rules/rule-error.ts";
import { NUM, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import { countSteps, turnSteps } from "../rules/step-count.ts";
import { compileTemplate, slotText } from "../rules/template.ts";
import { compileQuantity } from "./compile-quantity.ts";
import { finite } from "./resolve-number.ts";

const MAX_REPEATS = 200;

/** A piece of the result that can be computed again alone. */
export type Producer<T> = (slots: Slot[]) => readonly T[];

const number = (quantity: Quantity3[number], scope: Scope): Closure<number> => {
  if (typeof quantity === "number") return () => quantity;
  const run = compileQuantity(quantity, scope);
  return (slots) => finite(run(slots));
};

export function compileVec3([x, y, z]: Quantity3, scope: Scope): Closure<Vec3> {
  const [a, b, c] = [number(x, scope), number(y, scope), number(z, scope)];
  return (slots) => [a(slots), b(slots), c(slots)];
}

function compileVec2([x, y]: Quantity2, scope: Scope): Closure<Vec2> {
  const [a, b] = [number(x, scope), number(y, scope)];
  return (slots) => [a(slots), b(slots)];
}

const always = () => true;
const condition = (
  when: Parameters<typeof compileCondition>[0] | undefined,
  scope: Scope,
): Closure<boolean> => (when ? compileCondition(when, scope) : always);

/** Runs `make` once, or for each repetition with its number. Pieces that are `undefined` are left out. */
function repeated<T>(
  rule: { readonly repeat?: RepeatRule },
  scope: Scope,
  make: (inner: Scope) => (slots: Slot[], suffix: string) => T | undefined,
): Producer<T> {
  const { repeat } = rule;
  if (!repeat) {
    const run = make(scope);
    return (slots) => {
      const item = run(slots, "");
      return item === undefined ? [] : [item];
    };
  }
  // Checking the condition first makes a turn that is left out almost free.
  const more = turnSteps(scope, rule) - 1;
  if ("over" in repeat) {
    const list = compileTree({ op: "name", name: repeat.over }, scope);
    const inner = withLocal(scope, repeat.as, list.type.kind === "list" ? list.type.of : NUM);
    const items = list.run as Closure<readonly Slot[]>;
    const run = make(inner);
    return (slots) => {
      const all: T[] = [];
      for (const [i, item] of items(slots).entries()) {
        countSteps(slots, 1);
        slots[inner.slot] = item;
        const made = run(slots, `#${i + 1}`);
        if (made !== undefined) all.push(made);
        if (made !== undefined && more > 0) countSteps(slots, more);
      }
      return all;
    };
  }
  const [from, to] = [number(repeat.from, scope), number(repeat.to, scope)];
  const inner = withLocal(scope, repeat.as, NUM);
  const run = make(inner);
  return (slots) => {
    const first = Math.ceil(withoutNoise(from(slots)));
    const last = Math.floor(withoutNoise(to(slots)));
    if (last - first >= MAX_REPEATS) throw new RuleError("E_STEPS", `more than ${MAX_REPEATS} repetitions`);
    const all: T[] = [];
    for (let n = first; n <= last; n++) {
      countSteps(slots, 1);
      slots[inner.slot] = n;
      const made = run(slots, `#${n - first + 1}`);
      if (made !== undefined) all.push(made);
      if (made !== undefined && more > 0) countSteps(slots, more);
    }
    return all;
  };
}

/** Compiles one part. A part without size in one direction does not exist; a negative size is a mistake of the rule. */
export function compilePart(rule: PartRule, scope: Scope): Producer<Part> {
  return repeated(rule, scope, (inner) => {
    const when = condition(rule.when, inner);
    const solid = compileSolid(rule, inner);
    const at = compileVec3(rule.at, inner);
    const rot = rule.rot && compileVec3(rule.rot, inner);
    const inArticle = rule.frames && compileFrames(rule.frames, inner);
    const material = compileTemplate(rule.material, inner);
    const open = rule.open && compileOpen(rule.open, inner);
    const { id, layer } = rule;
    const facts = { layer, ...panelFacts(rule), ...(rule.name ? { name: rule.name } : {}) };
    const still: Draft<Part> = { id, solid: NO_SOLID, at: ORIGIN, material: "", ...facts };
    const turned: Draft<Part> = { id, solid: NO_SOLID, at: ORIGIN, rot: ORIGIN, material: "", ...facts };
    return (slots, suffix) => {
      if (!when(slots)) return undefined;
      const shape = solid(slots);
      if (!shape) return undefined;
      const own = at(slots);
      const ownTurn = rot?.(slots);
      const place = inArticle
        ? inArticle(slots, ownTurn ? { at: own, rot: ownTurn } : { at: own })
        : undefined;
      const turn = place ? place.rot : ownTurn;
      const part = turn ? { ...turned } : { ...still };
      if (suffix !== "") part.id = id + suffix;
      part.solid = shape;
      part.at = place ? place.at : own;
      if (turn) part.rot = turn;
      part.material = material(slots);
      const motion = open?.(slots, suffix);
      if (motion) part.open = motion;
      return part;
    };
  });
}

/** Copying a whole piece and filling in what varies costs a third of a literal with spreads. */
type Draft<T> = { -readonly [F in keyof T]: T[F] };
const ORIGIN: Vec3 = [0, 0, 0];
const NO_SOLID: Solid = { type: "box", size: ORIGIN };

/** The facts that make a part a board: every panel is one, and an extrusion that says so. */
function panelFacts(rule: PartRule): Pick<Part, "grain" | "cut" | "edges"> {
  if (rule.type === "panel")
    return { grain: rule.grain, cut: rule.cut, ...(rule.edges ? { edges: rule.edges } : {}) };
  return rule.type === "extrusion" && rule.cut ? { grain: rule.grain ?? "none", cut: true } : {};
}

/** Compiles the motion of a part. A part does not open when the part that leads it is missing. */
function compileOpen(
  { kind, of, ...rule }: NonNullable<PartRule["open"]>,
  scope: Scope,
): (slots: Slot[], suffix: string) => Part["open"] {
  const axis = compileTemplate(rule.axis, scope);
  const amount = number(rule.amount, scope);
  const towards = rule.towards && compileTemplate(rule.towards, scope);
  const leads = condition(of?.when, scope);
  return (slots, suffix) => {
    if (!leads(slots)) return undefined;
    const motion: Draft<NonNullable<Part["open"]>> = { kind, axis: axis(slots), amount: amount(slots) };
    const direction = towards && directionOf(towards(slots));
    if (direction) motion.towards = direction;
    if (of) motion.of = of.part + (of.isRepeated ? suffix : "");
    return motion;
  };
}

const DIRECTIONS: readonly Direction[] = ["x", "-x", "y", "-y", "z", "-z"];

/** Reads a direction; any other text counts as none, which means the front. */
const directionOf = (text: string): Direction | undefined =>
  DIRECTIONS.find((direction) => direction === text);

/** Converts the place of a part from the turned frames of its macros to the article's frame. */
function compileFrames(
  frames: NonNullable<PartRule["frames"]>,
  scope: Scope,
): (slots: Slot[], place: Pick<Part, "at" | "rot">) => Pick<Part, "at" | "rot"> {
  const compiled = frames.map(({ at, rot }) => ({
    at: compileVec3(at, scope),
    rot: compileVec3(rot, scope),
  }));
  // Sines of odd angles may differ in their last bit between machines.
  const clean = ([x, y, z]: Vec3): Vec3 => [withoutNoise(x) + 0, withoutNoise(y) + 0, withoutNoise(z) + 0];
  return (slots, place) => {
    let at = place.at;
    let turned = place.rot ?? [0, 0, 0];
    for (const frame of compiled) {
      const rot = frame.rot(slots);
      at = add3(turn3(rot, at), frame.at(slots));
      turned = turnAfter(rot, turned);
    }
    const rot = clean(turned);
    return { at: clean(at), ...(rot.some((angle) => angle !== 0) ? { rot } : {}) };
  };
}

function compileSolid(rule: PartRule, scope: Scope): Closure<Solid | undefined> {
  switch (rule.type) {
    case "panel":
    case "box": {
      const size = compileVec3(rule.size, scope);
      return (slots) => {
        const extent = size(slots);
        return exists(extent) ? { type: "box", size: extent } : undefined;
      };
    }
    case "cylinder": {
      const [radius, height] = [number(rule.radius, scope), number(rule.height, scope)];
      const { axis } = rule;
      return (slots) => {
        const [r, h] = [radius(slots), height(slots)];
        return exists([r, h]) ? { type: "cylinder", radius: r, height: h, axis } : undefined;
      };
    }
    case "revolution": {
      const profile = rule.profile.map((point) => compileVec2(point, scope));
      const { axis } = rule;
      return (slots) => {
        const points = profile.map((point) => point(slots));
        // A point on the axis is a tip; a negative radius is a mistake of the rule.
        const isThere = exists([Math.max(...points.map(([radius]) => radius))]);
        for (const [radius] of points)
          if (radius < 0) throw new RuleError("E_NUMBER", `radius ${numberText(radius)}`);
        return isThere ? { type: "revolution", profile: points, axis } : undefined;
      };
    }
    case "extrusion": {
      const profile = rule.profile.map((point) => compileVec2(point, scope));
      const length = number(rule.length, scope);
      const { axis } = rule;
      return (slots) => {
        const along = length(slots);
        if (!exists([along])) return undefined;
        return { type: "extrusion", profile: profile.map((point) => point(slots)), length: along, axis };
      };
    }
    case "mesh": {
      const file = compileTemplate(rule.file, scope);
      const size = rule.size && compileVec3(rule.size, scope);
      const mirror = rule.mirror ? compileCondition(rule.mirror, scope) : () => false;
      return (slots) => {
        const extent = size?.(slots);
        if (extent && !exists(extent)) return undefined;
        return {
          type: "mesh",
          file: file(slots),
          ...(extent ? { size: extent } : {}),
          mirror: mirror(slots),
        };
      };
    }
  }
}

function exists(extent: readonly number[]): boolean {
  let isThere = true;
  for (const value of extent) {
    if (value < 0) throw new RuleError("E_NUMBER", `size ${numberText(value)}`);
    if (!(value > 0)) isThere = false;
  }
  return isThere;
}

/** Compiles the weight, kg. A negative weight is a mistake of the rule. */
export function compileWeight(rule: Quantity3[number], scope: Scope): Producer<number> {
  const weight = number(rule, scope);
  return (slots) => {
    const kilograms = withoutNoise(weight(slots));
    if (kilograms < 0) throw new RuleError("E_NUMBER", `weight ${numberText(kilograms)}`);
    return [kilograms];
  };
}

export function compileAnchor(rule: AnchorRule, scope: Scope): Producer<Anchor> {
  const when = condition(rule.when, scope);
  const at = compileVec3(rule.at, scope);
  const size = rule.size && compileVec2(rule.size, scope);
  const dist = rule.dist === undefined ? undefined : number(rule.dist, scope);
  const { id, kind, dir } = rule;
  const draft: Draft<Anchor> = {
    id,
    kind,
    at: ORIGIN,
    dir,
    ...(size ? { size: NO_SIZE } : {}),
    ...(rule.accepts ? { accepts: rule.accepts } : {}),
    ...(dist ? { dist: 0 } : {}),
  };
  return (slots) => {
    if (!when(slots)) return NONE;
    const anchor = { ...draft };
    anchor.at = at(slots);
    if (size) anchor.size = size(slots);
    if (dist) anchor.dist = dist(slots);
    return [anchor];
  };
}

const NO_SIZE: Vec2 = [0, 0];
const NONE: readonly never[] = [];

export function compilePlan(rule: PlanRule, scope: Scope): Producer<PlanPrimitive> {
  const when = condition(rule.when, scope);
  const points = rule.points.map((point) => compileVec2(point, scope));
  const optional = (quantity: PlanRule["radius"]) =>
    quantity === undefined ? undefined : number(quantity, scope);
  const [radius, start, end] = [optional(rule.radius), optional(rule.startAngle), optional(rule.endAngle)];
  const text = rule.text && compileTemplate(rule.text, scope);
  const { type, style } = rule;
  const draft: Draft<PlanPrimitive> = {
    type,
    points: [],
    ...(radius ? { radius: 0 } : {}),
    ...(start ? { startAngle: 0 } : {}),
    ...(end ? { endAngle: 0 } : {}),
    ...(text ? { text: "" } : {}),
    style,
  };
  return (slots) => {
    if (!when(slots)) return NONE;
    const primitive = { ...draft };
    primitive.points = points.map((point) => point(slots));
    if (radius) primitive.radius = radius(slots);
    if (start) primitive.startAngle = start(slots);
    if (end) primitive.endAngle = end(slots);
    if (text) primitive.text = text(slots);
    return [primitive];
  };
}

export function compileClearance(rule: ClearanceRule, scope: Scope): Producer<Clearance> {
  const when = condition(rule.when, scope);
  const [at, size] = [compileVec3(rule.at, scope), compileVec3(rule.size, scope)];
  const { id, severity, because } = rule;
  return (slots) => (when(slots) ? [{ id, at: at(slots), size: size(slots), severity, because }] : NONE);
}

/** Compiles one ERP line. ASSUMED: a line whose quantity is 0 or less does not exist. Quantities keep 6 decimals. */
export function compileErp(
  rule: ErpRule,
  scope: Scope,
  variant: (code: string, slots: Slot[]) => string | undefined,
): Producer<ErpLine> {
  return repeated(rule, scope, (inner) => {
    const when = condition(rule.when, inner);
    const code = compileTemplate(rule.code, inner);
    const quantity = number(rule.quantity, inner);
    const price = compilePrice(rule, inner);
    const extra = rule.extra.map((entry) => ({ code: entry.code, text: compileTemplate(entry.text, inner) }));
    const { id, description, unit, level, variables, surcharges, discountable } = rule;
    return (slots, suffix) => {
      if (!when(slots)) return undefined;
      const amount = withoutNoise(quantity(slots));
      if (amount <= 0) return undefined;
      const variants: (readonly [string, string])[] = [];
      for (const name of variables) {
        const text = variant(name, slots);
        if (text !== undefined) variants.push([name, text]);
      }
      for (const entry of extra) variants.push([entry.code, entry.text(slots)]);
      return {
        id: id + suffix,
        code: code(slots),
        description,
        quantity: amount,
        unit,
        level,
        variants,
        price: price(slots),
        surcharges,
        discountable,
      };
    };
  });
}

function compilePrice({ price }: ErpRule, scope: Scope): Closure<PriceKey> {
  switch (price.kind) {
    case "none":
      return () => price;
    case "item": {
      const item = compileTemplate(price.item, scope);
      return (slots) => ({ kind: "item", item: item(slots) });
    }
    case "matrix": {
      const keys = price.keys.map((key) => compileTree(key.tree, scope).run);
      const { matrix } = price;
      return (slots) => ({ kind: "matrix", matrix, keys: keys.map((key) => slotText(key(slots))) });
    }
  }
}
