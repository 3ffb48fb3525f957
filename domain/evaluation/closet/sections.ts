import type { ClosetView, DclassField, DclassView, EvaluatedArticle } from "@stanza/catalogue";

/** The records of a class side by side: a width each, with something of one thickness between them. */
export interface Sections {
  /** The field that holds the width. */
  readonly field: DclassField;
  /** Clear width and left side of each section in the article's frame, mm. */
  readonly spans: readonly { readonly left: number; readonly width: number }[];
  /** Thickness of the piece between two sections, and at both ends, mm. */
  readonly gap: number;
}

/** The field that a section's width is in: the first number in millimetres, else the first number. */
export const widthField = ({ fields }: Pick<DclassView, "fields">): DclassField | undefined =>
  fields.find(({ type, unit }) => type === "num" && unit === "mm") ??
  fields.find(({ type }) => type === "num");

/**
 * The sections of a class whose records follow each other. The running sum of the catalogue says where each begins, behind what stands
 * before it.
 *
 * gap   known from elsewhere, for a class with a single record
 * from  where the first section's frame begins, mm from the article's left side
 *
 * ASSUMED: what stands between two sections is as thick as what stands at both ends.
 */
export function sectionsOf(
  list: Pick<DclassView, "fields" | "sums" | "rows">,
  gap?: number,
  from = 0,
): Sections | null {
  const field = widthField(list);
  if (!field) return null;
  const widths = list.rows.map((row) => Number(row[field.name] ?? 0));
  const [sum] = list.sums;
  const starts = list.rows.map((row) => Number((sum === undefined ? undefined : row[sum]) ?? Number.NaN));
  const between =
    starts.length > 1 && sum !== undefined
      ? (starts[1] as number) - (starts[0] as number) - (widths[0] as number)
      : (gap ?? 0);
  let at = 0;
  const spans = widths.map((width, i) => {
    const start = Number.isFinite(starts[i]) ? (starts[i] as number) : at;
    at = start + width + between;
    return { left: from + start + between, width };
  });
  return { field, spans, gap: between };
}

/** The width of all sections with everything between them, mm. */
export const usedWidth = ({ spans, gap }: Sections): number =>
  spans.reduce((sum, { width }) => sum + width, 0) + (spans.length + 1) * gap;

/**
 * The width that the sections have to fit into; null: it follows from them.
 *
 * closet  what the catalogue says of the article as a closet
 *
 * ASSUMED: where the catalogue does not say it, an article with a number variable `W` is given its width; where `W` is worked out, the
 * sections make it.
 */
export function wholeWidth(
  { variables, values }: Pick<EvaluatedArticle, "variables" | "values">,
  closet: ClosetView | undefined,
): number | null {
  if (closet?.width) return closet.width.value - closet.beside;
  const isGiven = variables.some(({ code, kind }) => code === "W" && kind === "number");
  return isGiven ? Number(values.W) : null;
}
