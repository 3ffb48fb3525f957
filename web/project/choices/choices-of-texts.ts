import type { Value, VariableView } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets } from "../editing/selected-rows.ts";
import { resolveChoices } from "./resolve-choices.ts";

/** Texts of another page as values of one article's variables. */
export interface TextChoices {
  readonly values: Readonly<Record<string, Value>>;
  /** Codes, as given, of variables that the article has not, or does not show now. */
  readonly unknown: readonly string[];
  /** Codes, as given, whose values are none that may be chosen. */
  readonly wrong: readonly string[];
}

/**
 * Reads what another page chooses of a row, as texts, into the catalogue's values.
 *
 * texts   by code of the variable in capitals
 */
export function choicesOfTexts(row: EvaluatedRow, texts: Readonly<Record<string, string>>): TextChoices {
  const [target] = choiceTargets([row]);
  const codes = Object.keys(texts);
  if (!target) return { values: {}, unknown: codes, wrong: [] };
  const views = resolveChoices(target, {}).evaluation.views();
  const values: Record<string, Value> = {};
  const [unknown, wrong]: [string[], string[]] = [[], []];
  for (const [code, text] of Object.entries(texts)) {
    const view = views.find((one) => one.code.toUpperCase() === code && one.visible);
    const value = view && chosenValue(view, text);
    if (view && value !== undefined) values[view.code] = value;
    else (view ? wrong : unknown).push(code);
  }
  return { values, unknown, wrong };
}

const YES = ["1", "TRUE", "YES", "SI"];
const NO = ["0", "FALSE", "NO"];

/** The value that a text stands for; undefined: none that may be chosen. Numbers beyond the limits are for the rules to put right. */
function chosenValue({ kind, options, readonly }: VariableView, text: string): Value | undefined {
  const wanted = text.toUpperCase();
  if (readonly) return undefined;
  switch (kind) {
    case "option":
      return options?.find(({ code, refusal }) => code.toUpperCase() === wanted && !refusal)?.code;
    case "number": {
      const number = Number(text.replace(",", "."));
      return text.trim() === "" || !Number.isFinite(number) ? undefined : number;
    }
    case "boolean":
      return YES.includes(wanted) ? true : NO.includes(wanted) ? false : undefined;
    default:
      return text;
  }
}
