import type {
  EvaluatedArticle,
  EvaluatedHeader,
  ResolvedVariable,
  Text,
  Value,
  VariableFacts,
} from "@stanza/catalogue";
import type { NamedValue, SheetValue, ValueOrigin } from "./configuration-sheet.ts";

/** Lengths and weights closer than this count as equal. */
const SAME = 1e-6;

/**
 * The visible variables of an article with the sources of their values.
 *
 * facts   of the same article, by code
 * header  of the row's model, from the project
 */
export function articleValues(
  { variables, problems }: Pick<EvaluatedArticle, "variables" | "problems">,
  facts: ReadonlyMap<string, VariableFacts>,
  header: EvaluatedHeader,
): readonly SheetValue[] {
  return variables.flatMap((variable): readonly SheetValue[] => {
    if (!variable.visible) return [];
    const fact = facts.get(variable.code);
    const headerValue = fact?.inherits === undefined ? undefined : header.values[fact.inherits];
    const deviates = headerValue !== undefined && !sameValue(headerValue, variable.value);
    const repair = problems.find(({ code }) => code === `${variable.code}_REPAIRED`);
    return [
      {
        ...described(variable, fact),
        origin:
          repair?.from !== undefined
            ? { kind: "repaired", wish: repair.from, because: repair.because }
            : originOf(variable, fact, deviates),
        ...(deviates && fact?.inherits !== undefined
          ? {
              header: {
                variable: fact.inherits,
                ...named(headerValue, optionOfHeader(header, fact.inherits)),
              },
            }
          : {}),
      },
    ];
  });
}

/** The visible variables of a header. */
export function headerValues({ views }: EvaluatedHeader): readonly SheetValue[] {
  return views.flatMap((view): readonly SheetValue[] => {
    if (!view.visible) return [];
    const fact: VariableFacts = {
      ...view,
      ...(view.range ? { decimals: view.range.decimals } : {}),
    };
    return [{ ...described(view, fact), origin: originOf(view, undefined, false) }];
  });
}

function described(variable: ResolvedVariable, fact: VariableFacts | undefined) {
  const { code, kind, description, value } = variable;
  const option = fact?.options?.find((one) => one.code === value);
  return {
    code,
    kind,
    description,
    ...named(value, option?.description),
    ...(fact?.unit === undefined ? {} : { unit: fact.unit }),
    ...(fact?.decimals === undefined ? {} : { decimals: fact.decimals }),
  };
}

function originOf(
  { source }: ResolvedVariable,
  fact: VariableFacts | undefined,
  deviates: boolean,
): ValueOrigin {
  if (source === "header")
    return { kind: deviates ? "unavailable" : "header", variable: fact?.inherits ?? "" };
  if (source === "default" && fact?.follows) return { kind: "calculated", from: fact.follows };
  return { kind: source };
}

function optionOfHeader({ views, values }: EvaluatedHeader, code: string): Text | undefined {
  const options = views.find((view) => view.code === code)?.options;
  return options?.find((option) => option.code === values[code])?.description;
}

const named = (value: Value, name: Text | undefined): NamedValue =>
  name === undefined ? { value } : { value, name };

/** Option codes are matched without regard to case, as choices are. */
function sameValue(a: Value, b: Value): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < SAME;
  return String(a).toUpperCase() === String(b).toUpperCase();
}
