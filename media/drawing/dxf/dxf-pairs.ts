import type { Vec2 } from "@stanza/geometry";

/** A group code with its value. */
export type Pair = readonly [code: number, value: string | number];

export const section = (name: string, content: readonly Pair[]): readonly Pair[] => [
  [0, "SECTION"],
  [2, name],
  ...content,
  [0, "ENDSEC"],
];

export const table = (name: string, entries: readonly (readonly Pair[])[]): readonly Pair[] => [
  [0, "TABLE"],
  [2, name],
  [70, entries.length],
  ...entries.flat(),
  [0, "ENDTAB"],
];

/** A point whose codes begin at `first` (10, or 11, 13 … for the further points of an entity); Y upwards. */
export function point([x, y]: Vec2, first = 10): readonly Pair[] {
  return [
    [first, number(x)],
    [first + 10, number(-y)],
    [first + 20, number(0)],
  ];
}

export const circle = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** R12 wants reals to look like reals. */
export function number(value: number): string {
  const text = String(Number(value.toFixed(4)) + 0);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Returns the text in ASCII and on one line; a percent sign would begin a control code. */
export function plainText(words: string): string {
  return [...words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()]
    .flatMap((character) => {
      if (character === "°") return "%%d";
      if (character === "%") return "%%%";
      if (character.codePointAt(0)! < 128) return character;
      return character.split("").map((unit) => `\\U+${hex(unit)}`);
    })
    .join("");
}

const hex = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

/** What has a handle: entities, attributes, the marks of blocks and the entries of tables. */
const WITHOUT_HANDLE = new Set(["SECTION", "ENDSEC", "TABLE", "ENDTAB", "EOF"]);

/** The pairs with a handle of its own for everything that may have one, and the next free handle. */
export function withHandles(pairs: readonly Pair[]): {
  readonly pairs: readonly Pair[];
  readonly next: string;
} {
  let last = 0;
  const handle = (): string => (++last).toString(16).toUpperCase();
  const named = pairs.flatMap((pair): readonly Pair[] => {
    const [code, value] = pair;
    if (code !== 0 || WITHOUT_HANDLE.has(String(value))) return [pair];
    // A dimension style has its arrow's name at 5.
    return [pair, [value === "DIMSTYLE" ? 105 : 5, handle()]];
  });
  return { pairs: named, next: (last + 1).toString(16).toUpperCase() };
}
