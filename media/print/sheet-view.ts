import { textIn, type Value } from "@stanza/catalogue";
import {
  type ConfigurationSheet,
  deviationsOf,
  onlyDeviations,
  type SheetRow,
  type SheetValue,
} from "@stanza/evaluation";
import {
  formatLength,
  formatLongDate,
  formatNumber,
  type LengthUnit,
  parseCalendarDate,
} from "@stanza/quantities";
import type { Fact } from "./fact.ts";
import type { Sender } from "./offer-view.ts";
import { fill } from "./print-labels.ts";
import { type SheetLabels, sheetLabels } from "./sheet-labels.ts";

/** The head of the sheet, its language and units, and the choice of variants. */
export interface SheetPrint {
  readonly sender: Sender;
  readonly project: { readonly number: string; readonly name: string; readonly customer: string };
  /** ISO date. */
  readonly date: string;
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  /** True: only the variants that deviate from the models' headers. */
  readonly onlyDeviations: boolean;
}

/** The JSON that the template reads: the sheet in words and figures, ready to be set. */
export interface SheetView {
  readonly language: string;
  readonly title: string;
  readonly labels: SheetLabels;
  readonly sender: Sender;
  readonly facts: readonly Fact[];
  /** The sentence that is printed instead of a list when there is nothing to list. */
  readonly empty: string;
  readonly sections: readonly SectionView[];
}

export interface SectionView {
  /** A header of a model stands out from the articles under it. */
  readonly isHeader: boolean;
  readonly number: string;
  readonly title: string;
  readonly facts: string;
  readonly note: string;
  readonly values: readonly (readonly [name: string, value: string, from: string, header: string])[];
}

const UNITS: Readonly<Record<string, string>> = { deg: "°", kg: " kg", m2: " m²" };

export function sheetView(whole: ConfigurationSheet, print: SheetPrint): SheetView {
  const { language, lengthUnit, project } = print;
  const labels = sheetLabels(language);
  const sheet = print.onlyDeviations ? onlyDeviations(whole) : whole;
  const words: Words = { language, lengthUnit, labels };
  const models = new Map(
    whole.headers.map(({ catalogue, model, modelName }) => [
      `${catalogue} ${model}`,
      textIn(modelName, language) || model,
    ]),
  );
  const day = parseCalendarDate(print.date);
  const title = print.onlyDeviations ? labels.onlyDeviations : labels.title;
  const facts: readonly Fact[] = [
    { label: labels.project, value: project.name },
    { label: labels.number, value: project.number },
    ...(project.customer ? [{ label: labels.customer, value: project.customer }] : []),
    { label: labels.date, value: day ? formatLongDate(day, language) : print.date },
    { label: labels.articles, value: String(whole.rows.length + whole.failed.length) },
    { label: labels.deviations, value: String(whole.rows.flatMap(deviationsOf).length) },
  ];
  return {
    language,
    title: `${title} · ${project.name}`,
    labels,
    sender: print.sender,
    facts,
    empty: emptiness(whole, sheet, print, labels),
    sections: [
      ...sheet.headers.map(
        ({ catalogueName, model, modelName, values }): SectionView => ({
          isHeader: true,
          number: "",
          title: fill(labels.model, { model: textIn(modelName, language) || model }),
          facts: textIn(catalogueName, language),
          note: "",
          values: values.map((value) => valueCells(value, words)),
        }),
      ),
      ...sheet.rows.map((row) =>
        rowSection(row, models.get(`${row.catalogue} ${row.model}`) ?? row.model, words),
      ),
      ...sheet.failed.map(
        ({ article, problem }): SectionView => ({
          isHeader: false,
          number: "!",
          title: article,
          facts: labels.failed,
          note: textIn(problem.because, language),
          values: [],
        }),
      ),
    ],
  };
}

interface Words {
  readonly language: string;
  readonly lengthUnit: LengthUnit;
  readonly labels: SheetLabels;
}

function emptiness(
  whole: ConfigurationSheet,
  shown: ConfigurationSheet,
  print: SheetPrint,
  labels: SheetLabels,
): string {
  if (whole.rows.length + whole.failed.length === 0) return labels.nothing;
  return print.onlyDeviations && shown.rows.length === 0 ? labels.noDeviations : "";
}

function rowSection(row: SheetRow, model: string, words: Words): SectionView {
  const { language, lengthUnit, labels } = words;
  return {
    isHeader: false,
    number: String(row.number),
    title: textIn(row.description, language) || row.article,
    facts: [
      row.article,
      sizeText(row.box, lengthUnit, language),
      model,
      ...(row.quantity === 1 ? [] : [`× ${formatNumber(String(row.quantity), language)}`]),
      ...(row.automatic ? [labels.generated] : []),
      ...(row.values.length === 0 ? [labels.noValues] : []),
    ].join(" · "),
    note: row.note ?? "",
    values: row.values.map((value) => valueCells(value, words)),
  };
}

/** Width, height and depth: `600 × 780 × 560 mm`. */
function sizeText(box: SheetRow["box"], unit: LengthUnit, language: string): string {
  if (unit === "mm")
    return `${box.map((mm) => formatNumber(String(Math.round(mm)), language, 0, 0, false)).join(" × ")} mm`;
  return box.map((mm) => formatLength(mm, unit, language)).join(" × ");
}

function valueCells(value: SheetValue, words: Words): SectionView["values"][number] {
  const { origin, header } = value;
  const { language, labels } = words;
  const text = (one: { readonly value: Value; readonly name?: SheetValue["name"] }) =>
    valueWords({ ...one, ...(value.unit ? { unit: value.unit } : {}), decimals: value.decimals }, words);
  return [
    textIn(value.description, language) || value.code,
    text(value),
    origin.kind === "repaired"
      ? fill(labels.origins.repaired, { value: text({ value: origin.wish }) })
      : labels.origins[origin.kind],
    header ? text(header) : "",
  ];
}

function valueWords(
  {
    value,
    name,
    unit,
    decimals,
  }: { value: Value; name?: SheetValue["name"]; unit?: SheetValue["unit"]; decimals?: number | undefined },
  { language, lengthUnit, labels }: Words,
): string {
  if (typeof value === "boolean") return value ? labels.yes : labels.no;
  if (typeof value === "string") return name ? textIn(name, language) : value;
  if (unit === "mm")
    return formatLength(value, lengthUnit, language, lengthUnit === "mm" ? decimals : undefined);
  return `${formatNumber(String(value), language, decimals ?? 2)}${UNITS[unit ?? ""] ?? ""}`;
}
