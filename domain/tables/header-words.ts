import { TABLE_LENGTHS, TABLE_WEIGHTS, type TableLength, type TableWeight } from "./table-mapping.ts";

/** The kind of thing that a header names, before units, languages and lists are known. */
export type HeaderKind =
  | "code"
  | "orderCode"
  | "name"
  | "category"
  | "subcategory"
  | "width"
  | "height"
  | "depth"
  | "size"
  | "weight"
  | "picture"
  | "price";

/** The words of headers in English, Italian and German, without accents; the language that a word speaks where only one has it. */
const WORDS: Readonly<Record<HeaderKind, Readonly<Record<"en" | "it" | "de", readonly string[]>>>> = {
  code: {
    en: [
      "code",
      "article code",
      "article no",
      "article number",
      "article",
      "item",
      "item no",
      "item number",
      "item code",
      "sku",
      "part no",
      "part number",
      "product code",
      "product no",
      "ref",
      "reference",
      "model no",
      "type no",
    ],
    it: [
      "codice",
      "cod",
      "codice articolo",
      "cod articolo",
      "cod art",
      "articolo",
      "art",
      "rif",
      "riferimento",
      "codice prodotto",
    ],
    de: [
      "artikelnummer",
      "artikelnr",
      "artikel nr",
      "art nr",
      "artnr",
      "artikel",
      "artikelcode",
      "typnummer",
      "typ nr",
      "typ",
      "modellnummer",
      "modell nr",
      "nummer",
      "code",
    ],
  },
  orderCode: {
    en: ["order code", "order no", "order number", "ordering code", "erp code"],
    it: ["codice ordine", "codice d ordine", "cod ordine", "codice gestionale"],
    de: ["bestellnummer", "bestellnr", "bestell nr", "bestellcode", "best nr"],
  },
  name: {
    en: ["description", "name", "title", "designation", "product", "product name", "text"],
    it: ["descrizione", "denominazione", "nome", "prodotto", "descrizione articolo", "testo"],
    de: [
      "bezeichnung",
      "beschreibung",
      "benennung",
      "artikelbezeichnung",
      "artikeltext",
      "kurztext",
      "produkt",
      "produktname",
    ],
  },
  category: {
    en: [
      "category",
      "group",
      "product group",
      "family",
      "product family",
      "range",
      "section",
      "collection",
      "series",
    ],
    it: ["categoria", "gruppo", "famiglia", "linea", "serie", "gruppo merceologico", "collezione"],
    de: [
      "kategorie",
      "gruppe",
      "warengruppe",
      "produktgruppe",
      "artikelgruppe",
      "familie",
      "programm",
      "serie",
    ],
  },
  subcategory: {
    en: ["subcategory", "sub category", "subgroup", "sub group", "subfamily"],
    it: ["sottocategoria", "sotto categoria", "sottogruppo", "sottofamiglia"],
    de: ["unterkategorie", "untergruppe", "unterwarengruppe"],
  },
  width: {
    en: ["width", "w"],
    it: ["larghezza", "largh", "larg", "l"],
    de: ["breite", "b", "br"],
  },
  height: { en: ["height", "h"], it: ["altezza", "alt", "h"], de: ["hohe", "hoehe", "h"] },
  depth: { en: ["depth", "d"], it: ["profondita", "prof", "p"], de: ["tiefe", "t"] },
  size: {
    en: ["size", "dimensions", "dimension", "measures", "w x d x h", "w x h x d", "wxdxh", "wxhxd"],
    it: ["dimensioni", "misure", "misura", "l x p x h", "l x h x p", "lxpxh", "lxhxp"],
    de: ["abmessungen", "abmessung", "masse", "mass", "b x t x h", "b x h x t", "bxtxh", "bxhxt"],
  },
  weight: {
    en: ["weight", "net weight", "gross weight"],
    it: ["peso", "peso netto", "peso lordo"],
    de: ["gewicht", "nettogewicht", "bruttogewicht"],
  },
  picture: {
    en: ["picture", "image", "photo", "picture file", "image file", "drawing"],
    it: ["immagine", "foto", "figura", "file immagine", "disegno"],
    de: ["bild", "bilddatei", "foto", "abbildung", "abb", "zeichnung"],
  },
  price: {
    en: ["price", "list price", "retail price", "rrp", "gross price", "unit price", "price list"],
    it: ["prezzo", "listino", "prezzo di listino", "prezzo al pubblico", "prezzo lordo", "prezzo unitario"],
    de: ["preis", "listenpreis", "vk", "vk preis", "uvp", "bruttopreis", "verkaufspreis", "stuckpreis"],
  },
};

