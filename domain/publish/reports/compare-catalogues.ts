import {
  type ArticleRule,
  type Catalogue,
  entriesOf,
  type OptionList,
  type PriceList,
  type PriceMatrix,
} from "@stanza/catalogue";

/** One difference between two versions of a catalogue, in the author's terms. */
export interface CatalogueChange {
  readonly area: "article" | "rule" | "option" | "price";
  readonly change: "added" | "removed" | "changed";
  /** For example `ARIA BASE-1D-60`, `options/fin.csv LB pg`, `LIST01 BASE1[600, 3]`. */
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
}

interface Version {
  readonly catalogue: Catalogue;
  readonly priceLists: readonly PriceList[];
}

/** The additions, removals and changes in articles, rules, options and prices: first in the order of the new version, then the removals. */
export function compareCatalogues(before: Version, after: Version): readonly CatalogueChange[] {
  return [
    ...compare("article", articlesOf(before.catalogue), articlesOf(after.catalogue)),
    ...compare("rule", rulesOf(before.catalogue), rulesOf(after.catalogue)),
    ...compare("option", optionsOf(before.catalogue), optionsOf(after.catalogue)),
    ...compare("price", pricesOf(before.priceLists), pricesOf(after.priceLists)),
  ];
}

/** A thing by its properties; a thing without properties is only present or absent. */
type Things = ReadonlyMap<string, ReadonlyMap<string, string>>;

function compare(area: CatalogueChange["area"], before: Things, after: Things): readonly CatalogueChange[] {
  const changes: CatalogueChange[] = [];
  for (const [what, properties] of after) {
    const old = before.get(what);
    if (!old) changes.push({ area, change: "added", what, ...shown("to", properties.get("")) });
    else
      for (const name of new Set([...old.keys(), ...properties.keys()])) {
        const [from, to] = [old.get(name), properties.get(name)];
        if (from !== to)
          changes.push({
            area,
            change: "changed",
            what: name === "" ? what : `${what} ${name}`,
            ...shown("from", from),
            ...shown("to", to),
          });
      }
  }
  for (const [what, properties] of before)
    if (!after.has(what))
      changes.push({ area, change: "removed", what, ...shown("from", properties.get("")) });
  return changes;
}

const shown = (key: "from" | "to", value: string | undefined) =>
  value === undefined ? {} : { [key]: value };

function articlesOf({ models }: Catalogue): Things {
  const things = new Map<string, ReadonlyMap<string, string>>();
  for (const model of models)
    for (const entry of entriesOf(model).values())
      things.set(
        `${model.code} ${entry.code}`,
        new Map([
          ["rule", entry.neutro],
          ...Object.entries(entry.description).map(([language, text]) => [`name.${language}`, text] as const),
          ...Object.entries(entry.preset).map(([code, value]) => [`preset ${code}`, String(value)] as const),
        ]),
      );
  return things;
}

/** Rules by neutro, overlays included; each variable, calculation, part, line and constraint is a property. */
function rulesOf({ articles, overlays }: Catalogue): Things {
  const all = { ...articles, ...overlays?.rules };
  return new Map(Object.entries(all).map(([name, rule]) => [name, partsOfRule(rule)]));
}

function partsOfRule(rule: ArticleRule): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const { variables, constants, calculations, constraints, groups, ...others } = rule;
  const { parts: solids, anchors, clearances, erp, ...rest } = others;
  for (const { code, formula } of calculations) parts.set(`calc ${code}`, formula.source);
  for (const item of variables) parts.set(`variable ${item.code}`, text(item));
  for (const item of groups) parts.set(`group ${item.code}`, text(item));
  const byId = { constraint: constraints, part: solids, anchor: anchors, clearance: clearances, line: erp };
  for (const [section, items] of Object.entries(byId))
    for (const item of items) parts.set(`${section} ${item.id}`, text(item));
  for (const [code, value] of Object.entries(constants)) parts.set(`const ${code}`, String(value));
  for (const [key, value] of Object.entries(rest)) parts.set(key, text(value));
  return parts;
}

function optionsOf({ optionLists }: Catalogue): Things {
  const things = new Map<string, ReadonlyMap<string, string>>();
  for (const [list, { options }] of Object.entries(optionLists))
    for (const option of options) things.set(`${list} ${option.code}`, propertiesOf(option));
  return things;
}

function propertiesOf({ code: _, description, attributes, ...rest }: OptionList["options"][number]) {
  return new Map([
    ...Object.entries(description).map(([language, name]) => [`name.${language}`, name] as const),
    ...Object.entries({ ...rest, ...attributes }).map(([name, value]) => [name, text(value)] as const),
  ]);
}

function pricesOf(lists: readonly PriceList[]): Things {
  const things = new Map<string, ReadonlyMap<string, string>>();
  for (const list of lists) {
    const put = (what: string, price: string) => things.set(`${list.code} ${what}`, new Map([["", price]]));
    const { currency, validFrom, validTo = "", rounding } = list;
    things.set(
      list.code,
      new Map(
        Object.entries({ currency, validFrom, validTo, rounding: `${rounding.unit} ${rounding.mode}` }),
      ),
    );
    for (const [item, price] of Object.entries(list.items)) put(item, price);
    for (const matrix of Object.values(list.matrices))
      for (const { keys, price } of cellsOf(matrix)) put(`${matrix.code}[${keys.join(", ")}]`, price);
    const rows = new Map<string, number>();
    for (const { code, when, kind, value } of list.surcharges) {
      const n = (rows.get(code) ?? 0) + 1;
      rows.set(code, n);
      put(
        `surcharge ${code}${n > 1 ? ` (${n})` : ""}`,
        `${value}${kind === "percent" ? "%" : ""} when ${when.source}`,
      );
    }
  }
  return things;
}

type PricedCell = { readonly keys: readonly (string | undefined)[]; readonly price: string };

function cellsOf({ layers, rowKeys, columnKeys, cells }: PriceMatrix): readonly PricedCell[] {
  if (layers)
    return layers.tables.flatMap((table, i) =>
      cellsOf(table).map(({ keys, price }) => ({ keys: [layers.keys[i], ...keys], price })),
    );
  return cells.flatMap((row, i) =>
    row.flatMap((price, j) => (price === null ? [] : [{ keys: [rowKeys[i], columnKeys[j]], price }])),
  );
}

/** Formulas as authored, anything else unchanged. */
function text(value: unknown): string {
  return typeof value === "string"
    ? value
    : JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === "object" && inner !== null && "source" in inner && "tree" in inner
          ? inner.source
          : inner,
      );
}
