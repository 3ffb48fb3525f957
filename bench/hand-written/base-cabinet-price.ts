import type { Choices, EvaluatedArticle, PriceList, Text } from "@stanza/catalogue";
import type { LinePrice, PricedLine, PricedRow, PriceStep } from "@stanza/pricing";

/** Prices in ten thousandths: a percentage of a price in cents is exact in them. */
const SCALE = 10_000;

/**
 * The prices of the hand-written cabinet with how each came about, in whole numbers, as a programmer would write them for this one list
 * in euros. Prices and texts are data and come from the list; every rule is code.
 */
export function openBaseCabinetPrices(
  list: PriceList,
): (rowId: string, description: Text, article: EvaluatedArticle) => PricedRow {
  const cabinet = openCabinetPrices(list);
  const extraShelf = openShelfPrices(list);
  const item = openItemPrices(list);
  return (rowId, description, article) => {
    const { values } = article;
    const width = values.W as number;
    let total = 0;
    const lines = article.erpLines.map((line): PricedLine => {
      let price: LinePrice = { kind: "included" };
      if (line.level === 0) {
        const found =
          line.id === "main"
            ? cabinet(width, (line.price as { keys: readonly string[] }).keys[1]!, values)
            : line.id === "shelf"
              ? extraShelf(width, values.SHMAT as string)
              : item(line.code);
        const cents = Math.floor((found.price * Math.round(line.quantity * 1000)) / 100_000 + 0.5);
        total += cents;
        price = {
          kind: "priced",
          listPrice: twoPlaces(found.price / 100),
          unitPrice: twoPlaces(found.price / 100),
          amount: twoPlaces(cents),
          trace: found.steps,
        };
      }
      return {
        id: line.id,
        code: line.code,
        description: line.description,
        level: line.level,
        quantity: String(line.quantity),
        unit: line.unit,
        variants: line.variants,
        discountGroup: "standard",
        price,
      };
    });
    return {
      rowId,
      catalogue: "CUCINA",
      description,
      quantity: "1",
      automatic: false,
      inBasket: true,
      lines,
      total: twoPlaces(total),
    };
  };
}

/** A cabinet's price by width and price group, with its surcharges, rounded to whole cents. */
function openCabinetPrices(list: PriceList) {
  const base = cellsOf(list, "BASE1");
  const listCode = list.code;
  const surcharge = (code: string, kind: "percent" | "fixed") => {
    const found = list.surcharges.find((one) => one.code === code && one.kind === kind)!;
    return { ...found, percent: Number(found.value), fixed: units(found.value), when: found.when.source };
  };
  const height = surcharge("HEIGHT", "percent");
  const depth = surcharge("DEPTH", "percent");
  const offSize = surcharge("OFFSTEP", "percent");
  const offSizeCut = surcharge("OFFSTEP", "fixed");
  const carcass = surcharge("CARCASS", "percent");
  type Found = typeof height;
  return (width: number, pg: string, values: Choices): Priced => {
    const row = base.rows.find((key) => key >= width)!;
    const price = base.cells.get(row)!.get(pg)!;
    const steps: PriceStep[] = [
      {
        kind: "matrix",
        list: listCode,
        matrix: "BASE1",
        keys: [String(width), pg],
        rowKey: String(row),
        columnKey: pg,
        amount: shortest(price),
      },
    ];
    let total = price;
    const percent = (found: Found) => {
      const amount = (price * found.percent) / 100;
      total += amount;
      const { code, description, when } = found;
      steps.push({
        ...{ kind: "surcharge", code, description, when },
        percent: String(found.percent),
        amount: shortest(amount),
      });
    };
    if ((values.HGT as number) < 780) percent(height);
    if ((values.DPT as number) < 560) percent(depth);
    if (width % 50 !== 0) {
      percent(offSize);
      total += offSizeCut.fixed;
      const { code, description, when, fixed } = offSizeCut;
      steps.push({ kind: "surcharge", code, description, when, amount: shortest(fixed) });
    }
    if (values.CARC === "C04" || values.CARC === "C05" || values.CARC === "C06") percent(carcass);
    const rounded = Math.floor(total / 100 + 0.5) * 100;
    if (rounded !== total) {
      const amount = shortest(rounded - total);
      steps.push({ kind: "list-rounding", unit: list.rounding.unit, mode: "half-up", amount });
    }
    return { price: rounded, steps };
  };
}

/** A further shelf's price by width and material. */
function openShelfPrices(list: PriceList) {
  const shelf = cellsOf(list, "SHELF");
  const listCode = list.code;
  return (width: number, material: string): Priced => {
    const row = shelf.rows.find((key) => key >= width)!;
    const price = shelf.cells.get(row)!.get(material)!;
    return {
      price,
      steps: [
        {
          kind: "matrix",
          list: listCode,
          matrix: "SHELF",
          keys: [String(width), material],
          rowKey: String(row),
          columnKey: material,
          amount: shortest(price),
        },
      ],
    };
  };
}

/** The price of an item of the list. */
function openItemPrices(list: PriceList) {
  const items = new Map(Object.entries(list.items).map(([code, price]) => [code, units(price)]));
  const listCode = list.code;
  return (code: string): Priced => {
    const price = items.get(code)!;
    return { price, steps: [{ kind: "item", list: listCode, item: code, amount: shortest(price) }] };
  };
}

interface Priced {
  readonly price: number;
  readonly steps: readonly PriceStep[];
}

function cellsOf(list: PriceList, code: string) {
  const { rowKeys, columnKeys, cells } = list.matrices[code]!;
  return {
    rows: rowKeys.map(Number),
    cells: new Map(
      rowKeys.map((key, row) => [
        Number(key),
        new Map(columnKeys.map((column, i) => [column, units(cells[row]?.[i] ?? "0")])),
      ]),
    ),
  };
}

const units = (price: string): number => Math.round(Number(price) * SCALE);

function twoPlaces(cents: number): string {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Without trailing zeros, as the trace has it. */
const shortest = (amount: number): string => String(amount / SCALE);
