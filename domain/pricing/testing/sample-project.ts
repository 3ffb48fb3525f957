import type { Choices, ErpLine, PriceList, Surcharge } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { ORIGIN } from "@stanza/geometry";
import { newOfferTerms } from "../new-offer-terms.ts";
import type { OfferTerms, Shop } from "../offer-terms.ts";
import type { PriceBook } from "../price-book.ts";

export interface SampleLine {
  /** Absent: `ITEM`. */
  readonly code?: string;
  readonly price: string;
  readonly quantity?: number;
  readonly level?: 0 | 1 | 2;
  readonly appliance?: boolean;
  readonly discountable?: boolean;
}

export interface SampleRow {
  readonly catalogue?: string;
  readonly quantity?: number;
  readonly skipBasket?: boolean;
  readonly values?: Choices;
  readonly lines: readonly SampleLine[];
}

/** A project of `rows` (ids r1, r2 …; lines l1, l2 …) and the price lists that give each line its stated price. */
export function sampleProject(rows: readonly SampleRow[], currency = "EUR") {
  const items: Record<string, string> = {};
  const evaluated: EvaluatedProject = {
    rows: rows.map((row, index) => {
      const id = `r${index + 1}`;
      const erpLines = row.lines.map((line, at): ErpLine => {
        items[`${id}/l${at + 1}`] = line.price;
        return sampleErpLine(`l${at + 1}`, {
          code: line.code ?? "ITEM",
          quantity: line.quantity ?? 1,
          level: line.level ?? 0,
          variants: line.appliance ? [["_GRUPPOPREV", "ELDOM"]] : [["FIN", "WHITE"]],
          discountable: line.discountable ?? true,
          price: { kind: "item", item: `${id}/l${at + 1}` },
        });
      });
      return sampleRow(id, erpLines, row);
    }),
    failed: [],
  };
  const catalogues = new Set(evaluated.rows.map(({ row }) => row.catalogue));
  const book: PriceBook = Object.fromEntries(
    [...catalogues].map((catalogue) => [
      catalogue,
      { list: sampleList({ catalogue, currency, items }), condition: conditionOf },
    ]),
  );
  return { evaluated, book };
}

export function sampleErpLine(id: string, changes: Partial<ErpLine> = {}): ErpLine {
  return {
    id,
    code: "ITEM",
    description: { en: "Item", it: "Articolo" },
    quantity: 1,
    unit: "pc",
    level: 0,
    variants: [],
    price: { kind: "item", item: "ITEM" },
    surcharges: [],
    discountable: true,
    ...changes,
  };
}

export function sampleRow(
  id: string,
  erpLines: readonly ErpLine[],
  row: Partial<Omit<SampleRow, "lines">> = {},
): EvaluatedRow {
  return {
    row: {
      id,
      catalogue: row.catalogue ?? "CUCINA",
      model: "ARIA",
      article: "BASE",
      choices: {},
      placement: { on: "room", at: [0, 0, 0], rotY: 0 },
      quantity: row.quantity ?? 1,
    },
    frame: ORIGIN,
    article: {
      neutro: "BASE",
      description: { en: "Base unit", it: "Base" },
      tags: [],
      mount: "floor",
      elevation: 0,
      variables: [],
      box: [600, 720, 560],
      parts: [],
      anchors: [],
      plan: [],
      clearances: [],
      erpLines,
      skipBasket: row.skipBasket ?? false,
      problems: [],
      values: row.values ?? {},
    },
    description: { en: "Base unit", it: "Base" },
  };
}

export function sampleList(changes: Partial<PriceList> = {}): PriceList {
  return {
    code: "LIST01",
    catalogue: "CUCINA",
    description: { en: "Price list 2026" },
    currency: "EUR",
    validFrom: "2026-01-01",
    rounding: { unit: "0.001", mode: "half-up" },
    items: {},
    matrices: {},
    surcharges: [],
    ...changes,
  };
}

/** Surcharge whose formula is `CODE > number` or `CODE % number != 0`, read by `conditionOf`. */
export function sampleSurcharge(
  code: string,
  when: string,
  kind: Surcharge["kind"],
  value: string,
): Surcharge {
  return {
    code,
    when: { source: when, tree: { op: "literal", value: true } },
    kind,
    value,
    description: { en: code },
  };
}

/** A reader of two simple formulas, in place of the catalogue's. */
export function conditionOf(_neutro: string, when: Surcharge["when"]): (values: Choices) => boolean {
  const [, variable = "", sign, limit] = /^(\w+) (>|<|%) (\d+)/.exec(when.source) ?? [];
  return (values) => {
    const value = values[variable];
    if (typeof value !== "number") throw new Error(`${variable} is not a number`);
    if (sign === "%") return value % Number(limit) !== 0;
    return sign === ">" ? value > Number(limit) : value < Number(limit);
  };
}

export const SHOP: Shop = {
  code: "MILANO",
  name: "Milano",
  language: "it",
  country: "IT",
  priceList: "LIST01",
  documentKind: "SRL",
};

export function sampleTerms(changes: Partial<OfferTerms> = {}): OfferTerms {
  return { ...newOfferTerms({}, "en"), ...changes };
}

export function sampleDiscounts(changes: Partial<OfferTerms["discounts"]>): OfferTerms["discounts"] {
  return { standard: [], appliances: [], dealer: undefined, document: [], catalogues: {}, ...changes };
}

/** One article whose lines are of all three discount groups (quote.md §4.1, examples 3 and 5). */
export const THREE_GROUPS: readonly SampleRow[] = [
  {
    lines: [
      { price: "1230.30" },
      { price: "899", appliance: true },
      { price: "59.90", code: "0PR49ZV0009A" },
    ],
  },
];

/** The discounts and charges of example 3. */
export const THREE_GROUPS_TERMS: Partial<OfferTerms> = {
  discounts: sampleDiscounts({ standard: ["40", "10"], appliances: ["20", "5"] }),
  delivery: { price: "150", code: "03" },
  installation: { price: "300", code: "03" },
};
