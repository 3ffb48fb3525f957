import type { Problem } from "@stanza/catalogue";
import { STORED_SOURCES, variantChoices } from "@stanza/codecs";
import type { Operations } from "@stanza/contract";
import { type PricedRow, textIn } from "@stanza/pricing";
import { newProject, type Project } from "@stanza/project";
import type { Call } from "../operation/handler.ts";
import { refuse } from "../operation/refuse.ts";
import { isoDay } from "../shops/shop.ts";

type Called = Call<Operations["recalculateRule"]>;
type Body = Called["body"];

/** A rule of the evaluation data, calculated in a thread with the prices of the session's shop; or why not. */
export async function calculate(
  { catalogues, evaluator, now }: Called["context"],
  { profile: { shop } }: Called["session"],
  body: Body,
  divider?: string,
) {
  const { catalog, version, cod } = body;
  const used = version === undefined ? catalogues.current.get(catalog) : catalogues.version(catalog, version);
  if (!used) return refuse(404, "unknown-catalogue", `There is no catalogue ${catalog} ${version ?? ""}.`);
  const priceDate = body.priceDate ?? isoDay(now(), shop);
  const project = projectOf(body, used.version);
  const result = await evaluator.recalculate(project, shop, priceDate, body.forced, divider);
  switch (result.kind) {
    case "unknown":
      return refuse(404, `unknown-${result.what}`, `${catalog} has no ${result.what} ${result.code}.`);
    case "too-slow":
      return refuse(
        503,
        "rule-too-slow",
        `The rules of ${cod} in ${catalog} took too long and were stopped.`,
      );
    case "calculated":
      return { ...result, version: used.version };
  }
}

/** The price of a calculated rule, with the outside names. */
export const pricesOf = ({ total, lines }: PricedRow) => ({
  total,
  unpricedLines: lines.filter(({ price }) => price.kind === "unpriced").length,
});

/** The row alone in a project, so that it is evaluated as any other. */
function projectOf({ catalog, cmodel, cod, rule, var: variants, header }: Body, version: string): Project {
  const chosen = rule.filter(({ src }) => src === undefined || src === STORED_SOURCES.user);
  const choices =
    rule.length === 0 && variants !== undefined
      ? variantChoices(variants)
      : Object.fromEntries(chosen.map(({ cod: code, value }) => [code, value]));
  const uses = { [catalog]: { version, model: cmodel, headers: { [cmodel]: header } } };
  return {
    ...newProject({ catalogues: uses }),
    rows: [
      {
        id: "rule",
        catalogue: catalog,
        model: cmodel,
        article: cod,
        choices,
        placement: { on: "room", at: [0, 0, 0], rotY: 0 },
        quantity: 1,
      },
    ],
  };
}

/** A problem as it is answered, in a language. */
export function problemOf({ code, severity, variable, because }: Problem, language: string) {
  return {
    code,
    severity,
    ...(variable === undefined ? {} : { variable }),
    message: textIn(because, language),
  };
}
