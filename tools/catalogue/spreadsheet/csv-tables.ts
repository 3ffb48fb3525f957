import { CsvText } from "@stanza/csv";
import { type Column, type CsvTable, isNumeric } from "./catalogue-tables.ts";
import type { ColumnKind } from "./cell-value.ts";
import { sheetNames } from "./sheet-names.ts";

/** The purpose of a CSV file, as the YAML files that refer to it state it. */
type Role =
  | { readonly is: "options" | "items" | "matrix" | "surcharges" | "combinations" }
  | { readonly is: "lookup"; readonly inputs: ReadonlySet<string> };

/** The catalogue's CSV files that anything refers to, as tables; in the order of their paths. */
export function csvTables(
  files: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, unknown>,
  languages: readonly string[],
): readonly CsvTable[] {
  const roles = rolesOf(values);
  const used = [...roles.keys()].filter((file) => files.has(file)).sort();
  const names = sheetNames(used);
  return used.map((file): CsvTable => {
    const csv = new CsvText(files.get(file) ?? "");
    const role = roles.get(file) ?? { is: "combinations" };
    const columns = columnsOf(csv, role, languages);
    const keyNames = role.is === "lookup" ? role.inputs : new Set(["cod"]);
    const all = columns.map((_, i) => i);
    return {
      from: "csv",
      sheet: names.get(file) ?? file,
      file,
      csv,
      columns,
      keys:
        role.is === "matrix"
          ? [0]
          : role.is === "combinations"
            ? all
            : all.filter((i) => keyNames.has(columns[i]?.name ?? "")),
      mayRepeat: role.is === "surcharges",
      newColumn: (name) => newColumn(name, role, languages),
    };
  });
}

function rolesOf(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const [file, value] of values) {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    visit(value, (map) => {
      if (typeof map.options === "string") roles.set(map.options, { is: "options" });
      if (typeof map.table === "string" && "gives" in map) roles.set(map.table, { is: "combinations" });
      if (typeof map.file === "string" && Array.isArray(map.in)) {
        const known = roles.get(map.file);
        const inputs = map.in.map((input: { col?: unknown }) => String(input?.col));
        roles.set(map.file, {
          is: "lookup",
          inputs: new Set([...(known?.is === "lookup" ? known.inputs : []), ...inputs]),
        });
      }
    });
    if (!/^prices\/[^/]+\/list\.ya?ml$/.test(file) || !isMap(value)) continue;
    if (typeof value.items === "string") roles.set(folder + value.items, { is: "items" });
    if (typeof value.surcharges === "string") roles.set(folder + value.surcharges, { is: "surcharges" });
    for (const matrix of Array.isArray(value.matrices) ? value.matrices : [])
      if (isMap(matrix) && typeof matrix.file === "string") roles.set(folder + matrix.file, { is: "matrix" });
  }
  return roles;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function visit(value: unknown, see: (map: Readonly<Record<string, unknown>>) => void): void {
  if (isMap(value)) see(value);
  if (typeof value === "object" && value !== null) for (const item of Object.values(value)) visit(item, see);
}

const LANGUAGE_COLUMNS: Partial<Record<Role["is"], readonly string[]>> = {
  options: ["des", "because"],
  surcharges: ["des"],
};

function columnsOf(csv: CsvText, role: Role, languages: readonly string[]): readonly Column[] {
  const texts = (index: number) => csv.rows.map((row) => row[index] ?? "");
  const own = csv.header.map((name, i): Column => ({ name, kind: kindOf(name, i, role, texts(i)) }));
  const missing = (LANGUAGE_COLUMNS[role.is] ?? []).flatMap((base) => {
    // A column `des` is the first language; with others beside it, it would be one too many.
    if (!csv.header.some((name) => name.startsWith(`${base}.`))) return [];
    return languages.map((language) => `${base}.${language}`).filter((name) => !csv.header.includes(name));
  });
  return [...own, ...missing.map((name): Column => ({ name, kind: "text" }))];
}

function kindOf(name: string, index: number, role: Role, texts: readonly string[]): ColumnKind {
  switch (role.is) {
    case "items":
      return name === "price" ? "amount" : "code";
    case "matrix":
      return index === 0 ? "code" : "amount";
    case "surcharges":
      return name === "value" ? "amount" : name === "cod" ? "code" : "text";
    case "combinations":
      return "code";
    case "lookup":
      return role.inputs.has(name) ? "code" : isNumeric(texts) ? "number" : "text";
    case "options":
      if (name === "cod") return "code";
      if (name === "from" || name === "to") return "date";
      return isNumeric(texts) ? "number" : "text";
  }
}

function newColumn(name: string, role: Role, languages: readonly string[]): ColumnKind | undefined {
  if (role.is === "matrix") return "amount";
  const [base = "", language] = name.split(".", 2);
  if (language !== undefined)
    return LANGUAGE_COLUMNS[role.is]?.includes(base) && languages.includes(language) ? "text" : undefined;
  if (role.is !== "options") return undefined;
  if (name === "from" || name === "to") return "date";
  // An attribute that formulas may read, or what every option may have.
  return /^[a-z][A-Za-z0-9_]*$/.test(name) ? "text" : undefined;
}
