import type { ColumnMeaning, TableMapping } from "@stanza/tables";
import { z } from "zod";
import { code, language, strict } from "../schema/schema-values.ts";

const currency = z.string().regex(/^[A-Z]{3}$/, "currencies are written EUR");
const lengthUnit = z.enum(["mm", "cm", "m", "in"]);

const meaning = z.discriminatedUnion("is", [
  strict({ is: z.literal("code") }),
  strict({ is: z.literal("orderCode") }),
  strict({ is: z.literal("name"), language }),
  strict({ is: z.literal("category"), level: z.number().int().min(1).max(4) }),
  strict({ is: z.enum(["width", "height", "depth"]), unit: lengthUnit }),
  strict({
    is: z.literal("size"),
    unit: lengthUnit,
    order: z
      .string()
      .regex(/^(?:wdh|whd|dwh|dhw|hwd|hdw)$/, "the order of width, depth and height, e.g. wdh"),
  }),
  strict({ is: z.literal("weight"), unit: z.enum(["kg", "g", "lb"]) }),
  strict({ is: z.literal("picture") }),
  strict({ is: z.literal("price"), list: code, forKey: z.string().min(1).max(80).optional() }),
  strict({ is: z.literal("key"), place: z.number().int().min(1).max(3), unit: lengthUnit.optional() }),
  strict({ is: z.literal("matrix") }),
]);

const side = z.number().min(1).max(20_000);

/** The shape of `import.json`: what a manufacturer's tables mean. */
export const mappingSchema = strict({
  format: z.literal(1, "this version reads format: 1"),
  catalogue: strict({
    code,
    name: z.string().min(1).max(200),
    languages: z.array(language).min(1),
    currency,
  }),
  lists: z.array(strict({ code, currency, validFrom: z.iso.date("dates are written 2026-12-31") })),
  tables: z
    .array(
      strict({
        sheet: z.string().max(200),
        headerRow: z.number().int().min(0).max(10_000),
        decimalSign: z.enum([",", "."]).optional(),
        matrix: code.optional(),
        columns: z
          .array(
            strict({
              header: z.string().max(400),
              column: z.string().regex(/^[A-Z]{1,3}$/, "columns are letters: C"),
              meaning,
            }),
          )
          .min(1)
          .max(200),
      }),
    )
    .max(100),
  sizeWhenMissing: strict({ width: side, height: side, depth: side }),
});

/** A mapping as it was saved, or the sentences that say why it is none. */
export type ReadMapping =
  | { readonly ok: true; readonly mapping: TableMapping }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads a saved mapping from its text. */
export function readMapping(text: string): ReadMapping {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    return { ok: false, faults: [`it is no JSON (${error instanceof Error ? error.message : error})`] };
  }
  const parsed = mappingSchema.safeParse(value);
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`),
    };
  const mapping: TableMapping = {
    ...parsed.data,
    tables: parsed.data.tables.map(({ decimalSign, matrix, columns, ...table }) => ({
      ...table,
      ...(decimalSign === undefined ? {} : { decimalSign }),
      ...(matrix === undefined ? {} : { matrix }),
      columns: columns.map((column) => ({ ...column, meaning: column.meaning as ColumnMeaning })),
    })),
  };
  const unknown = mapping.tables.flatMap(({ columns }) =>
    columns.flatMap(({ meaning: { is, ...more } }) =>
      is === "price" && "list" in more && !mapping.lists.some((list) => list.code === more.list)
        ? [more.list]
        : [],
    ),
  );
  return unknown.length === 0
    ? { ok: true, mapping }
    : { ok: false, faults: unknown.map((list) => `tables: there is no list ${list} under lists`) };
}

/** The text in which a mapping is saved. */
export const mappingText = (mapping: TableMapping): string => `${JSON.stringify(mapping, null, 2)}\n`;

/** Returns true when a file says this mapping already, in whatever layout somebody has given it. */
export function saysMapping(text: string | undefined, mapping: TableMapping): boolean {
  const read = text === undefined ? undefined : readMapping(text);
  return read?.ok === true && mappingText(read.mapping) === mappingText(mapping);
}
