import { textIn } from "@stanza/catalogue";
import { Button } from "@stanza/web-ui";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleElevation } from "./ArticleElevation.tsx";
import css from "./Dclass.module.css";
import type { DclassEditorProps } from "./dclass-editor.ts";
import elevationCss from "./Elevation.module.css";
import { extentOf } from "./elevation.ts";
import { freeRecord } from "./free-record.ts";
import recordCss from "./Record.module.css";
import { RecordTable } from "./RecordTable.tsx";

/** Records without an editor of their own, edited where the article is seen: a line is typed, and what it makes is marked in the picture. */
export function RecordsInPicture({ drafting, draft, edit, material, live }: DclassEditorProps) {
  const { t, i18n } = useTranslation();
  const [selected, setSelected] = useState<number | null>(null);
  const { list, article, view } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const extents = useMemo(() => drafting.partsByRecord().map(extentOf), [drafting, draft]);
  return (
    <div className={css.editor}>
      <div className={css.main}>
        <ArticleElevation article={article} material={material} label={t("dclass.elevation")}>
          {extents.map((extent, index) =>
            extent ? (
              // The table is the way by keyboard; the picture only takes the shorter one.
              // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
              <g key={index} className={elevationCss.element} data-selected={selected === index || undefined}>
                <rect
                  className={elevationCss.outline}
                  x={extent.x}
                  y={-extent.y - extent.height}
                  width={extent.width}
                  height={extent.height}
                  onPointerDown={() => setSelected(index)}
                />
              </g>
            ) : null,
          )}
        </ArticleElevation>
      </div>
      <div className={css.side}>
        {live}
        <h3 className={recordCss.sideHead}>{textIn(view.description, i18n.language)}</h3>
        {list.rows.length === 0 ? (
          <p className={recordCss.help}>{t("dclass.empty")}</p>
        ) : (
          <RecordTable
            list={list}
            nameOf={(index) => t("dclass.record", { number: index + 1 })}
            selected={selected}
            onSelect={setSelected}
            onChange={edit}
            onRemove={(index) => edit(list.rows.filter((_, i) => i !== index))}
            isNarrow
          />
        )}
        <Button
          size="sm"
          icon={<IconPlus size={17} />}
          reason={list.rows.length >= list.maxItems ? t("dclass.most", { count: list.maxItems }) : undefined}
          onClick={() => {
            edit([...list.rows, freeRecord(drafting)]);
            setSelected(list.rows.length);
          }}
        >
          {t("dclass.addRecord")}
        </Button>
      </div>
    </div>
  );
}
