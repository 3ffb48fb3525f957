import { CLOSET_VARIABLES } from "@stanza/evaluation";
import { type ChoiceTarget, type ResolvedChoices, resolveChoices } from "@stanza/web-project";
import { fitOf } from "@stanza/web-workspace";

const [STRUCTURE] = CLOSET_VARIABLES;

/** The variable with the width that a closet is given and the least that it may be, mm; null: its sections make its width. */
export function givenWidth(
  target: ChoiceTarget,
): { readonly variable: string; readonly least: number } | null {
  const { evaluation } = resolveChoices(target, {});
  const code = evaluation.closet()?.width?.variable;
  const view = evaluation.views().find((one) => one.code === code);
  return code === undefined || !view ? null : { variable: code, least: view.range?.min ?? 1 };
}

/** The choices of a closet as wide as given, its sections spread over it; null: it cannot be. */
export function closetAtWidth(target: ChoiceTarget, width: number): ResolvedChoices | null {
  const given = givenWidth(target);
  if (!given) return null;
  const { row } = target.row;
  const choices = { ...row.choices, [given.variable]: width };
  const spread = fitOf({ ...target, row: { ...target.row, row: { ...row, choices } } }, STRUCTURE)?.spread;
  if (!spread) return null;
  const resolved = resolveChoices(target, { [given.variable]: width, [STRUCTURE]: spread });
  return resolved.evaluation.result.box[0] > width + 1 ? null : resolved;
}
