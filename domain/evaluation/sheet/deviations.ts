import type { ConfigurationSheet, SheetRow } from "./configuration-sheet.ts";

/** The values of a row that differ from the header's. */
export const deviationsOf = ({ values }: SheetRow) => values.filter(({ header }) => header !== undefined);

/** The sheet reduced to deviations and the headers concerned; rows that follow their header throughout are left out. */
export function onlyDeviations(sheet: ConfigurationSheet): ConfigurationSheet {
  const rows = sheet.rows.flatMap((row) => {
    const values = deviationsOf(row);
    return values.length > 0 ? [{ ...row, values }] : [];
  });
  const headers = sheet.headers.filter((header) =>
    rows.some(({ catalogue, model }) => catalogue === header.catalogue && model === header.model),
  );
  return { ...sheet, headers, rows };
}
