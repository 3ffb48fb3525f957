import { type LookupTable, suggest } from "@stanza/catalogue";
import type { AuthoredTable } from "../schema/schema.ts";
import type { Cell, CsvTable } from "../source/csv-table.ts";
import type { FaultList, Place } from "../source/fault-list.ts";

/** Reads a look-up table from its CSV; columns are named by `in` and `out`. */
export function readTable(
  authored: AuthoredTable,
  csv: CsvTable,
  place: Place,
  faults: FaultList,
): LookupTable | undefined {
  const names = csv.header.map((cell) => cell.text);
  const column = (name: string): number => {
    const index = names.indexOf(name);
    if (index < 0)
      faults.add(
        place,
        "E_TABLE",
        `${csv.file} has no column '${name}' (${names.join(", ")})`,
        suggest(name, names),
      );
    return index;
  };
  const inputs = authored.in.map((input) => ({ ...input, index: column(input.col) }));
  const output = column(authored.out);
  for (const input of inputs)
    if (input.type === "str" && input.match !== "exact")
      faults.add(place, "E_TABLE", `column ${input.col} holds texts, which match exactly only`);
  if (output < 0 || inputs.some((input) => input.index < 0)) return undefined;
  return {
    code: authored.cod,
    inputs: inputs.map(({ type, match }) => ({ type, match })),
    output: authored.outType,
    rows: csv.rows.map((row) => ({
      keys: inputs.map((input) => cellValue(row[input.index]!, input.type, faults)),
      value: cellValue(row[output]!, authored.outType, faults),
    })),
    ...(authored.else === undefined ? {} : { otherwise: authored.else }),
  };
}

function cellValue(cell: Cell, type: "num" | "str", faults: FaultList): number | string {
  if (type === "str") return cell.text;
  const value = Number(cell.text);
  if (cell.text === "" || !Number.isFinite(value))
    faults.add(cell, "E_CSV", `'${cell.text}' is not a number`);
  return value;
}
