import type { CellFault, SheetPicture } from "./sheet.ts";

/** What a delivery is for: articles with all that belongs to them, or prices for articles that are there. */
export type DeliveryUse = "articles" | "prices";

/** An article as the rows of a delivery describe it. */
export interface DeliveredArticle {
  /** In the form of a catalogue's codes: `AB 12/3` is `AB-12-3`. */
  readonly code: string;
  /** As the manufacturer writes it, on order lines and price lists. */
  readonly orderCode: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  /** From the outermost folder inwards. */
  readonly categories: readonly string[];
  /** Millimetres; absent: the table says none. */
  readonly size?: { readonly width: number; readonly height: number; readonly depth: number };
  /** Kilograms. */
  readonly weight?: number;
  readonly picture?: { readonly file: string } | { readonly embedded: SheetPicture };
  /** Plain decimal texts by price list. */
  readonly prices: Readonly<Record<string, string>>;
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
}

/** A price by keys, as a cell of a delivery gives it. */
export interface DeliveredMatrixPrice {
  readonly list: string;
  readonly matrix: string;
  /** In the order of the matrix's keys, one to three. */
  readonly keys: readonly string[];
  /** Plain decimal text. */
  readonly price: string;
  readonly sheet: string;
  /** From 1. */
  readonly row: number;
  /** Letter of the column. */
  readonly column: string;
}

/** What is wrong with a row; those of `NOTES` keep no article out. The interface has a sentence for each. */
export const DELIVERY_CAUSES = [
  "noCode",
  "badCode",
  "dateForCode",
  "powerForCode",
  "sameCode",
  "brokenCell",
  "noName",
  "noPrice",
  "notPrice",
  "ambiguousPrice",
  "negativePrice",
  "notLength",
  "ambiguousLength",
  "lengthBeyond",
  "notWeight",
  "noColumn",
  "noSheet",
  "noSize",
  "noPicture",
  "roundedPrice",
  "noTranslation",
  "noMatrix",
  "noKey",
  "keyPlaces",
  "sameKeys",
] as const;
export type DeliveryCause = (typeof DELIVERY_CAUSES)[number];
const NOTES: ReadonlySet<DeliveryCause> = new Set(["noSize", "noPicture", "roundedPrice", "noTranslation"]);

/** Something of a delivery that was not understood, with its place. */
export interface DeliveryProblem {
  readonly cause: DeliveryCause;
  readonly sheet: string;
  /** From 1; absent: the whole sheet. */
  readonly row?: number;
  /** Letter and header of the column; absent: the whole row. */
  readonly column?: string;
  readonly header?: string;
  /** As it stands in the cell. */
  readonly value: string;
  /** Of a broken cell, why it is. */
  readonly cell?: CellFault;
  /** What the cause is about: the row with the same code, a list, a language, what the cell itself says. */
  readonly about?: string;
}

/** True: the row stays out. False: its article comes in and this is only to be known. */
export const isRefusal = ({ cause }: DeliveryProblem): boolean => !NOTES.has(cause);

/** All that a delivery's tables say by a mapping. */
export interface Delivery {
  readonly articles: readonly DeliveredArticle[];
  readonly matrixPrices: readonly DeliveredMatrixPrice[];
  readonly problems: readonly DeliveryProblem[];
  /** Rows that describe an article or prices by keys, good and bad. */
  readonly rows: number;
  /** Of those the ones that stay out. */
  readonly refusedRows: number;
  /** Rows with neither a code nor a price: titles and notes. */
  readonly passedOver: number;
}