const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["en", "en eng english inglese englisch"],
      ["it", "it ita italian italiano italienisch"],
      ["de", "de deu ger german deutsch tedesco"],
      ["fr", "fr fra french francese franzosisch francais"],
      ["es", "es esp spanish spagnolo spanisch espanol"],
      ["nl", "nl dutch olandese niederlandisch nederlands"],
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
  '"': "in",
};
const WEIGHTS: Readonly<Record<string, TableWeight>> = { ...units(TABLE_WEIGHTS), lbs: "lb" };

function units<T extends string>(table: Readonly<Record<T, number>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.keys(table).map((unit) => [unit, unit as T]));
}

/** A header as it is understood: what it names, and what it says about language, unit and currency. */
export interface ReadHeader {
  readonly kind?: HeaderKind;
  /** The language that the header names (`Name (IT)`), or that it is in. */
  readonly language?: string;
  readonly unit?: TableLength;
  readonly weight?: TableWeight;
  readonly currency?: string;
  /** Width, height and depth in the order of its letters: `wdh`. */
  readonly order?: string;
}

const KINDS_OF_WORDS: ReadonlyMap<string, { readonly kind: HeaderKind; readonly language?: string }> =
  kindsOfWords();

/** Understands a header in English, Italian or German: `Prezzo listino (€)`, `Breite [cm]`, `Name EN`. */
export function readHeader(header: string): ReadHeader {
  const words = plainWords(header);
  const currency = firstOf(words, CURRENCIES);
  const unit = firstOf(words, UNITS);
  const weight = firstOf(words, WEIGHTS);
  const named = firstOf(words.slice(1), LANGUAGES);
  const order = orderOf(words);
  const found = kindOf(words);
  const kind = order !== undefined ? "size" : (found?.kind ?? (currency !== undefined ? "price" : undefined));
  const language = named ?? found?.language;
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(language === undefined ? {} : { language }),
    ...(unit === undefined ? {} : { unit }),
    ...(weight === undefined ? {} : { weight }),
    ...(currency === undefined ? {} : { currency }),
    ...(order === undefined ? {} : { order }),
  };
}

/** The longest beginning of the words that is known, then any known word on its way. */
function kindOf(
  words: readonly string[],
): { readonly kind: HeaderKind; readonly language?: string } | undefined {
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const found = KINDS_OF_WORDS.get(words.slice(from, to).join(" "));
      // A letter alone means a side only when nothing else is said.
      if (found && (to - from > 1 || (words[from]?.length ?? 0) > 1 || words.length - unitsIn(words) === 1))
        return found;
    }
  return undefined;
}

const unitsIn = (words: readonly string[]) => words.filter((word) => Object.hasOwn(UNITS, word)).length;

/** `b x t x h` and `LxPxH` are `wdh`: the letters of each language for width, depth and height. */
function orderOf(words: readonly string[]): string | undefined {
  const match = /(?:^| )([wblhatdp]) ?x ?([wblhatdp]) ?x ?([wblhatdp])(?: |$)/.exec(words.join(" "));
  if (!match) return undefined;
  const sides = match
    .slice(1)
    .map((letter) => ("wbl".includes(letter) ? "w" : "ha".includes(letter) ? "h" : "d"));
  return new Set(sides).size === 3 ? sides.join("") : undefined;
}

/** Small letters without accents and signs, as words; `€`, `$`, `£` and `"` stay. */
export function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("×", "x")
    .replace(/([€$£"])/g, " $1 ")
    .split(/[^\p{L}\p{N}€$£"]+/u)
    .filter((word) => word !== "");
}

function firstOf<T>(words: readonly string[], table: Readonly<Record<string, T>>): T | undefined {
  const word = words.find((one) => Object.hasOwn(table, one));
  return word === undefined ? undefined : table[word];
}

function kindsOfWords(): ReadonlyMap<string, { readonly kind: HeaderKind; readonly language?: string }> {
  const map = new Map<string, { readonly kind: HeaderKind; readonly language?: string }>();
  for (const [kind, byLanguage] of Object.entries(WORDS) as [HeaderKind, (typeof WORDS)[HeaderKind]][])
    for (const [language, words] of Object.entries(byLanguage))
      for (const word of words) {
        const known = map.get(word);
        if (!known) map.set(word, { kind, language });
        // A word of two languages tells neither.
        else if (known.kind === kind && known.language !== language) map.set(word, { kind });
      }
  return map;
}
