import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import recordCss from "./Record.module.css";
import { RecordTable } from "./RecordTable.tsx";

/** The editor of a class without one of its own: its records as a table, the article beside it. */
export function GenericEditor({ drafting, draft, edit, live }: DclassEditorProps) {
  const { t, i18n } = useTranslation();
  const { list, view } = draft;
  return (
    <div className={css.editor}>
      <div className={css.main}>
        {view.help ? <p className={recordCss.help}>{textIn(view.help, i18n.language)}</p> : null}
        {list.rows.length === 0 ? <p className={recordCss.help}>{t("dclass.empty")}</p> : null}
        <RecordTable
          list={list}
          nameOf={(index) => t("dclass.record", { number: index + 1 })}
          onChange={edit}
          onRemove={(index) => edit(list.rows.filter((_, i) => i !== index))}
        />
        <div className={css.tools}>
          <Button
            icon={<IconPlus size={17} />}
            reason={
              list.rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined
            }
            onClick={() => edit([...list.rows, drafting.fresh()])}
          >
            {t("dclass.addRecord")}
          </Button>
        </div>
      </div>
      <div className={css.side}>{live}</div>
    </div>
  );
}
