import { formatVariants, STORED_SOURCES } from "@stanza/codecs";
import type { Handler } from "../../operation/handler.ts";
import { calculate, pricesOf, problemOf } from "../../projects/calculate-rule.ts";
import { recomputedLine } from "../../projects/recomputed-line.ts";

/** calcolaRivaluta (spec 2 §7): nothing is stored, and prices are those of the session's shop. */
export const recalculateRule: Handler<"recalculateRule"> = async ({ context, body, session }) => {
  const { catalog, cmodel, cod } = body;
  const calculated = await calculate(context, session, body);
  if ("status" in calculated) return calculated;
  const { rule, priced, version } = calculated;
  return {
    status: 200,
    body: {
      catalog,
      version,
      model: rule.model,
      cmodel,
      reg: rule.reg,
      cod,
      neutro: rule.article.neutro,
      rule: rule.rule.map(({ code, value, source }) => ({ cod: code, value, src: STORED_SOURCES[source] })),
      var: formatVariants(rule.rule.map(({ code, value }) => [code, value] as const)),
      choices: { ...rule.choicesToStore },
      erp: priced.lines.map(recomputedLine),
      problems: rule.article.problems.map((problem) => problemOf(problem, session.profile.language)),
      ...pricesOf(priced),
    },
  };
};
