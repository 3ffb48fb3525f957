import { type DclassView, textIn } from "@stanza/catalogue";
import type { TFunction } from "i18next";
import { elementFields } from "./elements.ts";

/** The name of a record: `Shelf, section 2` for an element, else by its place. */
export function recordName(
  list: Pick<DclassView, "fields" | "rows">,
  index: number,
  t: TFunction,
  language: string,
): string {
  const fields = elementFields(list);
  const row = list.rows[index];
  if (!fields || !row) return t("dclass.record", { number: index + 1 });
  const option = fields.kind.options?.find(({ code }) => code === row[fields.kind.name]);
  const kind = option ? textIn(option.description, language) : String(row[fields.kind.name]);
  return t("dclass.element", { kind, section: Number(row[fields.section.name]) });
}
