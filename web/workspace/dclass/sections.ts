import { type DclassField, type DclassRow, type DclassView, limitNumber } from "@stanza/catalogue";

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

/** Moves the divider after section `index` by `by` mm: one gains what the other loses, both within their limits. */
export function moveDivider(
  rows: readonly DclassRow[],
  { field, spans }: Pick<Sections, "field" | "spans">,
  index: number,
  by: number,
): readonly DclassRow[] {
  const [a, b] = [spans[index], spans[index + 1]];
  if (!a) return rows;
  const whole = limitNumber(a.width + by, field).value - a.width;
  if (!b) return withWidths(rows, field, [[index, a.width + whole]]);
  const given = b.width - limitNumber(b.width - whole, field).value;
  // The second one's limits may stop it earlier.
  const moved = Math.abs(given) < Math.abs(whole) ? given : whole;
  const kept = limitNumber(a.width + moved, field).value;
  return withWidths(rows, field, [
    [index, kept],
    [index + 1, b.width - (kept - a.width)],
  ]);
}

/** One more section: half of the widest where the whole is given, else another like the last. Null: there is no room. */
export function addSection(
  rows: readonly DclassRow[],
  { field, spans, gap }: Sections,
  fresh: DclassRow,
  isWholeGiven: boolean,
): readonly DclassRow[] | null {
  if (!isWholeGiven || spans.length === 0) {
    const last = rows.at(-1);
    return [...rows, last ? { ...fresh, [field.name]: last[field.name] as number } : fresh];
  }
  const widest = spans.reduce((best, { width }, i) => (width > (spans[best]?.width ?? 0) ? i : best), 0);
  const room = (spans[widest]?.width ?? 0) - gap;
  const half = limitNumber(Math.ceil(room / 2), field).value;
  const other = limitNumber(room - half, field).value;
  if (half + other > room) return null;
  const row = rows[widest] as DclassRow;
  return [
    ...rows.slice(0, widest),
    { ...row, [field.name]: half },
    { ...row, [field.name]: other },
    ...rows.slice(widest + 1),
  ];
}

/** Without one section; where the whole is given its neighbour takes its place, as far as that may grow. */
export function removeSection(
  rows: readonly DclassRow[],
  { field, spans, gap }: Sections,
  index: number,
  isWholeGiven: boolean,
): readonly DclassRow[] {
  const gone = spans[index];
  const rest = rows.filter((_, i) => i !== index);
  const heir = index > 0 ? index - 1 : 0;
  const width = Number(rest[heir]?.[field.name] ?? 0);
  if (!isWholeGiven || !gone || rest.length === 0) return rest;
  return withWidths(rest, field, [[heir, limitNumber(width + gone.width + gap, field).value]]);
}

export function withWidths(
  rows: readonly DclassRow[],
  field: DclassField,
  widths: readonly (readonly [index: number, width: number])[],
): readonly DclassRow[] {
  const changed = new Map(widths);
  return rows.map((row, i) => (changed.has(i) ? { ...row, [field.name]: changed.get(i) as number } : row));
}

/** A record for each width; existing records keep their other fields. */
export const withAllWidths = (
  rows: readonly DclassRow[],
  field: DclassField,
  widths: readonly number[],
  fresh: DclassRow,
): readonly DclassRow[] => widths.map((width, i) => ({ ...(rows[i] ?? fresh), [field.name]: width }));
