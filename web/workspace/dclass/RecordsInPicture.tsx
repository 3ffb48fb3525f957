import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { freeRecord } from "./free-record.ts";
import recordCss from "./Record.module.css";
import { RecordHandles } from "./RecordHandles.tsx";
import { RecordTable } from "./RecordTable.tsx";

/**
 * Records without an editor of their own, edited where the article is seen: a line is typed, and what it makes is marked in the picture.
 * What a record places there is dragged too, as far as it goes.
 */
export function RecordsInPicture({ drafting, draft, edit, material, live }: DclassEditorProps) {
  const { t, i18n } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const { list, article, view } = draft;
  const { rows } = list;
  const nameOf = (index: number) => t("dclass.record", { number: index + 1 });
  const remove = (index: number) => {
    setSelected(null);
    edit(rows.filter((_, i) => i !== index));
  };
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation ref={svg} article={article} material={material} label={t("dclass.elevation")}>
          <RecordHandles
            {...{ svg, drafting, draft, edit, selected }}
            onSelect={setSelected}
            onRemove={rows.length > list.minItems ? remove : undefined}
          />
        </ArticleElevation>
      </div>
      <div className={css.side}>
        {live}
        <h3 className={recordCss.sideHead}>{textIn(view.description, i18n.language)}</h3>
        {rows.length === 0 ? (
          <p className={recordCss.help}>{t("dclass.empty")}</p>
        ) : (
          <RecordTable
            list={list}
            nameOf={nameOf}
            selected={selected}
            onSelect={setSelected}
            onChange={edit}
            onRemove={remove}
            isNarrow
          />
        )}
        <Button
          size="sm"
          icon={<IconPlus size={17} />}
          reason={rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined}
          onClick={() => {
            edit([...rows, freeRecord(drafting)]);
            setSelected(rows.length);
          }}
        >
          {t("dclass.addRecord")}
        </Button>
      </div>
    </div>
  );
}
