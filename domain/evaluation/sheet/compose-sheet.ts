import type { Choices, EvaluatedHeader, OpenCatalogue, VariableFacts } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { Project, Row } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import type { OpenCatalogues } from "../evaluation-options.ts";
import { positionRows } from "../position-numbers.ts";
import type { ConfigurationSheet, SheetHeader, SheetRow, SheetValue } from "./configuration-sheet.ts";
import { articleValues, headerValues } from "./sheet-values.ts";

const NO_CHOICES: Choices = {};

/**
 * Composes the configuration sheet of an evaluated project (catalogue.md §6.7).
 *
 * evaluated   of this project, with these catalogues
 * returns     rows of catalogues that are not open are in `failed` of the evaluation already
 */
export function configurationSheet(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: OpenCatalogues,
): ConfigurationSheet {
  const reader = openSheetReader(project, catalogues);
  const headers = new Map<string, SheetHeader>();
  const rows = positionRows(evaluated).map((one, index): SheetRow => {
    const { row, article, description, automatic } = one;
    const catalogue = catalogues.get(row.catalogue);
    const key = `${row.catalogue} ${row.model}`;
    if (catalogue && !headers.has(key)) headers.set(key, headerOf(catalogue, row, reader));
    return {
      row: row.id,
      number: index + 1,
      catalogue: row.catalogue,
      model: row.model,
      article: row.article,
      description,
      box: [article.box[0], article.box[1], article.box[2]],
      quantity: row.quantity,
      automatic: automatic !== undefined,
      ...(row.note === undefined ? {} : { note: row.note }),
      values: reader.values(one),
    };
  });
  return {
    headers: [...headers.values()].filter(({ values }) => values.length > 0),
    rows,
    failed: evaluated.failed.map(({ row, problem }) => ({ row: row.id, article: row.article, problem })),
  };
}

/** The values of one row alone, for a panel that explains them; none for a row whose catalogue is not open. */
export function rowValues(
  project: Project,
  row: EvaluatedRow,
  catalogues: OpenCatalogues,
): readonly SheetValue[] {
  return openSheetReader(project, catalogues).values(row);
}

interface SheetReader {
  header(row: Row): EvaluatedHeader | undefined;
  values(row: EvaluatedRow): readonly SheetValue[];
}

/** Headers and facts are computed once for all rows that share them. */
function openSheetReader(project: Project, catalogues: OpenCatalogues): SheetReader {
  const headers = new Map<string, EvaluatedHeader>();
  const byCode = new Map<readonly VariableFacts[], ReadonlyMap<string, VariableFacts>>();
  const choicesOf = ({ catalogue, model }: Row) =>
    ownValue(ownValue(project.catalogues, catalogue)?.headers, model) ?? NO_CHOICES;
  const header = (row: Row) => {
    const key = `${row.catalogue} ${row.model}`;
    const found = headers.get(key) ?? catalogues.get(row.catalogue)?.header(row.model, choicesOf(row));
    if (found) headers.set(key, found);
    return found;
  };
  return {
    header,
    values({ row, article }) {
      const own = header(row);
      const facts = catalogues
        .get(row.catalogue)
        ?.variables({ model: row.model, article: row.article, header: choicesOf(row) });
      if (!own || !facts) return [];
      const known = byCode.get(facts) ?? new Map(facts.map((fact) => [fact.code, fact]));
      byCode.set(facts, known);
      return articleValues(article, known, own);
    },
  };
}

function headerOf(catalogue: OpenCatalogue, row: Row, reader: SheetReader): SheetHeader {
  const header = reader.header(row);
  return {
    catalogue: row.catalogue,
    catalogueName: catalogue.description,
    model: row.model,
    modelName: catalogue.model(row.model)?.description ?? {},
    values: header ? headerValues(header) : [],
  };
}
