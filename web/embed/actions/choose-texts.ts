import type { Value, VariableView } from "@stanza/catalogue";
import { OWN_REFUSALS } from "@stanza/embed";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import {
  choiceTargets,
  choose,
  isReadOnly,
  resolveChoices,
  useChoiceNotice,
  useEvaluation,
} from "@stanza/web-project";
import { projectEvaluated } from "./project-evaluated.ts";

/** The rows that a choice went to, or why it went to none. */
export type Chosen = { readonly rows: readonly RowId[] } | { readonly refusal: string };

/** Chooses values for those of the rows that have the variables: the texts of a host become the catalogue's values. */
export async function chooseTexts(
  ids: readonly RowId[],
  texts: Readonly<Record<string, string>>,
): Promise<Chosen> {
  if (isReadOnly()) return { refusal: OWN_REFUSALS.readOnly };
  await projectEvaluated();
  const rows = (useEvaluation.getState().evaluated?.rows ?? []).filter(({ row }) => ids.includes(row.id));
  const wishes = rows.map((row) => ({ row, wish: wishOf(row, texts) }));
  const having = wishes.filter(({ wish }) => Object.keys(wish.values).length > 0);
  if (having.length === 0)
    return {
      refusal: wishes.some(({ wish }) => wish.isWrong)
        ? OWN_REFUSALS.refusedVariant
        : OWN_REFUSALS.unknownVariant,
    };
  for (const { row, wish } of having) choose([row], wish.values);
  if (useChoiceNotice.getState().refusal) return { refusal: OWN_REFUSALS.refusedVariant };
  await projectEvaluated();
  return { rows: having.map(({ row }) => row.row.id) };
}

interface Wish {
  readonly values: Readonly<Record<string, Value>>;
  /** A variable is there, but the value is none that may be chosen. */
  readonly isWrong: boolean;
}

function wishOf(row: EvaluatedRow, texts: Readonly<Record<string, string>>): Wish {
  const [target] = choiceTargets([row]);
  if (!target) return { values: {}, isWrong: false };
  const views = resolveChoices(target, {}).evaluation.views();
  const values: Record<string, Value> = {};
  let isWrong = false;
  for (const [code, text] of Object.entries(texts)) {
    const view = views.find((one) => one.code.toUpperCase() === code && one.visible);
    const value = view && chosenValue(view, text);
    if (view && value !== undefined) values[view.code] = value;
    else if (view) isWrong = true;
  }
  return { values, isWrong };
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
