import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { DclassEditorProps } from "./dclass-editor.ts";
import type { ElementFields } from "./elements.ts";
import { FieldCell } from "./FieldCell.tsx";
import css from "./Record.module.css";
import { recordName } from "./record-name.ts";

interface Props extends Pick<DclassEditorProps, "draft" | "edit"> {
  readonly fields: ElementFields;
  readonly index: number;
  readonly onRemove: () => void;
}

/** The fields of the selected element, to type into. */
export function SelectedElement({ draft, edit, fields, index, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const { list } = draft;
  const row = list.rows[index];
  if (!row) return null;
  const name = recordName(list, index, t, i18n.language);
  const kind = fields.kind.options?.find(({ code }) => code === row[fields.kind.name]);
  return (
    <section className={css.record} aria-label={name}>
      <h3>{textIn(kind?.description ?? {}, i18n.language)}</h3>
      {list.fields.map((field) => (
        <div key={field.name} className={css.recordField}>
          <span>{textIn(field.description, i18n.language)}</span>
          <FieldCell
            field={field}
            value={row[field.name] ?? field.initial}
            of={name}
            isWrong={draft.problems.some((problem) => problem.row === index)}
            onChange={(value) =>
              edit(list.rows.map((one, i) => (i === index ? { ...one, [field.name]: value } : one)))
            }
          />
        </div>
      ))}
      <Button
        size="sm"
        icon={<IconTrash size={15} />}
        reason={list.rows.length <= list.minItems ? t("dclass.least", { count: list.minItems }) : undefined}
        onClick={onRemove}
      >
        {t("dclass.removeThis")}
      </Button>
    </section>
  );
}
