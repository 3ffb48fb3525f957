import {
  type ArticleEvaluation,
  type Catalogue,
  type Choices,
  type EvaluatedArticle,
  type Model,
  openCatalogue,
  overlaidName,
  overlayKeys,
  type PriceList,
  type Surcharge,
} from "@stanza/catalogue";
import { unitPrice } from "../prices/unit-price.ts";
import { randomFrom, randomValue } from "./random-choices.ts";

/** A fault that random configurations of an article revealed, with choices that show it. */
export interface Finding {
  readonly neutro: string;
  /** The rule with its overlays, `NEUTRO@KEY@KEY`; absent: the article without overlays. */
  readonly rule?: string;
  /**
   * failure      a rule cannot be evaluated, or leaves no option
   * unpriced     a line that counts has no price in a list
   * material     a part has a material that the catalogue lacks
   * unreachable  an option was never allowed, under no overlay
   */
  readonly kind: "failure" | "unpriced" | "material" | "unreachable";
  readonly what: string;
  readonly example: Choices;
}

/**
 * The doctor (catalogue.md §6.1): evaluates every article, without overlays and under each of them, in `rounds` pseudo-random
 * configurations, and reports faults that no single check can find. Configurations that the catalogue itself refuses do not count. The same
 * catalogue always gives the same findings.
 */
export function examineCatalogue(
  bundle: Catalogue,
  lists: readonly PriceList[],
  rounds: number,
): readonly Finding[] {
  const open = openCatalogue(bundle);
  const materials = new Set(bundle.materials.map(({ code }) => code));
  const findings = new Map<string, Finding>();
  const examine = (
    { result, choicesToStore }: ArticleEvaluation,
    note: (kind: Finding["kind"], what: string, example: Choices) => void,
  ) => {
    const { neutro, problems, parts, erpLines, values } = result;
    const holds = ({ when }: Surcharge) => open.condition(neutro, when)(values);
    for (const { code } of problems) if (isFailure(code)) note("failure", code, choicesToStore);
    for (const { id, material } of parts)
      if (materials.size > 0 && material !== "" && !materials.has(material))
        note("material", `${id.replace(/#\d+$/, "")} is of ${material}`, choicesToStore);
    for (const line of erpLines)
      for (const list of line.level === 0 ? lists : [])
        if (!unitPrice(list, line, values, holds))
          note("unpriced", `${line.code} in ${list.code}`, choicesToStore);
  };
  /** Options that no run of an article has found to be allowed. */
  const never = new Map<string, ReadonlySet<string>>();
  for (const { neutro, model, reg, rule } of rulesToExamine(bundle, open.defaultModel())) {
    const note = (kind: Finding["kind"], what: string, example: Choices) => {
      const key = `${neutro} ${kind} ${what}`;
      if (!findings.has(key))
        findings.set(key, { neutro, ...(rule === neutro ? {} : { rule }), kind, what, example });
    };
    const random = randomFrom(rule);
    const evaluation = open.evaluate({ model, article: neutro, header: {}, choices: {}, reg });
    const unseen = never.get(neutro);
    const own = new Set<string>();
    for (const view of evaluation.views())
      for (const { code } of view.options ?? []) own.add(`${view.code}=${code}`);
    for (let round = 0; round < rounds; round++) {
      const views = evaluation.views();
      for (const view of views)
        for (const { code, refusal } of view.options ?? []) if (!refusal) own.delete(`${view.code}=${code}`);
      if (!isRefused(evaluation.result)) examine(evaluation, note);
      const view = views[Math.floor(random() * views.length)];
      const value = view && randomValue(view, random);
      if (view && value !== undefined) evaluation.set(view.code, value);
    }
    never.set(neutro, unseen ? new Set([...own].filter((option) => unseen.has(option))) : own);
  }
  for (const [neutro, options] of never)
    for (const what of options)
      findings.set(`${neutro} unreachable ${what}`, { neutro, kind: "unreachable", what, example: {} });
  return [...findings.values()];
}

const isFailure = (code: string): boolean => code.startsWith("E_") || code.endsWith("_EMPTY");

/** Returns true when a check of the catalogue refuses the configuration, so that nobody can order it. */
const isRefused = ({ problems }: EvaluatedArticle): boolean =>
  problems.some(({ code, severity }) => severity === "error" && !isFailure(code));

/** Every rule to examine: each article in the default model, and once with every combination of overlays that rows can have. */
function rulesToExamine(bundle: Catalogue, first: Model) {
  const modelKeys = new Set(bundle.models.flatMap(({ code, base }) => [code, base]));
  return Object.keys(bundle.articles).flatMap((neutro) => {
    const keys = bundle.overlays?.keys[neutro] ?? [];
    const rules = new Map<string, { readonly model: string; readonly reg: string }>();
    for (const model of [first, ...bundle.models])
      for (const reg of ["", ...keys.filter((key) => !modelKeys.has(key))]) {
        const name = overlaidName(neutro, overlayKeys(keys, reg, model));
        if (!rules.has(name)) rules.set(name, { model: model.code, reg });
      }
    return [...rules].map(([rule, { model, reg }]) => ({ neutro, model, reg, rule }));
  });
}
