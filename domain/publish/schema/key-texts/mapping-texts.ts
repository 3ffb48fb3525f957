import type { KeyTexts } from "./key-text.ts";

/** The keys of import.json. */
export const MAPPING_TEXTS: KeyTexts = {
  "mapping.format": { meaning: "The version of this file's format.", example: "1" },
  "mapping.catalogue": {
    meaning: "What the catalogue is that is made from the tables.",
    example: "{code: LIBRI, name: Libri bookcases, languages: [en], currency: EUR}",
  },
  "mapping.catalogue.code": { meaning: "The catalogue's code.", example: "LIBRI" },
  "mapping.catalogue.name": {
    meaning: "The catalogue's name, in its first language.",
    example: "Libri bookcases",
  },
  "mapping.catalogue.languages": { meaning: "The languages of the names.", example: "[en, it]" },
  "mapping.catalogue.currency": {
    meaning: "The currency that the catalogue is thought in (ISO 4217).",
    example: "EUR",
  },
  "mapping.lists": {
    meaning: "The price lists that the tables have.",
    example: "[{code: EUR26, currency: EUR, validFrom: '2026-01-01'}]",
  },
  "mapping.lists.code": { meaning: "The list's code.", example: "EUR26" },
  "mapping.lists.currency": { meaning: "The list's currency (ISO 4217).", example: "EUR" },
  "mapping.lists.validFrom": { meaning: "The first day on which it is valid.", example: "'2026-01-01'" },
  "mapping.tables": {
    meaning: "What each table means.",
    example: "[{sheet: Prices, headerRow: 1, columns: [{header: Code, column: A, meaning: {is: code}}]}]",
  },
  "mapping.tables.sheet": { meaning: "The sheet of the workbook, or the CSV file.", example: "Prices" },
  "mapping.tables.headerRow": {
    meaning: "The row that names the columns, counted from 1; 0: none does.",
    example: "1",
  },
  "mapping.tables.decimalSign": {
    meaning: "The sign before the decimals; without it, what the numbers show.",
    example: "','",
  },
  "mapping.tables.matrix": {
    meaning:
      "The matrix of the price lists that the rows fill, in a table of prices by keys; without it the rows are articles, or a column says the matrix.",
    example: "CASE",
  },
  "mapping.tables.columns": {
    meaning: "The columns that mean something; the others are passed over.",
    example: "[{header: Code, column: A, meaning: {is: code}}]",
  },
  "mapping.tables.columns.header": { meaning: "What the column is called in its table.", example: "Code" },
  "mapping.tables.columns.column": { meaning: "The column's letters.", example: "A" },
  "mapping.tables.columns.meaning": { meaning: "What its cells are.", example: "{is: price, list: EUR26}" },
  "mapping.tables.columns.meaning.is": {
    meaning:
      "A code, a name, a folder, a measure, a weight, a picture or a price; in a table of prices by keys a key, the matrix or a price.",
    example: "width",
  },
  "mapping.tables.columns.meaning.language": { meaning: "The language of a name.", example: "en" },
  "mapping.tables.columns.meaning.level": {
    meaning: "Of a category the level of its folder, 1 for the outermost.",
    example: "1",
  },
  "mapping.tables.columns.meaning.unit": {
    meaning: "The unit of a measure, a weight or a key that is a length.",
    example: "cm",
  },
  "mapping.tables.columns.meaning.order": {
    meaning: "Of a size in one cell, the order of width, depth and height.",
    example: "wdh",
  },
  "mapping.tables.columns.meaning.list": { meaning: "The price list of a price.", example: "EUR26" },
  "mapping.tables.columns.meaning.forKey": {
    meaning: "Of a price by keys, the key that this column alone stands for, such as a price group.",
    example: "'2'",
  },
  "mapping.tables.columns.meaning.place": {
    meaning: "Of a key, which of the matrix's keys it is, as `price.keys` of the line has them.",
    example: "1",
  },
  "mapping.sizeWhenMissing": {
    meaning: "The size of an article whose row has none.",
    example: "{width: 600, height: 720, depth: 560}",
  },
  "mapping.sizeWhenMissing.width": { meaning: "Its width.", example: "600", unit: "mm" },
  "mapping.sizeWhenMissing.height": { meaning: "Its height.", example: "720", unit: "mm" },
  "mapping.sizeWhenMissing.depth": { meaning: "Its depth.", example: "560", unit: "mm" },
};
