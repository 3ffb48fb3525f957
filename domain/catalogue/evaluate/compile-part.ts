import { add3, type Solid, turn3, turnAfter, type Vec3 } from "@stanza/geometry";
import type { PartRule } from "../bundle.ts";
import type { Direction, Part } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import { numberText, withoutNoise } from "../rules/functions.ts";
import { RuleError } from "../rules/rule-error.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import { compileTemplate } from "../rules/template.ts";
import {
  compileVec2,
  compileVec3,
  condition,
  number,
  ORIGIN,
  type Producer,
  repeated,
} from "./compile-pieces.ts";
import type { Draft } from "./draft.ts";

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
  // Arrays of whole and of broken numbers meet here, for which an iterator would be made each time.
  for (let i = 0; i < extent.length; i++) {
    const value = extent[i]!;
    if (value < 0) throw new RuleError("E_NUMBER", `size ${numberText(value)}`);
    if (!(value > 0)) isThere = false;
  }
  return isThere;
}
