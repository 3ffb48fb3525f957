import type { Choices, EvaluatedArticle, OpenCatalogue, Text, Value, ValueSource } from "@stanza/catalogue";
import { type EvaluatedDivider, evaluateDivider } from "./closet/evaluate-divider.ts";
import { answerRow } from "./row-answer.ts";

/** The evaluation data of one row (spec 2 §7 "evaluation data"). */
export interface RuleData {
  readonly model: string;
  /** Code as sold, or a neutro. */
  readonly article: string;
  readonly header: Choices;
  readonly choices: Choices;
  readonly forced?: Choices;
  /** ISO date. */
  readonly priceDate?: string;
  /** Code of a variable that divides the article, to be evaluated with it. */
  readonly divider?: string;
}

export interface RecalculatedRule {
  readonly article: EvaluatedArticle;
  readonly description: Text;
  /** Technical model and rule-set key that the header yields (spec 1 §3). */
  readonly model: string;
  readonly reg: string;
  /** Every visible variable in rule order with its final value and source. */
  readonly rule: readonly { readonly code: string; readonly value: Value; readonly source: ValueSource }[];
  /** The choices to store, refused ones repaired. */
  readonly choicesToStore: Choices;
  /** Present when one is asked for; null: the article has no such divider. */
  readonly divider?: EvaluatedDivider | null;
}

/**
 * Recalculates the rule of one article from evaluation data (calcolaRivaluta): the value of every variable, the ERP lines that follow, and
 * the repairs (`article.problems`). Nothing is kept from call to call.
 *
 * throws   `UnknownInCatalogue` for a model or article that the catalogue does not have
 * source   spec 2 §4, §7. ASSUMED: evaluation data are catalogue, model, article, header, choices and forced values; prices are the
 *          caller's
 */
export function recalculateRule(data: RuleData, catalogue: OpenCatalogue): RecalculatedRule {
  const { model, article, header, choices, forced = {}, priceDate, divider } = data;
  const row = { catalogue: catalogue.code, model, article, choices };
  const answer = answerRow(row, { catalogue, header, forced, priceDate });
  const { model: technical, reg } = catalogue.header(model, header);
  return {
    article: answer.article,
    description: answer.description,
    model: technical,
    reg,
    rule: answer.article.variables
      .filter(({ visible }) => visible)
      .map(({ code, value, source }) => ({ code, value, source })),
    choicesToStore: answer.live.choicesToStore,
    ...(divider === undefined ? {} : { divider: evaluateDivider(answer.live, divider) }),
  };
}
