import {
  type ArticleRule,
  type Catalogue,
  dependencies,
  emptyScope,
  type LookupTable,
  NUM,
  type OptionList,
  parseRecords,
  type RuleType,
  ruleOrder,
  type Scope,
  type VariableRule,
  variableType,
  withLocal,
} from "@stanza/catalogue";
import { readVariable, shapeOnly, staticRange } from "../declarations/variables.ts";
import type { Macro } from "../macros/macro.ts";
import { checkFormula } from "../rules/check.ts";
import { FormulaReader } from "../rules/formulas.ts";
import { parseFormula } from "../rules/parse.ts";
import type { AuthoredArticle } from "../schema/article-schema.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import { type Source, within, type YamlFile } from "../source/yaml-source.ts";
import { type ArticleReferences, readAnchor, readClearance, readErp, readPlan } from "./article-parts.ts";
import { readCloset } from "./read-closet.ts";
import { type ConstraintContext, readConstraints } from "./read-constraints.ts";
import { readGroups } from "./read-groups.ts";
import { readParts } from "./read-parts.ts";
import type { ShapedArticle } from "./shape-articles.ts";

export interface ArticleContext extends ArticleReferences, ConstraintContext {
  readonly tables: ReadonlyMap<string, LookupTable>;
  readonly lists: Readonly<Record<string, OptionList>>;
  readonly dclasses: ReadonlySet<string>;
  readonly headerCodes: ReadonlySet<string>;
  /** Macros by code; `undefined` for one with mistakes in it. */
  readonly macros: ReadonlyMap<string, Macro | undefined>;
}

export interface ReadArticle {
  readonly rule: ArticleRule;
  readonly file: YamlFile;
  /** Reads every formula about the article. */
  readonly reader: FormulaReader;
  /** The place of each name that is declared in the article, by its code. */
  readonly places: ReadonlyMap<string, Place>;
  /** The place of each part by its id; the parts of a macro stand where it is used. */
  readonly partPlaces: ReadonlyMap<string, Place>;
  /** The place of each ERP line in the file. */
  readonly erpPlaces: readonly Source[];
}

