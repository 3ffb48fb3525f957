import { type PriceList, type PriceMatrix, type Surcharge, suggest } from "@stanza/catalogue";
import type { ParsedFormula } from "../rules/parse.ts";
import { parseFormula } from "../rules/parse.ts";
import type { AuthoredPriceList } from "../schema/schema.ts";
import type { CsvTable } from "../source/csv-table.ts";
import { decimal, decimalText, times } from "../source/decimal.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import type { YamlFile } from "../source/yaml-source.ts";
import { type MatrixPlaces, placesOf } from "./matrix-places.ts";
import { amount, goodsPrice } from "./price-text.ts";
import { readLayers, readMatrix } from "./read-matrix.ts";

/** A price list with the data for checking articles against it. */
export interface ReadPriceList {
  readonly list: PriceList;
  readonly file: YamlFile;
  readonly authored: AuthoredPriceList;
  /** Matrices, `items` and `surcharges` whose file cannot be read. */
  readonly unreadable: ReadonlySet<string>;
  readonly conditions: readonly {
    readonly code: string;
    readonly formula: ParsedFormula;
    readonly at: (offset: number) => Place;
  }[];
  /** Where the keys of the list's own matrices stand, by matrix. */
  readonly matrixPlaces: ReadonlyMap<string, MatrixPlaces>;
}

interface PriceListContext {
  readonly catalogue: string;
  readonly texts: TextReader;
  readonly faults: FaultList;
  /** Reads a CSV of the catalogue by path; reports a missing one at `place`. */
  readonly csv: (path: string, place: Place) => CsvTable | undefined;
}

/** Reads one list as written; `deriveLists` multiplies out the lists with a `base`. */
export function readPriceList(
  authored: AuthoredPriceList,
  file: YamlFile,
  context: PriceListContext,
): ReadPriceList {
  const { texts, faults } = context;
  const folder = file.file.slice(0, file.file.lastIndexOf("/") + 1);
  if (authored.validTo !== undefined && authored.validTo < authored.validFrom)
    faults.add(file.at(["validTo"]), "E_DATE", "validTo is before validFrom");
  const itemsCsv =
    authored.items === undefined ? undefined : context.csv(folder + authored.items, file.at(["items"]));
  const matrices: Record<string, PriceMatrix> = {};
  const matrixPlaces = new Map<string, MatrixPlaces>();
  const unreadable = new Set<string>();
  if (authored.items !== undefined && !itemsCsv) unreadable.add("items");
  for (const [i, { cod, file: path, layers, rows, cols }] of authored.matrices.entries()) {
    const csv = context.csv(folder + path, file.at(["matrices", i, "file"]));
    if (matrices[cod])
      faults.add(file.at(["matrices", i, "cod"]), "E_DUPLICATE", `matrix ${cod} occurs twice`);
    if (csv)
      matrices[cod] = layers
        ? readLayers(cod, csv, { layers, rows, columns: cols }, faults)
        : readMatrix(cod, csv, rows, cols, faults);
    else unreadable.add(cod);
    if (csv) matrixPlaces.set(cod, placesOf(csv, layers !== undefined));
  }
  const surchargesCsv =
    authored.surcharges === undefined
      ? undefined
      : context.csv(folder + authored.surcharges, file.at(["surcharges"]));
  if (authored.surcharges !== undefined && !surchargesCsv) unreadable.add("surcharges");
  const { surcharges, conditions } = readSurcharges(surchargesCsv, texts, faults, unreadable);
  return {
    authored,
    file,
    unreadable,
    conditions,
    matrixPlaces,
    list: {
      code: authored.cod,
      catalogue: context.catalogue,
      description: texts.read(authored.des, file.at(["des"])),
      currency: authored.currency,
      validFrom: authored.validFrom,
      ...(authored.validTo === undefined ? {} : { validTo: authored.validTo }),
      rounding: authored.rounding,
      ...(authored.base ? { derivedFrom: authored.base } : {}),
      items: itemsCsv ? readItemPrices(itemsCsv, faults) : {},
      matrices,
      surcharges,
    },
  };
}

function readItemPrices(csv: CsvTable, faults: FaultList): Record<string, string> {
  const names = csv.header.map((cell) => cell.text);
  const [code, price] = [names.indexOf("cod"), names.indexOf("price")];
  if (code < 0 || price < 0) {
    faults.add(csv.header[0]!, "E_CSV", "the columns are cod,price");
    return {};
  }
  const items: Record<string, string> = {};
  for (const row of csv.rows) {
    const cell = row[code]!;
    if (items[cell.text] !== undefined) faults.add(cell, "E_DUPLICATE", `item ${cell.text} occurs twice`);
    items[cell.text] = goodsPrice(row[price]!, faults) ?? "0.00";
  }
  return items;
}

