import {
  DEFAULT_ROOM_HEIGHT,
  DEFAULT_WALL_THICKNESS,
  type Room,
  type RoomTemplate,
  roomTemplate,
  type TemplateCode,
  templateDimensions,
  USUAL_LENGTHS,
} from "@stanza/project";
import {
  formatInches,
  type LengthQuestion,
  type LengthUnit,
  parseLength as lengthInMm,
  lengthQuestion,
} from "@stanza/quantities";

/** The entries of the room dialog, as text until they are numbers. */
export interface RoomNumbers {
  readonly template: TemplateCode;
  readonly dimensions: readonly string[];
  readonly height: string;
  readonly thickness: string;
  /** The unit of a bare number. */
  readonly unit: LengthUnit;
  /** The lengths in mm that texts stand for which nobody typed: rounded to a sixteenth of an inch they must not change a room. */
  readonly exact: Readonly<Record<string, number>>;
}

/** The dialog's answer: numbers that make a room, or the wish to draw it. */
export type RoomChoice =
  | {
      readonly kind: "room";
      readonly template: TemplateCode;
      readonly dimensions: readonly number[];
      readonly height: number;
      readonly thickness: number;
    }
  | { readonly kind: "draw" }
  | { readonly kind: "skip" };

/** The numbers that a template starts from; `thickness` of its walls, mm. */
export function numbersOf(
  template: RoomTemplate,
  thickness = DEFAULT_WALL_THICKNESS,
  unit: LengthUnit = "mm",
): RoomNumbers {
  return written(
    template.code,
    template.dimensions.map((one) => one.default),
    DEFAULT_ROOM_HEIGHT,
    thickness,
    unit,
  );
}

function written(
  template: TemplateCode,
  dimensions: readonly number[],
  height: number,
  thickness: number | undefined,
  unit: LengthUnit,
): RoomNumbers {
  const text = (mm: number): string => lengthFigure(mm, unit);
  const known = unit === "mm" ? [] : [...dimensions, height, ...(thickness === undefined ? [] : [thickness])];
  return {
    template,
    dimensions: dimensions.map(text),
    height: text(height),
    thickness: thickness === undefined ? "" : text(thickness),
    unit,
    exact: Object.fromEntries(known.map((mm) => [text(mm), mm])),
  };
}

/** The numbers that a room has now; `null` once it lost its template's form. Walls of several thicknesses have an empty field. */
export function numbersOfRoom(room: Room, unit: LengthUnit = "mm"): RoomNumbers | null {
  const template = roomTemplate(room.template);
  const dimensions = templateDimensions(room);
  if (!template || !dimensions) return null;
  const [first, ...others] = room.walls.map(({ thickness }) => thickness);
  const isSame = others.every((thickness) => thickness === first);
  return written(template.code, dimensions, room.height, isSame ? first : undefined, unit);
}

const lengthFigure = (mm: number, unit: LengthUnit): string =>
  unit === "in" ? formatInches(mm) : String(Math.round(mm * 10) / 10);

/**
 * The numbers of a text such as `4000x3000x2700`, `4,5 m x 3 m` or `16' x 10'6"`, mm; `null` when it is not more than one number.
 *
 * unit   what a number without one is in
 */
export function parseDimensions(text: string, unit: LengthUnit = "mm"): readonly number[] | null {
  const parts = withoutEnd(text).split(/\s*[x×*]\s*/i);
  if (parts.length < 2) return null;
  const lengths = parts.map((part) => parseLength(part, unit));
  return lengths.every((one) => one !== null) ? lengths : null;
}

/** The text without a sign that waits for its number: `4000x` is on its way to `4000x3000`. */
const withoutEnd = (text: string): string => text.trim().replace(/\s*[x×*]$/i, "");

/** One length in mm, to a tenth; `null` for what is none, or nothing. `unit`: what a bare number is in. */
export function parseLength(text: string, unit: LengthUnit = "mm"): number | null {
  const mm = lengthInMm(text, unit);
  return mm === undefined || mm <= 0 ? null : Math.round(mm * 10) / 10;
}

/** The length in a field of the numbers, mm. */
export const lengthIn = ({ unit, exact }: RoomNumbers, text: string): number | null =>
  exact[text] ?? parseLength(text, unit);

/**
 * The numbers after a text was typed into the first field. `4000x3000` fills the first dimensions, one more than the template has is the
 * height; a single number stays in its field.
 */
export function filledFrom(numbers: RoomNumbers, text: string): RoomNumbers {
  const { dimensions, unit } = numbers;
  const lengths = parseDimensions(text, unit);
  if (!lengths) return { ...numbers, dimensions: dimensions.with(0, withoutEnd(text)) };
  const filled = dimensions.map((old, i) =>
    lengths[i] === undefined ? old : lengthFigure(lengths[i], unit),
  );
  const height = lengths[dimensions.length];
  return {
    ...numbers,
    dimensions: filled,
    height: height === undefined ? numbers.height : lengthFigure(height, unit),
  };
}

/** A field of the dialog: a dimension by its index, or one of the others. */
export type RoomField = number | "height" | "thickness";

/** The lengths that cannot be meant as they are typed, by field. */
export function questionsIn({
  dimensions,
  height,
  thickness,
  unit,
  exact,
}: RoomNumbers): ReadonlyMap<RoomField, LengthQuestion> {
  const fields = [
    ...dimensions.map((text, index) => ({ field: index, text, usual: USUAL_LENGTHS.edge })),
    { field: "height", text: height, usual: USUAL_LENGTHS.height },
    { field: "thickness", text: thickness, usual: USUAL_LENGTHS.thickness },
  ] as const;
  const asked = new Map<RoomField, LengthQuestion>();
  for (const { field, text, usual } of fields) {
    const question = exact[text] === undefined ? lengthQuestion(text, unit, usual) : null;
    if (question) asked.set(field, question);
  }
  return asked;
}

/** The numbers with these questions answered: the lengths as they were meant, with their unit. */
export function asMeant(
  numbers: RoomNumbers,
  questions: ReadonlyMap<RoomField, LengthQuestion>,
): RoomNumbers {
  let taken = numbers;
  for (const [field, { meant }] of questions)
    taken =
      typeof field === "number"
        ? { ...taken, dimensions: taken.dimensions.with(field, meant) }
        : { ...taken, [field]: meant };
  return taken;
}
