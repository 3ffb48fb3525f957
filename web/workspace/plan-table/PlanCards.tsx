import { useReadOnlyReason } from "@stanza/web-project";
import kit from "@stanza/web-ui/panel.module.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LineActions } from "./LineActions.tsx";
import css from "./PlanTable.module.css";
import { COLUMNS, useLineCells, useLineName } from "./use-line-cells.tsx";
import { selectLine, usePlanLines } from "./use-table-lines.ts";

/** Height of a card before it was measured, px. */
const CARD = 180;

/** The plan as a table on a narrow screen: a card each. */
export function PlanCards() {
  const { t } = useTranslation();
  const { lines, walls, isSelected } = usePlanLines();
  const nameOf = useLineName();
  const cell = useLineCells(walls);
  const reason = useReadOnlyReason();
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => CARD,
    getItemKey: (i) => `${lines[i]?.kind} ${lines[i]?.id}`,
    overscan: 4,
  });
  return (
    <div ref={scroll} className={kit.scroll}>
      <ul className={css.cards} aria-label={t("planTable.title")} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          const name = nameOf(line);
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={css.card}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              data-selected={isSelected(line) || undefined}
              style={{ transform: `translateY(${start}px)` }}
            >
              <div className={css.cardHead}>
                <button
                  type="button"
                  className={css.name}
                  aria-pressed={isSelected(line)}
                  onClick={() => selectLine(line, false)}
                >
                  {name}
                </button>
                <LineActions line={line} name={name} reason={reason} />
              </div>
              <dl className={css.fields}>
                {COLUMNS.map((column) => {
                  const content = cell(line, column);
                  return content === null ? null : (
                    <div key={column}>
                      <dt>{t(`planTable.${column}`)}</dt>
                      <dd>{content}</dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
