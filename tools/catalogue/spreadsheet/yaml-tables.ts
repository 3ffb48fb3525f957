import { type Column, isNumeric, type YamlRow, type YamlTable } from "./catalogue-tables.ts";
import type { ColumnKind } from "./cell-value.ts";
import { CAPTIONS, INLINE_OPTIONS, PRICE_LISTS, SERVICES } from "./sheet-names.ts";
import type { YamlPath } from "./yaml-text.ts";

type YamlMap = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is YamlMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts, options and prices of a catalogue's YAML files, as tables; tables without a row are left out. */
export function yamlTables(
  values: ReadonlyMap<string, unknown>,
  languages: readonly string[],
): readonly YamlTable[] {
  return [priceLists(values), services(values), inlineOptions(values), captions(values, languages)].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Rows whose values stand at fixed places below a map of theirs. */
function fixedTable(
  sheet: string,
  fields: readonly (readonly [name: string, kind: ColumnKind])[],
  found: readonly { readonly file: string; readonly at: YamlPath; readonly value: YamlMap }[],
): YamlTable {
  const columns: readonly Column[] = [
    { name: "cod", kind: "code" },
    ...fields.map(([name, kind]): Column => ({ name, kind })),
  ];
  const rows = found.map(({ file, at, value }): YamlRow => {
    const places = fields.map(([name]) => name.split("."));
    const valueAt = (place: readonly string[]) =>
      place.reduce<unknown>((inner, key) => (isMap(inner) ? inner[key] : undefined), value);
    const isReachable = (place: readonly string[]) => isMap(valueAt(place.slice(0, -1)));
    return {
      file,
      texts: [String(value.cod ?? ""), ...places.map((place) => scalarText(valueAt(place)))],
      paths: [undefined, ...places.map((place) => (isReachable(place) ? [...at, ...place] : undefined))],
      // Only the quantity is a number; the others are texts, so that no digit is lost.
      numbers: new Set(fields.flatMap(([name], i) => (name === "price.qt" ? [i + 1] : []))),
    };
  });
  return { from: "yaml", sheet, columns, keys: [0], rows };
}

const scalarText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

function priceLists(values: ReadonlyMap<string, unknown>): YamlTable {
  const fields = [
    ["currency", "text"],
    ["validFrom", "date"],
    ["validTo", "date"],
    ["base.list", "text"],
    ["base.factor", "number"],
    ["rounding.unit", "number"],
    ["rounding.mode", "text"],
  ] as const;
  const lists = [...values].flatMap(([file, value]) =>
    /^prices\/[^/]+\/list\.ya?ml$/.test(file) && isMap(value) ? [{ file, at: [], value }] : [],
  );
  return fixedTable(PRICE_LISTS, fields, lists);
}

function services(values: ReadonlyMap<string, unknown>): YamlTable {
  const catalogue = values.get("catalogue.yaml");
  const file = isMap(catalogue) ? String(catalogue.services ?? "") : "";
  const list = values.get(file);
  const fields = [
    ["price.fixed", "amount"],
    ["price.percentOfGoods", "amount"],
    ["price.min", "amount"],
    ["price.perUnit", "amount"],
    ["price.qt", "number"],
    ["vat", "amount"],
  ] as const;
  const found = (Array.isArray(list) ? list : []).flatMap((value: unknown, i) =>
    isMap(value) ? [{ file, at: [i], value }] : [],
  );
  return fixedTable(SERVICES, fields, found);
}

/** The options that are written in YAML, with what they have beside their texts. */
function inlineOptions(values: ReadonlyMap<string, unknown>): YamlTable {
  const found: {
    readonly file: string;
    readonly place: string;
    readonly at: YamlPath;
    readonly option: YamlMap;
  }[] = [];
  for (const [file, value] of values)
    walk(value, [], "", (map, at, place) => {
      for (const [i, option] of Array.isArray(map.options) ? map.options.entries() : [])
        if (isMap(option) && typeof option.cod === "string")
          found.push({
            file,
            place: place === "" ? "options" : `${place}.options`,
            at: [...at, "options", i],
            option,
          });
    });
  const names = [...new Set(found.flatMap(({ option }) => Object.keys(option)))].filter(
    (name) => !["cod", "des", "because"].includes(name) && found.some(({ option }) => !isMap(option[name])),
  );
  const valuesOf = (name: string) => found.map(({ option }) => scalarText(option[name]));
  const kindOf = (name: string): ColumnKind =>
    name === "from" || name === "to" ? "date" : isNumeric(valuesOf(name)) ? "number" : "text";
  return {
    from: "yaml",
    sheet: INLINE_OPTIONS,
    columns: [
      ...["file", "place", "cod"].map((name): Column => ({ name, kind: "code" })),
      ...names.map((name): Column => ({ name, kind: kindOf(name) })),
    ],
    keys: [0, 1, 2],
    rows: found.map(({ file, place, at, option }) => ({
      file,
      texts: [file, place, String(option.cod), ...names.map((name) => scalarText(option[name]))],
      paths: [undefined, undefined, undefined, ...names.map((name) => [...at, name])],
      numbers: new Set(
        names.flatMap((name, i) =>
          typeof option[name] === "number" || (option[name] === undefined && kindOf(name) === "number")
            ? [i + 3]
            : [],
        ),
      ),
    })),
  };
}

const NONE: ReadonlySet<number> = new Set();

/** Every text that people read, a column for each language. */
function captions(values: ReadonlyMap<string, unknown>, languages: readonly string[]): YamlTable {
  const rows: YamlRow[] = [];
  for (const [file, value] of values)
    walk(value, [], "", (map, at, place) => {
      for (const name of ["des", "help", "because", ...(place.includes("parts[") ? ["name"] : [])]) {
        const text = map[name];
        const path = [...at, name];
        const where = place === "" ? name : `${place}.${name}`;
        const texts = (byLanguage: YamlMap) => [
          file,
          where,
          ...languages.map((one) => scalarText(byLanguage[one])),
        ];
        if (typeof text === "string")
          rows.push({
            file,
            texts: texts({ [languages[0] ?? ""]: text }),
            paths: [undefined, undefined, ...languages.map(() => path)],
            numbers: NONE,
            single: { path, languages: [undefined, undefined, ...languages] },
          });
        else if (isMap(text) && Object.values(text).every((one) => typeof one === "string"))
          rows.push({
            file,
            texts: texts(text),
            paths: [undefined, undefined, ...languages.map((one) => [...path, one])],
            numbers: NONE,
          });
      }
    });
  return {
    from: "yaml",
    sheet: CAPTIONS,
    columns: [
      { name: "file", kind: "code" },
      { name: "place", kind: "code" },
      ...languages.map((name): Column => ({ name, kind: "text" })),
    ],
    keys: [0, 1],
    rows,
  };
}

/** Each map with its path, and its place in words that stay the same when a list is put in another order: `parts[door].open`. */
function walk(
  value: unknown,
  at: YamlPath,
  place: string,
  see: (map: YamlMap, at: YamlPath, place: string) => void,
): void {
  if (Array.isArray(value)) {
    const names = value.map((item) => (isMap(item) ? String(item.cod ?? item.id ?? item.neutro ?? "") : ""));
    for (const [i, item] of value.entries()) {
      const name = names[i] ?? "";
      const isOwn = name !== "" && names.indexOf(name) === i;
      walk(item, [...at, i], `${place}[${isOwn ? name : i + 1}]`, see);
    }
  } else if (isMap(value)) {
    see(value, at, place);
    for (const [key, item] of Object.entries(value))
      walk(item, [...at, key], place === "" ? key : `${place}.${key}`, see);
  }
}
