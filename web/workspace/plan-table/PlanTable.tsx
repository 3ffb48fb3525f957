import { editor, useReadOnlyReason } from "@stanza/web-project";
import { Button, IconButton } from "@stanza/web-ui";
import { IconPlus, IconX } from "@tabler/icons-react";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showPanel, showTable } from "../frame/workspace-layout.ts";
import { LineActions } from "./LineActions.tsx";
import css from "./PlanTable.module.css";
import { COLUMNS, useLineCells, useLineName } from "./use-line-cells.tsx";
import { selectLine, usePlanLines } from "./use-table-lines.ts";

/** Height of a line, px, as in the style sheet. */
const LINE = 36;

/**
 * The plan without a picture: every wall, opening and article with its numbers, which are typed into. Its selection is that of the views.
 * Lines out of sight are not in the page; their number and places are told to screen readers all the same.
 */
export function PlanTable() {
  const { t } = useTranslation();
  const { lines, walls, isSelected, selectedAt } = usePlanLines();
  const nameOf = useLineName();
  const cell = useLineCells(walls);
  const reason = useReadOnlyReason();
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    getItemKey: (i) => `${lines[i]?.kind} ${lines[i]?.id}`,
    overscan: 8,
    // A focused line stays in the page while it is scrolled away.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return active < 0 || active >= lines.length || seen.includes(active)
        ? seen
        : [...seen, active].sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection made in a view comes into sight, once
  useEffect(() => {
    if (selectedAt >= 0) virtual.scrollToIndex(selectedAt, { align: "auto" });
  }, [selectedAt]);
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <section className={css.dock} aria-label={t("planTable.title")}>
      <div className={css.head}>
        <h2>{t("planTable.title")}</h2>
        <Button
          size="sm"
          icon={<IconPlus size={16} />}
          reason={reason}
          onClick={() => showPanel("catalogue")}
        >
          {t("workspace.add")}
        </Button>
        <IconButton label={t("dialog.close")} icon={<IconX size={18} />} onClick={() => showTable(false)} />
      </div>
      <div ref={scroll} className={css.scroll}>
        <table className={css.table} aria-label={t("planTable.title")} aria-rowcount={lines.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t("planTable.name")}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" data-number={column !== "wall" || undefined}>
                  {t(`planTable.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t("planTable.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {before > 0 ? <tr style={{ height: before }} /> : null}
            {shown.map(({ index, key }) => {
              const line = lines[index];
              if (!line) return null;
              const name = nameOf(line);
              return (
                <tr
                  key={key}
                  aria-rowindex={index + 2}
                  data-selected={isSelected(line) || undefined}
                  onFocus={() => setActive(index)}
                >
                  <th scope="row">
                    <button
                      type="button"
                      className={css.name}
                      aria-pressed={isSelected(line)}
                      onClick={(event) => selectLine(line, event.shiftKey || event.ctrlKey || event.metaKey)}
                      onKeyDown={(event) => {
                        if (event.key !== "Delete" || line.kind === "wall") return;
                        event.preventDefault();
                        event.stopPropagation();
                        editor.select([line.id]);
                        editor.remove();
                      }}
                    >
                      {name}
                    </button>
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column}>{cell(line, column)}</td>
                  ))}
                  <td>
                    <LineActions line={line} name={name} reason={reason} />
                  </td>
                </tr>
              );
            })}
            {after > 0 ? <tr style={{ height: after }} /> : null}
          </tbody>
        </table>
        {lines.length === 0 ? <p className={css.nothing}>{t("workspace.noRoom")}</p> : null}
      </div>
    </section>
  );
}
