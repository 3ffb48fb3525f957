import type { ConfigurationSheet, SheetHeader, SheetRow } from "@stanza/evaluation";

/** One section of the sheet on screen, in order: headers, rows, rows that failed. */
export type SheetItem = { readonly key: string; readonly values: number } & (
  | { readonly kind: "header"; readonly header: SheetHeader }
  | { readonly kind: "row"; readonly row: SheetRow }
  | { readonly kind: "failed"; readonly failed: ConfigurationSheet["failed"][number] }
);

export function sheetItems({ headers, rows, failed }: ConfigurationSheet): readonly SheetItem[] {
  return [
    ...headers.map((header) => ({
      kind: "header" as const,
      key: `header ${header.catalogue} ${header.model}`,
      values: header.values.length,
      header,
    })),
    ...rows.map((row) => ({ kind: "row" as const, key: row.row, values: row.values.length, row })),
    ...failed.map((one) => ({ kind: "failed" as const, key: one.row, values: 0, failed: one })),
  ];
}
