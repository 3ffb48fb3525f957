import type { OptionView, VariableGroup, VariableView } from "@stanza/catalogue";
import type { RowViews } from "../evaluation/worker/protocol.ts";

/** A variable as a field of the panel: of one row, or of several that have it in common. */
export interface FieldView extends VariableView {
  /** The rows hold different values; none of them is shown. */
  readonly mixed?: boolean;
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

/** The variables that all rows have in the same kind. An option is offered where every row has it, and refused where one row refuses it. */
export function commonViews(rows: readonly RowViews[]): CommonViews {
  const [first, ...others] = rows;
  if (first === undefined) return { views: [], groups: [] };
  if (others.length === 0) return first;
  const byCode = others.map(({ views }) => new Map(views.map((view) => [view.code, view])));
  const views = first.views.flatMap((view): readonly FieldView[] => {
    if (!view.visible) return [];
    const same = byCode.map((row) => row.get(view.code));
    const all = same.filter((other) => other?.visible && other.kind === view.kind);
    return all.length === same.length ? [merge(view, all as readonly VariableView[])] : [];
  });
  return { views, groups: first.groups };
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
  return {
    ...view,
    source,
    readonly: view.readonly || others.some((other) => other.readonly),
    mandatory: view.mandatory || others.some((other) => other.mandatory),
    ...(range ? { range } : {}),
    ...(options ? { options } : {}),
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

/** Returns true when the person's value can be taken back in favour of the value that would follow without it. */
export const isOwnChoice = ({ source, readonly, mixed }: FieldView): boolean =>
  source === "user" && !readonly && !mixed;
