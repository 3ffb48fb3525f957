import { EMPTY, type Sheet, type SheetCell, textCell } from "@stanza/tables";
import { NoTables } from "../spreadsheet/table-faults.ts";
import { type Element, readElements } from "../spreadsheet/xml-elements.ts";

/** The roots of a whole catalogue, a modified one and one with more prices. */
const ROOTS = /<(?:\w+:)?T_(?:NEW|MODIFY|ADD_PRICE)_CATALOG[\s>]/;
const MOST_ITEMS = 200_000;

/** Returns true for XML that begins like a catalogue of the furniture association's integrated data model. */
export const looksLikeIdm = (bytes: Uint8Array): boolean =>
  ROOTS.test(new TextDecoder().decode(bytes.subarray(0, 4000)));

/** An item as far as a plain article needs it. */
interface Item {
  readonly serie: string;
  readonly group: string;
  readonly code: string;
  /** By language, small letters. */
  readonly names: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<string, number>>;
  /** In the smallest unit of the currency. */
  readonly price: string | undefined;
  readonly picture: string;
}

/**
 * The article tables of an IDM catalogue (Integriertes Datenmodell, Daten Competence Center e. V.) as one table, in the spirit of the
 * published schema documentation: series, product groups and items with their names in every language, nominal width, height and depth, the
 * base price in its lowest price field, and a picture where an item names one. Features, options, decisions, surcharges, part lists and
 * drawings are not read, so an item with price groups comes in at its lowest one.
 *
 * ASSUMED: this is a subset learned from public documentation (IDMW 2.0), without a sample of the association's; it is no conforming reader.
 *
 * throws   `NoTables`
 */
export function readIdm(name: string, bytes: Uint8Array): Sheet {
  const items: Item[] = [];
  let currency: string | undefined;
  readElements(new TextDecoder().decode(bytes), {
    CATALOG_IDENTIFICATION: (element) => {
      currency = valueNamed(element, "CURRENCY_KEY") ?? currency;
    },
    SERIE: (serie) => {
      const serieName = firstText(child(serie, "SERIES_NAME")) ?? serie.attributes.SERIE_NO ?? "";
      for (const group of all(serie, "PRODUCT_GROUP")) {
        const groupName = firstText(group.children.find(isText)) ?? "";
        for (const item of all(group, "ITEM")) {
          const read = itemOf(item, serieName, groupName);
          if (read) items.push(read);
          if (items.length > MOST_ITEMS) throw new NoTables("tooLarge", "the catalogue has too many items");
        }
      }
    },
  });
  if (items.length === 0)
    throw new NoTables("noTable", "the XML has no items of a catalogue (SERIE, PRODUCT_GROUP, ITEM)");
  return { name, rows: rowsOf(items, currency ?? "EUR") };
}

function itemOf(item: Element, serie: string, group: string): Item | undefined {
  const code = item.attributes.TYPE_NO;
  // An item that only refers to one of another series is read there.
  if (code === undefined || child(item, "ITEM_REF")) return undefined;
  const prices = all(child(item, "PRICE_FEATURE_GROUP_BASE_PRICE_REF") ?? item, "ITEM_PRICE")
    .map((price) => ({
      field: Number(valueNamed(price, "PRICE_FIELD") ?? 0),
      amount: valueNamed(price, "PRICE"),
    }))
    .sort((a, b) => a.field - b.field);
  return {
    serie,
    group,
    code,
    names: textsOf(item.children.find(isText)),
    sides: sidesOf(item),
    price: prices[0]?.amount,
    picture: pictureOf(item),
  };
}

/** `ITEM_NAME`, `ITEM_TEXT`, `PRODUCT_GROUP_TEXT`: the first child that holds a text in several languages. */
const isText = ({ name, children }: Element) =>
  /_(?:NAME|TEXT|DESCRIPTION|DESIGNATION)$|^TEXT$/.test(name) &&
  children.some((one) => one.name === "LANGUAGE");

function textsOf(element: Element | undefined): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const language of element?.children ?? []) {
    const id = language.attributes.ISO_LANGUAGE_ID?.slice(0, 2).toLowerCase();
    const text = deepText(language);
    if (language.name === "LANGUAGE" && id !== undefined && text !== "") texts[id] = text;
  }
  return texts;
}

const firstText = (element: Element | undefined): string | undefined => Object.values(textsOf(element))[0];

const deepText = ({ text, children }: Element): string =>
  [text, ...children.map(deepText)].join(" ").replace(/\s+/g, " ").trim();

/** Nominal values of the parameters that bound an item: b, h and t, whichever kind of shape names them; mm. */
function sidesOf(item: Element): Readonly<Record<string, number>> {
  const sides: Record<string, number> = {};
  for (const parameter of [
    ...all(item, "BASIC_SHAPE_PARAMETER"),
    ...all(item, "DIMENSIONAL_PARAMETER"),
    ...all(item, "PARAMETER"),
  ]) {
    const [name, value] = ["_NAME$|^NAME$", "NOMINAL_VALUE$"].map((ending) =>
      namedValue(parameter, new RegExp(ending)),
    );
    const side = name?.toLowerCase();
    const length = Number(value);
    if (side !== undefined && sides[side] === undefined && length > 0) sides[side] = length;
  }
  return sides;
}

function pictureOf(item: Element): string {
  const reference = [
    ...all(item, "DOCUMENT_REFERENCE"),
    ...all(item, "MEDIA_REF"),
    ...all(item, "FILE_NAME"),
  ].map(deepText);
  return reference.find((text) => /\.(?:png|jpe?g|webp)$/i.test(text)) ?? "";
}

/** An element's value by its name, whether it stands as an attribute or as a child. */
const valueNamed = (element: Element, name: string): string | undefined => {
  const found = element.attributes[name] ?? all(element, name)[0]?.text.trim();
  return found === "" ? undefined : found;
};

function namedValue(element: Element, name: RegExp): string | undefined {
  const attribute = Object.entries(element.attributes).find(([key]) => name.test(key))?.[1];
  return attribute ?? element.children.find((one) => name.test(one.name))?.text.trim();
}

const child = (element: Element, name: string) => element.children.find((one) => one.name === name);

/** Elements of a name anywhere inside, not within one another. */
function all(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((one) => (one.name === name ? [one] : all(one, name)));
}

function rowsOf(items: readonly Item[], currency: string): readonly (readonly SheetCell[])[] {
  const languages = [...new Set(items.flatMap(({ names }) => Object.keys(names)))];
  const length = (value: number | undefined): SheetCell =>
    value === undefined ? EMPTY : { kind: "number", number: value };
  return [
    [
      ...[
        "Category",
        "Subcategory",
        "Code",
        "Width mm",
        "Height mm",
        "Depth mm",
        "Picture",
        `Price ${currency}`,
      ],
      ...languages.map((language) => `Name ${language.toUpperCase()}`),
    ].map(textCell),
    ...items.map(({ serie, group, code, names, sides, price, picture }) => [
      textCell(serie),
      textCell(group),
      textCell(code),
      length(sides.b),
      length(sides.h),
      length(sides.t),
      textCell(picture),
      amountCell(price),
      ...languages.map((language) => textCell(names[language] ?? "")),
    ]),
  ];
}

/** Prices stand in the smallest unit: 30000 are 300.00. */
function amountCell(price: string | undefined): SheetCell {
  if (price === undefined) return EMPTY;
  return /^-?\d+$/.test(price) ? { kind: "number", number: Number(price) / 100 } : textCell(price);
}
