import { textIn } from "@stanza/catalogue";
import { configurationSheet, deviationsOf, onlyDeviations, type SheetRow } from "@stanza/evaluation";
import {
  editor,
  opened,
  startEvaluation,
  useCatalogues,
  useEvaluation,
  useOpenProject,
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { goTo, paths, translate } from "@stanza/web-site";
import { Button, type Dialog, type DialogControls, EmptyState, Segmented, Skeleton } from "@stanza/web-ui";
import { IconPrinter } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ConfigurationSheet.module.css";
import { FailedSection, HeaderSection, RowSection } from "./SheetSections.tsx";
import { type SheetItem, sheetItems } from "./sheet-items.ts";
import { usePrintSheet } from "./use-print-sheet.ts";

type Shown = "all" | "deviations";

/** Every row with every final value and where it came from; what deviates from the model's header is marked (catalogue.md §6.7). */
function Sheet({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>("all");
  const sheet = useSheet();
  const print = usePrintSheet(shown === "deviations");
  const deviations = useMemo(() => sheet?.rows.flatMap(deviationsOf).length ?? 0, [sheet]);
  const items = useMemo(
    () => (sheet ? sheetItems(shown === "deviations" ? onlyDeviations(sheet) : sheet) : []),
    [sheet, shown],
  );
  const whole = useRef<HTMLDivElement>(null);
  // A deviation that is taken back goes, and its button with it; the keyboard stays in the sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other items are shown
  useEffect(() => {
    if (document.activeElement === document.body) whole.current?.focus();
  }, [items]);
  if (!sheet)
    return (
      <div className={css.waiting} aria-busy="true">
        <Skeleton height={40} />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
    );
  const isEmpty = sheet.rows.length + sheet.failed.length === 0;
  if (isEmpty) return <EmptyState title={t("sheet.empty")} text={t("sheet.emptyText")} />;
  const leaveFor = (row: SheetRow) => {
    close();
    showInDesign(row.row);
  };
  return (
    <div ref={whole} className={css.whole} tabIndex={-1}>
      <div className={css.bar}>
        <Segmented
          label={t("sheet.show")}
          value={shown}
          options={[
            { value: "all", label: t("sheet.all") },
            { value: "deviations", label: t("sheet.onlyDeviations", { count: deviations }) },
          ]}
          onChange={setShown}
        />
        <span className={css.count}>{t("sheet.rows", { count: sheet.rows.length })}</span>
        <Button
          size="sm"
          icon={<IconPrinter size={16} stroke={1.7} />}
          busy={print.busy}
          reason={print.reason}
          onClick={() => void print.run()}
        >
          {print.busy ? t("sheet.printing") : t("sheet.print")}
        </Button>
      </div>
      {shown === "deviations" && deviations === 0 ? (
        <div className={css.empty}>
          <EmptyState title={t("sheet.noDeviations")} text={t("sheet.noDeviationsText")} />
        </div>
      ) : (
        <List items={items} onGoTo={leaveFor} />
      )}
    </div>
  );
}

function useSheet() {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  useEffect(startEvaluation, []);
  return useMemo(
    () => (project && evaluated ? configurationSheet(project, evaluated, opened(loaded)) : null),
    [project, evaluated, loaded],
  );
}

/** Estimates of heights, px, until an item has been measured: head of a section, and one of its values. */
const HEAD = 78;
const LINE = 33;

function List({ items, onGoTo }: { items: readonly SheetItem[]; onGoTo: (row: SheetRow) => void }) {
  const { t } = useTranslation();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const loaded = useCatalogues((state) => state.loaded);
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: (i) => HEAD + LINE * (items[i]?.values ?? 0),
    getItemKey: (i) => items[i]?.key ?? i,
    overscan: 3,
  });
  const modelName = (catalogue: string, model: string) =>
    textIn(loaded.get(catalogue)?.open.model(model)?.description ?? {}, words.language) || model;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section ref={scroll} className={css.scroll} aria-label={t("sheet.list")} tabIndex={0}>
      <ul className={css.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={css.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {item.kind === "header" ? (
                <HeaderSection header={item.header} words={words} />
              ) : item.kind === "row" ? (
                <RowSection
                  row={item.row}
                  model={modelName(item.row.catalogue, item.row.model)}
                  words={words}
                  reason={reason}
                  onGoTo={() => onGoTo(item.row)}
                />
              ) : (
                <FailedSection article={item.failed.article} problem={item.failed.problem} words={words} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The row, selected, where it stands. */
function showInDesign(row: string): void {
  const path = location.pathname;
  if (!path.startsWith("/configurator")) void goTo(paths.workspace());
  editor.select([row]);
}

export const configurationSheetDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("sheet.title"),
    width: 1000,
    mode: "none",
    single: "configuration-sheet",
  }),
  Content: Sheet,
};
