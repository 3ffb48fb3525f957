import {
  type Expression,
  type ExpressionTree,
  formatFormula,
  type PartRule,
  type Quantity,
  type Quantity3,
  suggest,
  type TextTemplate,
} from "@stanza/catalogue";
import { type ArticleReferences, checkMaterial } from "../articles/article-parts.ts";
import type { ReadPart } from "../articles/read-part.ts";
import type { FormulaReader } from "../rules/formulas.ts";
import { mapFormulas, substitute, TooLarge } from "../rules/substitute.ts";
import type { AuthoredMacroUse } from "../schema/article-schema.ts";
import type { Source } from "../source/yaml-source.ts";
import type { Macro, ParameterType } from "./macro.ts";

/**
 * The parts of one use of a macro: ids are `use-part`, positions and turns relative to the use, and parameters are replaced by the use's
 * values (`num` and `bool`: a formula of the article, `str`: a text with formulas inside).
 */
export function expandMacro(
  use: AuthoredMacroUse,
  source: Source,
  outer: FormulaReader,
  refs: ArticleReferences,
  macros: ReadonlyMap<string, Macro | undefined>,
): readonly ReadPart[] {
  const { faults } = refs;
  const macro = macros.get(use.macro);
  const { rule: repeat, inner: reader } = outer.repeat(use.repeat, source, ["repeat"]);
  if (!macro) {
    if (!macros.has(use.macro))
      faults.add(
        source.at(["macro"]),
        "E_NAME",
        `there is no macro '${use.macro}'`,
        suggest(use.macro, macros.keys()),
      );
    return [];
  }
  const values = argumentsOf(use, source, macro, reader, refs);
  const when = use.when === undefined ? undefined : reader.condition(use.when, source, ["when"]);
  const at = reader.quantity3(use.at, source, ["at"]);
  const rot = use.rot && reader.quantity3(use.rot, source, ["rot"]);
  const material =
    use.material === undefined ? undefined : reader.template(use.material, source, ["material"]);
  if (!values) return [];
  try {
    for (const { code, formula } of macro.calculations) values.set(code, substitute(formula.tree, values));
    return macro.parts.map(({ own, rule, follows }): ReadPart => {
      const inner = mapFormulas(rule, (tree) => substitute(tree, values));
      if (use.repeat && inner.repeat)
        faults.add(
          source.at(["repeat"]),
          "E_SHAPE",
          `${macro.code} repeats its part '${rule.id}' already; a repetition holds no other`,
        );
      const condition = both(when, inner.when);
      const expanded: PartRule = {
        ...inner,
        id: `${use.id}-${rule.id}`,
        ...placed(inner, at, rot),
        layer: own.layer ? inner.layer : (use.layer ?? "carcass"),
        material: own.material ? inner.material : (material ?? inner.material),
        ...(condition ? { when: condition } : {}),
        ...repeat,
      };
      checkMaterial(expanded.material, source.at(), refs);
      const leader = follows ? `${use.id}-${follows.id}` : inner.open ? undefined : use.open?.with;
      return {
        rule: expanded,
        place: source.at(["id"]),
        own: {
          material: own.material || use.material !== undefined,
          layer: own.layer || use.layer !== undefined,
        },
        ...(leader === undefined ? {} : { follows: { id: leader, place: source.at(["open"]) } }),
      };
    });
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    faults.add(source.at(), "E_SHAPE", `what is put into ${macro.code} makes its formulas too large`);
    return [];
  }
}

/** The value of each parameter; `undefined` after reporting a missing one. */
function argumentsOf(
  use: AuthoredMacroUse,
  source: Source,
  macro: Macro,
  reader: FormulaReader,
  { faults }: ArticleReferences,
): Map<string, ExpressionTree> | undefined {
  for (const code of Object.keys(use.with))
    if (!macro.parameters.has(code))
      faults.add(
        source.key(["with", code]),
        "E_NAME",
        `macro ${macro.code} has no parameter '${code}' (${[...macro.parameters.keys()].join(", ")})`,
        suggest(code, macro.parameters.keys()),
      );
  const values = new Map<string, ExpressionTree>();
  let complete = true;
  for (const [code, { type, otherwise }] of macro.parameters) {
    const given = use.with[code] ?? otherwise;
    if (given === undefined) {
      faults.add(source.at(["macro"]), "E_SHAPE", `macro ${macro.code} needs '${code}'`);
      complete = false;
    } else values.set(code, argument(given, type, source, ["with", code], reader));
  }
  return complete ? values : undefined;
}

function argument(
  given: number | string | boolean,
  type: ParameterType,
  source: Source,
  path: readonly string[],
  reader: FormulaReader,
): ExpressionTree {
  if (type === "str") return templateTree(reader.template(String(given), source, path), reader);
  return reader.formula(String(given), type, source, path).tree;
}

/** A text with formulas inside as one formula; numbers in it are formatted as `text(…)` does. */
function templateTree(template: TextTemplate, reader: FormulaReader): ExpressionTree {
  const pieces = template.map((piece): ExpressionTree => {
    if (typeof piece === "string") return { op: "literal", value: piece };
    const { tree } = piece.formula;
    switch (reader.typeOf(tree)) {
      case "num":
        return { op: "call", name: "text", args: [tree] };
      case "bool":
        return {
          op: "choose",
          when: tree,
          yes: { op: "literal", value: "1" },
          no: { op: "literal", value: "0" },
        };
      default:
        return tree;
    }
  });
  return (
    pieces.reduce<ExpressionTree | undefined>(
      (left, right) => (left ? { op: "+", left, right } : right),
      undefined,
    ) ?? { op: "literal", value: "" }
  );
}

function both(a: Expression | undefined, b: Expression | undefined): Expression | undefined {
  return a && b ? expression({ op: "&&", left: a.tree, right: b.tree }) : (a ?? b);
}

/** Puts a part into a use: a turned use gives it a frame, an unturned one moves the part or its frame. */
function placed(
  { at, frames = [] }: PartRule,
  by: Quantity3,
  rot: Quantity3 | undefined,
): Pick<PartRule, "at" | "frames"> {
  if (rot) return { at, frames: [...frames, { at: by, rot }] };
  const outermost = frames.at(-1);
  if (!outermost) return { at: moved(at, by) };
  return { at, frames: [...frames.slice(0, -1), { ...outermost, at: moved(outermost.at, by) }] };
}

const moved = ([x, y, z]: Quantity3, [dx, dy, dz]: Quantity3): Quantity3 => [
  plus(dx, x),
  plus(dy, y),
  plus(dz, z),
];

function plus(a: Quantity, b: Quantity): Quantity {
  if (typeof a === "number" && typeof b === "number") return a + b;
  if (a === 0) return b;
  if (b === 0) return a;
  return expression({ op: "+", left: treeOf(a), right: treeOf(b) });
}

const treeOf = (quantity: Quantity): ExpressionTree =>
  typeof quantity === "number"
    ? quantity < 0
      ? { op: "negate", of: { op: "literal", value: -quantity } }
      : { op: "literal", value: quantity }
    : quantity.tree;

const expression = (tree: ExpressionTree): Expression => ({ source: formatFormula(tree), tree });
