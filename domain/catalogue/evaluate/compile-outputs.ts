import type { Vec2 } from "@stanza/geometry";
import type { AnchorRule, ClearanceRule, ErpRule, PlanRule } from "../bundle.ts";
import type { Anchor, Clearance, ErpLine, PlanPrimitive, PriceKey } from "../evaluated-article.ts";
import type { Quantity3 } from "../quantity.ts";
import type { Closure } from "../rules/closure.ts";
import { compileTree } from "../rules/compile.ts";
import { numberText, withoutNoise } from "../rules/functions.ts";
import { RuleError } from "../rules/rule-error.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import { compileTemplate, slotText } from "../rules/template.ts";
import {
  compileVec2,
  compileVec3,
  condition,
  number,
  ORIGIN,
  type Producer,
  repeated,
  single,
} from "./compile-pieces.ts";
import type { Draft } from "./draft.ts";

/** Compiles the weight, kg. A negative weight is a mistake of the rule. */
export function compileWeight(rule: Quantity3[number], scope: Scope): Producer<number> {
  const weight = number(rule, scope);
  return single((slots) => {
    const kilograms = withoutNoise(weight(slots));
    if (kilograms < 0) throw new RuleError("E_NUMBER", `weight ${numberText(kilograms)}`);
    return kilograms;
  });
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
  return single((slots) => {
    if (!when(slots)) return undefined;
    const anchor = { ...draft };
    anchor.at = at(slots);
    if (size) anchor.size = size(slots);
    if (dist) anchor.dist = dist(slots);
    return anchor;
  });
}

const NO_SIZE: Vec2 = [0, 0];

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
  return single((slots) => {
    if (!when(slots)) return undefined;
    const primitive = { ...draft };
    primitive.points = points.map((point) => point(slots));
    if (radius) primitive.radius = radius(slots);
    if (start) primitive.startAngle = start(slots);
    if (end) primitive.endAngle = end(slots);
    if (text) primitive.text = text(slots);
    return primitive;
  });
}

export function compileClearance(rule: ClearanceRule, scope: Scope): Producer<Clearance> {
  const when = condition(rule.when, scope);
  const [at, size] = [compileVec3(rule.at, scope), compileVec3(rule.size, scope)];
  const { id, severity, because } = rule;
  return single((slots) =>
    when(slots) ? { id, at: at(slots), size: size(slots), severity, because } : undefined,
  );
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
