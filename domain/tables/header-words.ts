import type { SpokenLanguage } from "@stanza/quantities";
import { HEADER_WORDS, type HeaderKind } from "./header-vocabulary.ts";
import { TABLE_LENGTHS, TABLE_WEIGHTS, type TableLength, type TableWeight } from "./table-mapping.ts";

const LANGUAGE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["en", "en eng english inglese englisch anglais ingles"],
      ["it", "it ita italian italiano italienisch italien"],
      ["de", "de deu ger german deutsch tedesco allemand aleman"],
      ["fr", "fr fra french francese franzosisch francais frances"],
      ["es", "es esp spanish spagnolo spanisch espagnol espanol castellano"],
      ["nl", "nl dutch olandese niederlandisch nederlands neerlandais neerlandes"],
    ] as const
  ).flatMap(([language, words]) => words.split(" ").map((word) => [word, language])),
);

const CURRENCIES: Readonly<Record<string, string>> = {
  eur: "EUR",
  euro: "EUR",
  "€": "EUR",
  chf: "CHF",
  sfr: "CHF",
  fr: "CHF",
  usd: "USD",
  $: "USD",
  gbp: "GBP",
  "£": "GBP",
};

const UNITS: Readonly<Record<string, TableLength>> = {
  ...units(TABLE_LENGTHS),
  inch: "in",
  inches: "in",
  zoll: "in",
  pollici: "in",
  pouces: "in",
  pulgadas: "in",
  '"': "in",
};
const WEIGHTS: Readonly<Record<string, TableWeight>> = { ...units(TABLE_WEIGHTS), lbs: "lb" };

function units<T extends string>(table: Readonly<Record<T, number>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.keys(table).map((unit) => [unit, unit as T]));
}

/** A header as it is understood: what it names, and what it says about language, unit and currency. */
export interface ReadHeader {
  readonly kind?: HeaderKind;
  /** The language that the header names: `Name (IT)`. */
  readonly named?: string;
  /** The languages that the header may be in: `Description` is English and French. */
  readonly spoken?: readonly SpokenLanguage[];
  readonly unit?: TableLength;
  readonly weight?: TableWeight;
  readonly currency?: string;
  /** Width, height and depth in the order of its letters: `wdh`. */
  readonly order?: string;
}

interface KnownWord {
  readonly kind: HeaderKind;
  readonly spoken: readonly SpokenLanguage[];
}

const KNOWN_WORDS: ReadonlyMap<string, KnownWord> = knownWords();

/** Understands a header in a language of ours: `Prezzo listino (€)`, `Breite [cm]`, `Désignation`, `Name EN`. */
export function readHeader(header: string): ReadHeader {
  const words = plainWords(header);
  const currency = firstOf(words, CURRENCIES);
  const unit = firstOf(words, UNITS);
  const weight = firstOf(words, WEIGHTS);
  const named = namedLanguage(words);
  const order = orderOf(words);
  const found = kindOf(words);
  const kind = order !== undefined ? "size" : (found?.kind ?? (currency !== undefined ? "price" : undefined));
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(named === undefined ? {} : { named }),
    ...(found === undefined ? {} : { spoken: found.spoken }),
    ...(unit === undefined ? {} : { unit }),
    ...(weight === undefined ? {} : { weight }),
    ...(currency === undefined ? {} : { currency }),
    ...(order === undefined ? {} : { order }),
  };
}

/** The language that a header names after its first word; `de`, `en` and `es` are also words, so a short name counts at the end alone. */
function namedLanguage(words: readonly string[]): string | undefined {
  const last = words.at(-1);
  const word = words
    .slice(1)
    .find((one) => Object.hasOwn(LANGUAGE_WORDS, one) && (one.length > 2 || one === last));
  return word === undefined ? undefined : LANGUAGE_WORDS[word];
}

/** The longest beginning of the words that is known, then any known word on its way. */
function kindOf(words: readonly string[]): KnownWord | undefined {
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const found = KNOWN_WORDS.get(words.slice(from, to).join(" "));
      // A letter alone means a side only when nothing else is said.
      if (found && (to - from > 1 || (words[from]?.length ?? 0) > 1 || words.length - unitsIn(words) === 1))
        return found;
    }
  return undefined;
}

const unitsIn = (words: readonly string[]) => words.filter((word) => Object.hasOwn(UNITS, word)).length;

/** The letters of each language for width, depth and height. */
const SIDE_LETTERS: Readonly<Record<string, "w" | "h" | "d">> = {
  ...{ w: "w", b: "w", l: "w", an: "w" },
  ...{ h: "h", a: "h", al: "h" },
  ...{ d: "d", t: "d", p: "d", f: "d" },
};
const SIDES = { width: "w", height: "h", depth: "d" } as const;
const LETTER = Object.keys(SIDE_LETTERS)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const THREE_LETTERS = new RegExp(`(?:^| )(${LETTER}) ?x ?(${LETTER}) ?x ?(${LETTER})(?: |$)`);
const THREE_WORDS = /(?:^| )(\p{L}+) x (\p{L}+) x (\p{L}+)(?: |$)/u;

/** `b x t x h`, `LxPxH` and `ancho x fondo x alto` are `wdh`. */
function orderOf(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  const [, ...named] = THREE_LETTERS.exec(text) ?? THREE_WORDS.exec(text) ?? [];
  // `A` is the height (altezza), but the width (ancho) where another letter is the height.
  const sides = named.map((side) => (side === "a" && named.includes("h") ? "w" : sideOf(side)));
  return new Set(sides).size === 3 && !sides.includes("") ? sides.join("") : undefined;
}

/** `w`, `h` or `d` for the letter or the word of a side; empty for anything else. */
function sideOf(side: string): string {
  if (Object.hasOwn(SIDE_LETTERS, side)) return SIDE_LETTERS[side]!;
  const kind = KNOWN_WORDS.get(side)?.kind;
  return kind === "width" || kind === "height" || kind === "depth" ? SIDES[kind] : "";
}

/** Small letters without accents and signs, as words; `€`, `$`, `£` and `"` stay. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("×", "x")
    .replace(/[º°]/g, " ")
    .replace(/([€$£"])/g, " $1 ")
    .split(/[^\p{L}\p{N}€$£"]+/u)
    .filter((word) => word !== "");
}

function firstOf<T>(words: readonly string[], table: Readonly<Record<string, T>>): T | undefined {
  const word = words.find((one) => Object.hasOwn(table, one));
  return word === undefined ? undefined : table[word];
}

function knownWords(): ReadonlyMap<string, KnownWord> {
  const map = new Map<string, KnownWord>();
  for (const [kind, byLanguage] of Object.entries(HEADER_WORDS) as [HeaderKind, object][])
    for (const [language, words] of Object.entries(byLanguage) as [SpokenLanguage, readonly string[]][])
      for (const word of words) {
        const known = map.get(word);
        if (!known) map.set(word, { kind, spoken: [language] });
        else if (known.kind === kind) map.set(word, { kind, spoken: [...known.spoken, language] });
      }
  return map;
}
