import { randomFrom, randomValue } from "../../publish/reports/random-choices.ts";
import type { Catalogue } from "../bundle.ts";
import type { EvaluatedArticle, VariableView } from "../evaluated-article.ts";
import { openCatalogue } from "../open-catalogue.ts";

/** The number of edits made to each article. */
const EDITS = 80;

/**
 * The result of `evaluationHash` for the files of `determinismFiles`, on every machine and in every browser. A change of the engine or of
 * the example changes it: find the reason before writing the new value.
 */
export const EXPECTED_HASH = "bd03896309e76789";

/**
 * One number for everything that a catalogue evaluates to: each article under each of its overlays in a fixed walk through its
 * configurations, with its panel, its problems and the choices to store.
 */
export function evaluationHash(bundle: Catalogue): string {
  const open = openCatalogue(bundle);
  const hash = hasher();
  const regs = new Set(Object.values(bundle.overlays?.keys ?? {}).flat());
  for (const { code: model } of bundle.models)
    for (const neutro of Object.keys(bundle.articles))
      for (const reg of ["", ...regs]) {
        const random = randomFrom(`${model} ${neutro} ${reg}`);
        const evaluation = open.evaluate({ model, article: neutro, header: {}, choices: {}, reg });
        for (let edit = 0; edit < EDITS; edit++) {
          const views = evaluation.views();
          hash.add(
            JSON.stringify([outcome(evaluation.result), views.map(choice), evaluation.choicesToStore]),
          );
          const view = views[Math.floor(random() * views.length)];
          const value = view && randomValue(view, random);
          if (view && value !== undefined) evaluation.set(view.code, value);
        }
      }
  return hash.text();
}

/** The parts of a result that count for the hash; others may be added freely. */
const outcome = (article: EvaluatedArticle) => [
  article.values,
  article.variables.map(({ code, source, visible, readonly }) => [code, source, visible, readonly]),
  [article.box, article.elevation, article.opening ?? null, article.skipBasket],
  article.parts.map(({ id, solid, at, rot = null, material, open = null }) => [
    id,
    solid,
    at,
    rot,
    material,
    open,
  ]),
  article.anchors.map(({ id, at, dir, size = null }) => [id, at, dir, size]),
  article.plan.map(({ type, points, radius = null, text = null }) => [type, points, radius, text]),
  article.clearances.map(({ id, at, size }) => [id, at, size]),
  article.erpLines.map(({ id, code, quantity, variants, price }) => [id, code, quantity, variants, price]),
  article.problems.map(({ code, because, from = null, to = null }) => [code, because, from, to]),
];

const choice = ({ code, range, options = [], list }: VariableView) => [
  code,
  range ?? null,
  options.map(({ code: option, refusal = null }) => [option, refusal]),
  list ? [list.rows, list.fields.map(({ min = null, max = null }) => [min, max])] : null,
];

/** FNV-1a over UTF-16 units, twice with different starts: 64 bits from 32-bit arithmetic alone. */
function hasher() {
  let [a, b] = [0x811c9dc5, 0xcbf29ce4];
  return {
    add(text: string): void {
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        a = Math.imul(a ^ unit, 0x01000193);
        b = Math.imul(b ^ unit ^ (a >>> 16), 0x01000193);
      }
    },
    text: () => [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join(""),
  };
}
