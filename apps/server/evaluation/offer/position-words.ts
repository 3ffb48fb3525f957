import { ownValue, textIn, type VariableFacts } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { ChoiceWords, PositionWords } from "@stanza/offer";
import type { Project } from "@stanza/project";
import {
  formatArea,
  formatLength,
  formatNumber,
  formatSize,
  formatWeight,
  type LengthUnit,
} from "@stanza/quantities";
import type { Catalogues } from "../catalogues-in-use.ts";

/** The language and the unit of lengths that an offer is written in. */
interface Writing {
  readonly language: string;
  readonly lengthUnit: LengthUnit;
}

/** What a row is in words: its size, and its visible choices ("Front finish: Smoked oak"). */
export function openPositionWords(
  project: Project,
  catalogues: Catalogues,
  writing: Writing,
): (row: EvaluatedRow) => PositionWords {
  const factsOf = openFacts(project, catalogues);
  return (row) => {
    const { box, variables } = row.article;
    const facts = factsOf(row);
    const sizes = sizeVariables(row.article, facts);
    return {
      size: formatSize(box, writing.lengthUnit, writing.language) ?? "",
      choices: variables.flatMap((variable) =>
        variable.visible && !sizes.has(variable.code)
          ? choiceOf(variable, facts.get(variable.code), writing)
          : [],
      ),
    };
  };
}

/** The lengths that the size has said already: for each side of the box the first variable of its value. */
function sizeVariables(
  { box, variables }: EvaluatedRow["article"],
  facts: ReadonlyMap<string, VariableFacts>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const side of box) {
    const length = variables.find(
      ({ code, value }) => value === side && facts.get(code)?.unit === "mm" && !found.has(code),
    );
    if (length) found.add(length.code);
  }
  return found;
}

type Variable = EvaluatedRow["article"]["variables"][number];

function choiceOf(
  { code, kind, description, value }: Variable,
  fact: VariableFacts | undefined,
  writing: Writing,
): readonly ChoiceWords[] {
  const { language } = writing;
  const choice = { code, label: textIn(description, language), shared: fact?.inherits !== undefined };
  switch (kind) {
    case "dclass":
      return [];
    case "boolean":
      return value === true ? [{ ...choice, value: "" }] : [];
    case "option": {
      const option = fact?.options?.find((one) => one.code === value);
      return [{ ...choice, value: option ? textIn(option.description, language) : String(value) }];
    }
    case "number":
      return [{ ...choice, value: quantityText(Number(value), fact, writing) }];
    case "text":
      return value === "" ? [] : [{ ...choice, value: String(value) }];
  }
}

function quantityText(
  value: number,
  fact: VariableFacts | undefined,
  { language, lengthUnit }: Writing,
): string {
  const { unit = "none", decimals = 2 } = fact ?? {};
  const figure = formatNumber(String(value), language, decimals, 0, false);
  switch (unit) {
    case "mm":
      return formatLength(value, lengthUnit, language, decimals);
    case "kg":
      return formatWeight(value, lengthUnit === "in" ? "lb" : "kg", language, decimals);
    case "m2":
      return formatArea(value, lengthUnit, language);
    case "deg":
      return `${figure}°`;
    case "pcs":
    case "none":
      return figure;
  }
}

/** The facts of a row's variables by code, looked up once for all rows of one article. */
function openFacts(
  { catalogues: uses }: Project,
  catalogues: Catalogues,
): (row: EvaluatedRow) => ReadonlyMap<string, VariableFacts> {
  const known = new Map<string, ReadonlyMap<string, VariableFacts>>();
  return ({ row: { catalogue, model, article } }) => {
    const key = JSON.stringify([catalogue, model, article]);
    const before = known.get(key);
    if (before) return before;
    const header = ownValue(ownValue(uses, catalogue)?.headers, model) ?? {};
    const facts = catalogues.get(catalogue)?.open.variables({ model, article, header }) ?? [];
    const byCode = new Map(facts.map((fact) => [fact.code, fact]));
    known.set(key, byCode);
    return byCode;
  };
}