function readSurcharges(
  csv: CsvTable | undefined,
  texts: TextReader,
  faults: FaultList,
  unreadable: Set<string>,
) {
  const surcharges: Surcharge[] = [];
  const conditions: ReadPriceList["conditions"][number][] = [];
  if (!csv) return { surcharges, conditions };
  const inColumns = texts.forColumns(csv.header);
  const names = csv.header.map((cell) => cell.text);
  for (const needed of ["cod", "when", "kind", "value"])
    if (!names.includes(needed))
      faults.add(csv.header[0]!, "E_CSV", `there is no column '${needed}' (cod,when,kind,value,des.it …)`);
  for (const row of csv.rows) {
    const cell = (name: string) => row[names.indexOf(name)] ?? row[0]!;
    const description: Record<string, string> = {};
    for (const [i, name] of names.entries())
      if (name.startsWith("des.") && row[i]!.text !== "") description[name.slice(4)] = row[i]!.text;
    const [code, when, kind] = [cell("cod"), cell("when"), cell("kind")];
    const at = (offset: number) => ({ ...when, column: when.column + offset });
    unreadable.add(code.text);
    const parsed = parseFormula(when.text || "true");
    if (!parsed.ok) {
      faults.add(at(parsed.fault.offset), parsed.fault.code, parsed.fault.message, parsed.fault.suggestion);
      continue;
    }
    if (kind.text !== "percent" && kind.text !== "fixed") {
      faults.add(
        kind,
        "E_CSV",
        `'${kind.text}' is not percent or fixed`,
        suggest(kind.text, ["percent", "fixed"]),
      );
      continue;
    }
    unreadable.delete(code.text);
    conditions.push({ code: code.text, formula: parsed.formula, at });
    surcharges.push({
      code: code.text,
      when: { source: when.text || "true", tree: parsed.formula.tree },
      kind: kind.text,
      value: amount(cell("value"), faults) ?? "0.00",
      description:
        Object.keys(description).length > 0
          ? inColumns.read(description, code)
          : texts.readOptional(undefined, code, code.text),
    });
  }
  return { surcharges, conditions };
}

function scaledMatrix(matrix: PriceMatrix, scaled: (price: string) => string): PriceMatrix {
  const { layers } = matrix;
  return {
    ...matrix,
    cells: matrix.cells.map((row) => row.map((cell) => (cell === null ? null : scaled(cell)))),
    ...(layers
      ? { layers: { ...layers, tables: layers.tables.map((table) => scaledMatrix(table, scaled)) } }
      : {}),
  };
}

/** Multiplies out lists with a `base`, exactly; entries of the list itself override the base. Percentages stay as they are. */
export function deriveLists(read: readonly ReadPriceList[], faults: FaultList): readonly ReadPriceList[] {
  const byCode = new Map(read.map((entry) => [entry.list.code, entry]));
  const done = new Map<string, ReadPriceList>();
  const derive = (entry: ReadPriceList, open: readonly string[]): ReadPriceList => {
    const { base } = entry.authored;
    const ready = done.get(entry.list.code);
    if (ready || !base) return ready ?? entry;
    const from = byCode.get(base.list);
    const place = entry.file.at(["base", "list"]);
    if (!from || open.includes(base.list)) {
      const names = [...byCode.keys()].filter((code) => code !== entry.list.code);
      if (from) faults.add(place, "E_CYCLE", `circular base: ${[...open, base.list].join(" -> ")}`);
      else faults.add(place, "E_NAME", `there is no price list '${base.list}'`, suggest(base.list, names));
      return entry;
    }
    const source = derive(from, [...open, base.list]);
    const factor = decimal(base.factor);
    const scaled = (price: string) => decimalText(times(decimal(price), factor));
    const { list } = entry;
    const matrices: Record<string, PriceMatrix> = {};
    for (const [code, matrix] of Object.entries(source.list.matrices))
      matrices[code] = scaledMatrix(matrix, scaled);
    const derived: ReadPriceList = {
      ...entry,
      conditions: [...source.conditions, ...entry.conditions],
      list: {
        ...list,
        items: {
          ...Object.fromEntries(
            Object.entries(source.list.items).map(([code, price]) => [code, scaled(price)]),
          ),
          ...list.items,
        },
        matrices: { ...matrices, ...list.matrices },
        surcharges:
          list.surcharges.length > 0
            ? list.surcharges
            : source.list.surcharges.map((row) =>
                row.kind === "fixed" ? { ...row, value: scaled(row.value) } : row,
              ),
      },
    };
    done.set(list.code, derived);
    return derived;
  };
  return read.map((entry) => derive(entry, [entry.list.code]));
}
