import {
  DEFAULT_ROOM_HEIGHT,
  DEFAULT_WALL_THICKNESS,
  type Room,
  type RoomTemplate,
  roomTemplate,
  type TemplateCode,
  templateDimensions,
} from "@stanza/project";

/** What is typed in the room dialog, as text until it is a number. */
export interface RoomNumbers {
  readonly template: TemplateCode;
  readonly dimensions: readonly string[];
  readonly height: string;
  readonly thickness: string;
}

/** What the dialog answers: numbers that make a room, or the wish to draw it. */
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
export function numbersOf(template: RoomTemplate, thickness = DEFAULT_WALL_THICKNESS): RoomNumbers {
  return {
    template: template.code,
    dimensions: template.dimensions.map((one) => String(one.default)),
    height: String(DEFAULT_ROOM_HEIGHT),
    thickness: String(thickness),
  };
}

/** The numbers that a room has now; `null` once it lost its template's form. Walls of several thicknesses have an empty field. */
export function numbersOfRoom(room: Room): RoomNumbers | null {
  const template = roomTemplate(room.template);
  const dimensions = templateDimensions(room);
  if (!template || !dimensions) return null;
  const [first, ...others] = room.walls.map(({ thickness }) => thickness);
  const isSame = others.every((thickness) => thickness === first);
  return {
    template: template.code,
    dimensions: dimensions.map(plainText),
    height: plainText(room.height),
    thickness: isSame && first !== undefined ? plainText(first) : "",
  };
}

const plainText = (mm: number): string => String(Math.round(mm * 10) / 10);

/**
 * The numbers of a text such as `4000x3000x2700`, `4,5 m x 3 m` or `400cm × 300cm`, mm; `null` when it is not more than one number.
 * Units that are left out are millimetres.
 */
export function parseDimensions(text: string): readonly number[] | null {
  const parts = withoutEnd(text).split(/\s*[x×*]\s*/i);
  if (parts.length < 2) return null;
  const lengths = parts.map(parseLength);
  return lengths.every((one) => one !== null) ? lengths : null;
}

/** The text without a sign that waits for its number: `4000x` is on its way to `4000x3000`. */
const withoutEnd = (text: string): string => text.trim().replace(/\s*[x×*]$/i, "");

const FACTORS: Readonly<Record<string, number>> = { "": 1, mm: 1, cm: 10, m: 1000 };

/** One length in mm; `null` for what is none. */
export function parseLength(text: string): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|m)?\s*$/i.exec(text);
  if (!match?.[1]) return null;
  const value = Number(match[1].replace(",", ".")) * (FACTORS[(match[2] ?? "").toLowerCase()] ?? 1);
  return value > 0 ? Math.round(value * 10) / 10 : null;
}

/**
 * The numbers after a text was typed into the first field. `4000x3000` fills the first dimensions, one more than the template has is the
 * height; a single number stays in its field.
 */
export function filledFrom(numbers: RoomNumbers, text: string): RoomNumbers {
  const lengths = parseDimensions(text);
  const { dimensions } = numbers;
  if (!lengths) return { ...numbers, dimensions: dimensions.with(0, withoutEnd(text)) };
  const filled = dimensions.map((old, i) => (lengths[i] === undefined ? old : String(lengths[i])));
  const height = lengths[dimensions.length];
  return { ...numbers, dimensions: filled, height: height === undefined ? numbers.height : String(height) };
}
