import { variantChoices } from "@stanza/codecs";
import { textIn } from "@stanza/pricing";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { calculate, pricesOf, problemOf } from "../../projects/calculate-rule.ts";

/** "Evaluate a divider" (spec 2 §7): nothing is stored, and the price is that of the session's shop. */
export const evaluateDivider: Handler<"evaluateDivider"> = async ({ context, body, session }) => {
  const { divider: code, value, ...data } = body;
  // The choices come as rows or as one text; the division takes the place of the one among them.
  const given =
    data.rule.length === 0 && data.var !== undefined
      ? Object.entries(variantChoices(data.var)).map(([cod, chosen]) => ({ cod, value: chosen }))
      : data.rule;
  const rule = [...given.filter(({ cod }) => cod !== code), { cod: code, value }];
  const calculated = await calculate(context, session, { ...data, rule }, code);
  if ("status" in calculated) return calculated;
  const { article, divider } = calculated.rule;
  if (!divider)
    return refuse(404, "unknown-divider", `${data.cod} in ${data.catalog} is not divided by ${code}.`);
  const { language } = session.profile;
  const said = new Set(divider.problems.map((problem) => problem.code));
  return {
    status: 200,
    body: {
      value: divider.text,
      bays: divider.bays.map(({ record, left, width }) => ({ fields: { ...record }, left, width })),
      used: divider.used,
      whole: divider.whole,
      faults: divider.problems.map(({ row, code: fault, because }) => ({
        ...(row === undefined ? {} : { bay: row }),
        code: fault,
        message: textIn(because, language),
      })),
      problems: article.problems
        .filter((problem) => !said.has(problem.code))
        .map((problem) => problemOf(problem, language)),
      ...pricesOf(calculated.priced),
    },
  };
};
