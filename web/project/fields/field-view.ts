import type { OptionView, VariableGroup, VariableView } from "@stanza/catalogue";
import type { RowViews } from "../evaluation/worker/protocol.ts";

/** A variable as a field of the panel: of one row, or of several that have it in common. */
export interface FieldView extends VariableView {
  /** The rows hold different values; none of them is shown. */
  readonly mixed?: boolean;
  /** Some of the rows do not have it; a choice changes those that do. */
  readonly ofSome?: boolean;
}

/** The fields of one row, or of several together. */
export interface CommonViews {
  readonly views: readonly FieldView[];
  readonly groups: readonly VariableGroup[];
}

export interface FieldGroup {
  readonly code: string;
  /** Absent: the variables that belong to no group. */
  readonly description?: VariableGroup["description"];
  readonly fields: readonly FieldView[];
}

/** What some rows lack is shown from this number of rows on: two unlike articles have what both have. */
const MANY = 3;

/**
 * The variables that all rows have in the same kind; of three rows and more also the options and switches that more than half of them
 * have, fronts above all, as in a kitchen with its sink and its stools. An option is offered where every row has it, and refused where one row
 * refuses it; so is a switch.
 */
export function commonViews(rows: readonly RowViews[]): CommonViews {
  const [only] = rows;
  if (only === undefined) return { views: [], groups: [] };
  if (rows.length === 1) return only;
  const held = new Map<string, VariableView[]>();
  for (const { views } of rows)
    for (const view of views) {
      const same = held.get(view.code);
      if (!view.visible || (same && same[0]?.kind !== view.kind)) continue;
      if (same) same.push(view);
      else held.set(view.code, [view]);
    }
  const views = [...held.values()].flatMap((same): readonly FieldView[] => {
    const [view, ...others] = same;
    if (!view) return [];
    if (same.length === rows.length) return [merge(view, others)];
    const isChosen = view.kind === "option" || view.kind === "boolean";
    return rows.length >= MANY && isChosen && same.length > rows.length / 2
      ? [{ ...merge(view, others), ofSome: true }]
      : [];
  });
  return { views, groups: groupsOf(rows) };
}

/** In the order of the row that has the most of them. */
function groupsOf(rows: readonly RowViews[]): readonly VariableGroup[] {
  const byMost = rows.map(({ groups }) => groups).sort((a, b) => b.length - a.length);
  const known = new Map<string, VariableGroup>();
  for (const group of byMost.flat()) if (!known.has(group.code)) known.set(group.code, group);
  return [...known.values()];
}

function merge(view: VariableView, others: readonly VariableView[]): FieldView {
  const mixed = others.some((other) => other.value !== view.value);
  const source = others.every((other) => other.source === view.source) ? view.source : "default";
  const range = others.reduce<FieldView["range"]>((so, { range: next }) => narrower(so, next), view.range);
  const options = view.options?.flatMap((option): readonly OptionView[] => {
    const same = others.map((other) => other.options?.find(({ code }) => code === option.code));
    if (same.some((other) => other === undefined)) return [];
    const refusal = [option, ...same].find((other) => other?.refusal)?.refusal;
    return [refusal ? { ...option, refusal } : option];
  });
  const refusedValues = [view, ...others].flatMap((one) => one.refusedValues ?? []);
  return {
    ...view,
    source,
    readonly: view.readonly || others.some((other) => other.readonly),
    mandatory: view.mandatory || others.some((other) => other.mandatory),
    ...(range ? { range } : {}),
    ...(options ? { options } : {}),
    ...(refusedValues.length > 0 ? { refusedValues } : {}),
    ...(mixed ? { mixed } : {}),
  };
}

function narrower(a: FieldView["range"], b: FieldView["range"]): FieldView["range"] {
  if (!a || !b) return a ?? b;
  const min = Math.max(a.min ?? Number.NEGATIVE_INFINITY, b.min ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(a.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
  const { min: _min, max: _max, values: _values, ...rest } = a;
  const values = a.values?.filter((value) => b.values?.includes(value) ?? true);
  return {
    ...rest,
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {}),
    ...(values ? { values } : {}),
  };
}

/** The visible fields by group, groups in the catalogue's order and empty ones left out; what belongs to none comes first. */
export function groupFields(
  views: readonly FieldView[],
  groups: readonly VariableGroup[],
): readonly FieldGroup[] {
  const visible = views.filter((view) => view.visible);
  const known = new Set(groups.map(({ code }) => code));
  const ungrouped = visible.filter(({ group }) => group === undefined || !known.has(group));
  const grouped = groups.map((group) => ({
    ...group,
    fields: visible.filter((view) => view.group === group.code),
  }));
  return [{ code: "", fields: ungrouped }, ...grouped].filter(({ fields }) => fields.length > 0);
}

/** A mandatory variable without a value: it has to be chosen before the article can be ordered. */
export const isMissing = ({ mandatory, mixed, value }: FieldView): boolean =>
  mandatory && !mixed && value === "";

/** The option that is chosen now. */
export const chosenOption = ({ options, value, mixed }: FieldView): OptionView | undefined =>
  mixed ? undefined : options?.find(({ code }) => code === value);

/** Why a switch cannot be turned the other way now; absent: it can. */
export const turnRefusal = ({ value, mixed, refusedValues }: FieldView) =>
  refusedValues?.find((refused) => refused.value === (mixed || value !== true));

/** Returns true when the person's value can be taken back in favour of the value that would follow without it. */
export const isOwnChoice = ({ source, readonly, mixed }: FieldView): boolean =>
  source === "user" && !readonly && !mixed;
