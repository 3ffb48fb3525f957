import type { OptionView, ResolvedVariable } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets, type FieldView, resolveChoices } from "@stanza/web-project";

type Range = NonNullable<FieldView["range"]>;

/** What one piece alone has is chosen at the piece. */
const SEVERAL = 2;

const isFree = ({ kind, visible, readonly, source }: ResolvedVariable): boolean =>
  visible && !readonly && source !== "forced" && kind !== "dclass";

/** The codes of the variables that several of the rows share and leave a choice, those of most rows first. */
export function sharedCodes(rows: readonly EvaluatedRow[], without: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { article } of rows)
    for (const variable of article.variables)
      if (isFree(variable) && !without.has(variable.code))
        counts.set(variable.code, (counts.get(variable.code) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= SEVERAL)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
}

/** The fields of these variables for all rows together. An option is offered where one piece can have it. */
export function sharedViews(rows: readonly EvaluatedRow[], codes: readonly string[]): readonly FieldView[] {
  const wanted = new Set(codes);
  const found = new Map<string, FieldView[]>();
  for (const target of choiceTargets(rows))
    for (const view of resolveChoices(target, {}).evaluation.views()) {
      if (!wanted.has(view.code) || !isFree(view)) continue;
      const same = found.get(view.code);
      // The same code of another kind is another variable, left to its piece.
      if (same && same[0]?.kind !== view.kind) continue;
      found.set(view.code, [...(same ?? []), view]);
    }
  return codes.flatMap((code) => {
    const same = found.get(code) ?? [];
    return same.length < SEVERAL ? [] : [together(same)];
  });
}

function together(same: readonly FieldView[]): FieldView {
  const [first, ...others] = same;
  if (!first) throw new Error("A shared variable has rows.");
  const { range: _, options: __, ...view } = first;
  const mixed = others.some(({ value }) => value !== first.value);
  const options = first.options && optionsOf(same);
  const range = rangeOf(same);
  return {
    ...view,
    source: same.every(({ source }) => source === "user") ? "user" : "default",
    mandatory: same.every(({ mandatory }) => mandatory),
    ...(options ? { options } : {}),
    ...(range ? { range } : {}),
    ...(mixed ? { mixed } : {}),
  };
}

/** Every option of any piece; refused where every piece that lists it refuses it. */
function optionsOf(same: readonly FieldView[]): readonly OptionView[] {
  const all = new Map<string, OptionView>();
  for (const option of same.flatMap(({ options = [] }) => options))
    if (!all.has(option.code) || !option.refusal) all.set(option.code, option);
  return [...all.values()];
}

/** From the least to the most that any piece can have; a piece that cannot says so when it is asked. */
function rangeOf(same: readonly FieldView[]): FieldView["range"] {
  const ranges = same.flatMap(({ range }) => range ?? []);
  const [first] = ranges;
  if (!first || ranges.length < same.length) return first;
  const { min: _, max: __, values: ___, ...rest } = first;
  const all = <T>(of: (range: Range) => T | undefined): readonly T[] | undefined => {
    const some = ranges.map(of);
    return some.every((one) => one !== undefined) ? (some as T[]) : undefined;
  };
  const [min, max, values] = [all((one) => one.min), all((one) => one.max), all((one) => one.values)];
  return {
    ...rest,
    ...(min ? { min: Math.min(...min) } : {}),
    ...(max ? { max: Math.max(...max) } : {}),
    ...(values ? { values: [...new Set(values.flat())].sort((a, b) => a - b) } : {}),
  };
}
