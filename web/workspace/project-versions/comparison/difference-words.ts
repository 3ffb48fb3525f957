import { type Choices, textIn, type Value, type VariableFacts } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { ChoiceChange, Project } from "@stanza/project";
import { namedValueText, useCatalogues, type ValueWords } from "@stanza/web-project";
import type { ComparedLine } from "./compared.ts";

/** A choice in words: the variable's name, and both values as a person reads them. */
export interface ChoiceInWords {
  readonly variable: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const NO_CHOICES: Choices = {};

/** The changes of a row's choices in words. A side that was not chosen says what it followed from header and model. */
export function choiceWords(
  { choices, before, after }: ComparedLine,
  { catalogues }: Pick<Project, "catalogues">,
  words: ValueWords,
): readonly ChoiceInWords[] {
  const facts = factsOf(after ?? before, catalogues);
  const side = (row: EvaluatedRow | undefined, variable: string, chosen: Value | undefined) =>
    chosen ?? row?.article.variables.find(({ code }) => code === variable)?.value;
  return choices.map(({ variable, from, to }) =>
    inWords(facts, { variable, from: side(before, variable, from), to: side(after, variable, to) }, words),
  );
}

/** The changes of a header's choices in words. */
export function headerWords(
  catalogue: string,
  model: string,
  choices: readonly ChoiceChange[],
  words: ValueWords,
): readonly ChoiceInWords[] {
  const open = useCatalogues.getState().loaded.get(catalogue)?.open;
  const variables = open?.header(model, NO_CHOICES).views ?? [];
  return choices.map((change) => inWords(variables, change, words));
}

/** The name of a model, with its catalogue's where they are several. */
export function modelName(catalogue: string, model: string, language: string): string {
  const open = useCatalogues.getState().loaded.get(catalogue)?.open;
  return textIn(open?.model(model)?.description ?? {}, language) || model;
}

function factsOf(row: EvaluatedRow | undefined, uses: Project["catalogues"]): readonly VariableFacts[] {
  if (!row) return [];
  const { catalogue, model, article } = row.row;
  const open = useCatalogues.getState().loaded.get(catalogue)?.open;
  const header = uses[catalogue]?.headers[model] ?? NO_CHOICES;
  return open?.article(article, model) ? open.variables({ model, article, header }) : [];
}

type Named = Pick<VariableFacts, "code" | "description" | "unit" | "options"> & {
  readonly decimals?: number;
};

function inWords(
  facts: readonly Named[],
  {
    variable,
    from,
    to,
  }: { readonly variable: string; readonly from?: Value | undefined; readonly to?: Value | undefined },
  words: ValueWords,
): ChoiceInWords {
  const fact = facts.find(({ code }) => code === variable);
  const text = (value: Value | undefined) => {
    if (value === undefined) return "–";
    const name = fact?.options?.find(({ code }) => code === value)?.description;
    return namedValueText(
      {
        value,
        ...(name ? { name } : {}),
        ...(fact?.unit ? { unit: fact.unit } : {}),
        ...(fact?.decimals === undefined ? {} : { decimals: fact.decimals }),
      },
      words,
    );
  };
  const name = (fact && textIn(fact.description, words.language)) || variable;
  return { variable, name, from: text(from), to: text(to) };
}