/** Checks a whole article whose shape is sound, and turns it into its rule. */
export function readArticle(
  { authored, variables, file, unknown }: ShapedArticle,
  context: ArticleContext,
): ReadArticle {
  const { faults, texts } = context;
  const places = new Map<string, Place>();
  const declare = (code: string, place: Place) => {
    if (places.has(code)) faults.add(place, "E_DUPLICATE", `'${code}' is declared twice in the article`);
    else if (context.tables.has(code)) faults.add(place, "E_DUPLICATE", `'${code}' is a table already`);
    else places.set(code, place);
  };
  for (const { authored: variable, source } of variables) declare(variable.cod, source.at(["cod"]));
  for (const code of Object.keys(authored.const)) declare(code, file.key(["const", code]));
  for (const code of Object.keys(authored.calc)) declare(code, file.key(["calc", code]));

  let scope: Scope = emptyScope(context.tables, {
    has: (name) => unknown.has(name) || faults.unknown.has(name),
  });
  for (const variable of variables)
    scope = withLocal(scope, variable.authored.cod, variableType(shapeOnly(variable), context.lists));
  for (const code of Object.keys(authored.const)) scope = withLocal(scope, code, NUM);
  scope = withCalculations(scope, authored.calc);
  const reader = new FormulaReader(scope, faults);

  const description = texts.read(authored.des, file.at(["des"]));
  const groups = new Set([...authored.groups.map((group) => group.cod), ...unknown]);
  const ranges = new Map(
    variables.flatMap((variable) => {
      const range = staticRange(variable);
      return range ? [[variable.authored.cod, range]] : [];
    }),
  );
  const rules: VariableRule[] = variables.map((variable) =>
    readVariable(variable, { ...context, reader, groups, ranges }),
  );
  for (const [i, rule] of rules.entries()) {
    if (rule.kind !== "dclass") continue;
    const parsed = parseRecords(rule.default, rule);
    const place = variables[i]!.source.at(["default"]);
    if (!parsed.ok) faults.add(place, "E_OPT", parsed.message);
    else if (parsed.records.length < rule.minItems)
      faults.add(place, "E_OPT", `${parsed.records.length} records; there are at least ${rule.minItems}`);
  }
  const known = new Set([...rules.map((variable) => variable.code), ...unknown]);
  const internal = new Set(rules.flatMap(({ code, erp }) => (erp === false ? [code] : [])));
  const at = (...path: PropertyKey[]) => within(file, path);
  const parts = readParts(authored.parts, file, reader, context, context.macros, unknown);
  const rule: ArticleRule = {
    neutro: authored.neutro,
    description,
    tags: authored.tags,
    mount: authored.mount,
    elevation: reader.quantity(authored.elevation, file, ["elevation"]),
    variables: rules,
    constants: authored.const,
    calculations: Object.entries(authored.calc).map(([code, text]) => ({
      code,
      formula: reader.formula(String(text), "plain", file, ["calc", code]),
    })),
    constraints: readConstraints(authored, variables, file, reader, { ...context, unknown }),
    groups: readGroups(authored.groups, file, reader, context),
    box: reader.quantity3(authored.box, file, ["box"]),
    ...(authored.weight === undefined ? {} : { weight: reader.quantity(authored.weight, file, ["weight"]) }),
    parts: parts.rules,
    anchors: authored.anchors.map((anchor, i) => readAnchor(anchor, at("anchors", i), reader, faults)),
    plan: authored.plan.map((item, i) => readPlan(item, at("plan", i), reader, faults)),
    clearances: authored.clearances.map((item, i) => readClearance(item, at("clearances", i), reader, texts)),
    erp: authored.erp.map((line, i) =>
      readErp(line, at("erp", i), reader, context, { description, variables: known, internal }),
    ),
    ...(authored.opening
      ? {
          opening: {
            width: reader.quantity(authored.opening.w, file, ["opening", "w"]),
            height: reader.quantity(authored.opening.h, file, ["opening", "h"]),
            sill: reader.quantity(authored.opening.sill, file, ["opening", "sill"]),
          },
        }
      : {}),
    ...reader.optional(authored.skipBasket, file, ["skipBasket"]),
    ...(authored.closet
      ? {
          closet: readCloset(authored.closet, at("closet"), reader, {
            ...context,
            variables: rules,
            unknown,
          }),
        }
      : {}),
  };
  if (authored.mount === "wall-opening" && !authored.opening)
    faults.add(file.at(["mount"]), "E_SHAPE", "an article in a wall opening needs 'opening: {w, h, sill}'");
  for (const section of ["anchors", "clearances", "erp", "constraints"] as const)
    uniqueIds(authored[section], section, file, faults);
  reportCycle(rule, context.lists, places, faults);
  return {
    rule,
    file,
    reader,
    places,
    partPlaces: parts.places,
    erpPlaces: authored.erp.map((_, i) => at("erp", i)),
  };
}

/** Adds the calculations with the types of their formulas, in whatever order they are written. */
function withCalculations(base: Scope, calculations: AuthoredArticle["calc"]): Scope {
  let scope = base;
  const open = new Map(
    Object.entries(calculations).map(([code, text]) => [code, parseFormula(String(text))]),
  );
  // A calculation with a mistake has no known type, so that formulas that read it are not reported as well.
  const mistaken = new Set<string>();
  const { unknown } = base;
  scope = { ...scope, unknown: { has: (name) => mistaken.has(name) || unknown?.has(name) === true } };
  const add = (code: string): void => {
    const parsed = open.get(code);
    if (!parsed) return;
    open.delete(code);
    let type: RuleType | undefined;
    if (parsed.ok) {
      const { tree, offsets } = parsed.formula;
      for (const name of dependencies(tree)) add(name);
      type = checkFormula(tree, scope, offsets).type;
    }
    if (type) scope = withLocal(scope, code, type);
    else mistaken.add(code);
  };
  for (const code of Object.keys(calculations)) add(code);
  return scope;
}

function uniqueIds(
  items: readonly { readonly id: string }[],
  section: string,
  file: Source,
  faults: FaultList,
): void {
  const seen = new Set<string>();
  for (const [i, { id }] of items.entries()) {
    if (seen.has(id))
      faults.add(file.at([section, i, "id"]), "E_DUPLICATE", `id '${id}' occurs twice in ${section}`);
    seen.add(id);
  }
}

/** Reports a circle of variables and calculations, which has no order of evaluation. */
export function reportCycle(
  rule: Pick<ArticleRule, "variables" | "calculations" | "constraints">,
  lists: Catalogue["optionLists"],
  places: ReadonlyMap<string, Place>,
  faults: FaultList,
): void {
  const { cycle } = ruleOrder(rule, lists);
  const place = cycle && places.get(cycle[0]!);
  if (cycle && place) faults.add(place, "E_CYCLE", `circular rule: ${cycle.join(" -> ")}`);
}
