import { textIn } from "@stanza/catalogue";
import type { FieldView } from "./field-view.ts";

/** Kinds named in a summary before it says "…". */
const MOST = 4;

/**
 * The records of a class in a line: `900 · 600 · 824` where they are a number each, `5 × Shelf, 2 × Hanging rail` where they are of
 * different kinds.
 */
export function recordsSummary({ list }: Pick<FieldView, "list">, language: string): string {
  if (!list || list.rows.length === 0) return "";
  const kind = list.fields.find(({ type }) => type === "option");
  if (kind) {
    const counts = new Map<string, number>();
    for (const row of list.rows) {
      const code = String(row[kind.name] ?? "");
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const words = [...counts].map(([code, count]) => {
      const option = kind.options?.find((one) => one.code === code);
      return `${count} × ${option ? textIn(option.description, language) : code}`;
    });
    return words.length > MOST ? `${words.slice(0, MOST).join(", ")} …` : words.join(", ");
  }
  const [first] = list.fields;
  return first ? list.rows.map((row) => String(row[first.name] ?? "")).join(" · ") : "";
}
