import type { Catalogue } from "../bundle.ts";
import type { Choices, Value, VariableView } from "../evaluated-article.ts";
import { openCatalogue } from "../open-catalogue.ts";
import type { PriceList, Surcharge } from "../price-list.ts";
import { unitPrice } from "./unit-price.ts";

/** Something that random configurations of an article brought to light, with choices that show it. */
export interface Finding {
  readonly neutro: string;
  /**
   * failure      a rule cannot be worked out, or leaves no option
   * unpriced     a line that counts has no price in a list
   * material     a part is of a material that the catalogue does not have
   * unreachable  an option was never allowed
   */
  readonly kind: "failure" | "unpriced" | "material" | "unreachable";
  readonly what: string;
  readonly example: Choices;
}

/**
 * The doctor (catalogue.md §6.1): evaluates every article in `rounds` pseudo-random configurations and tells what no single
 * check can see. The same catalogue always gives the same findings.
 */
export function examineCatalogue(
  bundle: Catalogue,
  lists: readonly PriceList[],
  rounds: number,
): readonly Finding[] {
  const open = openCatalogue(bundle);
  const materials = new Set(bundle.materials.map(({ code }) => code));
  const findings = new Map<string, Finding>();
  for (const { neutro, model } of articlesToExamine(bundle, open.defaultModel().code)) {
    const note = (kind: Finding["kind"], what: string, example: Choices) => {
      const key = `${neutro} ${kind} ${what}`;
      if (!findings.has(key)) findings.set(key, { neutro, kind, what, example });
    };
    const random = randomFrom(`${neutro} ${model}`);
    const evaluation = open.evaluate({ model, article: neutro, header: {}, choices: {} });
    const holds = ({ when }: Surcharge, values: Choices) => open.condition(neutro, when)(values);
    const never = new Map<string, string>();
    for (const view of evaluation.views())
      for (const { code } of view.options ?? []) never.set(`${view.code}=${code}`, view.code);
    for (let round = 0; round < rounds; round++) {
      const views = evaluation.views();
      for (const view of views)
        for (const { code, refusal } of view.options ?? [])
          if (!refusal) never.delete(`${view.code}=${code}`);
      const { problems, parts, erpLines, values } = evaluation.result;
      for (const { code } of problems)
        if (code.startsWith("E_") || code.endsWith("_EMPTY")) note("failure", code, evaluation.settled);
      for (const { id, material } of parts)
        if (materials.size > 0 && material !== "" && !materials.has(material))
          note("material", `${id.replace(/#\d+$/, "")} is of ${material}`, evaluation.settled);
      for (const line of erpLines)
        for (const list of line.level === 0 ? lists : [])
          if (!unitPrice(list, line, values, holds))
            note("unpriced", `${line.code} in ${list.code}`, evaluation.settled);
      const view = views[Math.floor(random() * views.length)];
      const value = view && randomValue(view, random);
      if (view && value !== undefined) evaluation.set(view.code, value);
    }
    for (const option of never.keys()) note("unreachable", option, {});
  }
  return [...findings.values()];
}

/** Every article in the default model, and in every other model that has an overlay for it. */
function articlesToExamine(bundle: Catalogue, first: string) {
  return Object.keys(bundle.articles).flatMap((neutro) => {
    const keys = bundle.overlays?.keys[neutro] ?? [];
    const others = bundle.models.filter(
      ({ code, base }) => code !== first && (keys.includes(code) || keys.includes(base)),
    );
    return [first, ...others.map(({ code }) => code)].map((model) => ({ neutro, model }));
  });
}

function randomValue({ kind, options, range }: VariableView, random: () => number): Value | undefined {
  if (kind === "boolean") return random() < 0.5;
  if (kind === "option") {
    const allowed = (options ?? []).filter(({ refusal }) => !refusal);
    return allowed[Math.floor(random() * allowed.length)]?.code;
  }
  if (kind !== "number" || !range) return undefined;
  if (range.values) return range.values[Math.floor(random() * range.values.length)];
  const { min = 0, max = min + 1000, step = 1 } = range;
  return min + step * Math.floor((random() * (max - min + step)) / step);
}

/** Lehmer's generator, started from a text: the same numbers on every machine. */
function randomFrom(seed: string): () => number {
  let state = 1;
  for (const char of seed) state = (state * 31 + (char.codePointAt(0) ?? 0)) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
