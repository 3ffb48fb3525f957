import { announce } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { type ElementFields, freeElement } from "./elements.ts";

/** The elements of a draft in the hand: which one is selected, the section that new ones go into, and adding and removing them. */
export function useElements(
  { drafting, draft, edit }: Pick<DclassEditorProps, "drafting" | "draft" | "edit">,
  fields: ElementFields,
) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<number | null>(null);
  const [section, setSection] = useState(1);
  /** The reason why the last element was not added. */
  const [message, setMessage] = useState<string | null>(null);
  const { rows } = draft.list;
  return {
    selected,
    section,
    setSection,
    message,
    select: (index: number) => {
      setSelected(index);
      setSection(Number(rows[index]?.[fields.section.name] ?? 1));
    },
    add: (code: string) => {
      const row = freeElement(drafting, fields, section, code, draft.article.box[1]);
      if (!row) {
        announce(t("dclass.noPlace", { section }));
        setMessage(t("dclass.noPlace", { section }));
        return;
      }
      setMessage(null);
      edit([...rows, row]);
      setSelected(rows.length);
    },
    remove: (index: number) => {
      setSelected(null);
      edit(rows.filter((_, i) => i !== index));
    },
  };
}
