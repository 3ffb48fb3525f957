import { editor, useEditor, useEvaluation, useProject } from "@stanza/web-project";
import { EmptyState, Skeleton, Tabs, useMediaQuery } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import { usePreflight } from "../checks/preflight-store.ts";
import { showItemsTab, useLayout } from "../frame/workspace-layout.ts";
import { PlanCards } from "../plan-table/PlanCards.tsx";
import { type FlatItem, ItemLine } from "./ItemLine.tsx";
import css from "./Items.module.css";
import { chosenItems, itemGroups } from "./item-groups.ts";
import { VersionBanner } from "./VersionBanner.tsx";

/** Everything in the project as a list that mirrors the views: select by click or arrow keys, delete, see each price and each fault. */
export function ItemsPanel() {
  const { t } = useTranslation();
  const small = useMediaQuery("(max-width: 959px)");
  const wanted = useLayout((state) => state.itemsTab);
  const tab = wanted === "table" && !small ? "items" : wanted;
  const evaluated = useEvaluation((state) => state.evaluated);
  const checks = usePreflight((state) => state.mustFix + state.advice);
  const count = useProject((state) => state.open?.document.project.rows.length ?? 0);
  const isEmpty = !evaluated || evaluated.rows.length + evaluated.failed.length === 0;
  return (
    <div className={kit.panel}>
      <Tabs
        label={t("items.title")}
        chosen={tab}
        onChoose={showItemsTab}
        tabs={[
          { key: "items", label: t("items.title") },
          ...(small ? [{ key: "table", label: t("planTable.open") } as const] : []),
          { key: "checks", label: t("items.checks"), badge: checks },
        ]}
      >
        {tab === "checks" ? (
          <ChecksPanel />
        ) : tab === "table" ? (
          <PlanCards />
        ) : isEmpty && count > 0 ? (
          <div className={css.loading} aria-busy="true">
            {Array.from({ length: Math.min(count, 8) }, (_, i) => i).map((i) => (
              <Skeleton key={i} height={40} />
            ))}
          </div>
        ) : isEmpty ? (
          <EmptyState title={t("items.empty")} text={t("items.emptyText")} />
        ) : (
          <>
            <VersionBanner />
            <ItemList />
          </>
        )}
      </Tabs>
    </div>
  );
}

const LINE = 56;
const HEADING = 34;

function ItemList() {
  const { t } = useTranslation();
  const evaluated = useEvaluation((state) => state.evaluated);
  const selection = useEditor((state) => state.selection);
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const groups = useMemo(() => itemGroups(evaluated ?? { rows: [], failed: [] }), [evaluated]);
  const flat = useMemo(
    () =>
      groups.flatMap(({ kind, items }): readonly FlatItem[] => [
        { kind: "heading", key: kind, group: kind, count: items.length },
        ...items.map((item) => ({ kind: "item" as const, key: item.id, item })),
      ]),
    [groups],
  );
  const order = useMemo(() => flat.flatMap((one) => (one.kind === "item" ? [one.key] : [])), [flat]);
  const virtual = useVirtualizer({
    count: flat.length,
    getScrollElement: () => scroll.current,
    estimateSize: (i) => (flat[i]?.kind === "heading" ? HEADING : LINE),
    getItemKey: (i) => flat[i]?.key ?? i,
    overscan: 8,
  });
  const current = active !== null && order.includes(active) ? active : (selection.at(-1) ?? order[0] ?? null);
  const last = selection.at(-1);
  // Comes into view when it is selected, and not again when its price changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (last === undefined) return;
    setActive(last);
    const index = flat.findIndex(({ key }) => key === last);
    if (index >= 0) virtual.scrollToIndex(index, { align: "auto" });
  }, [last]);
  const choose = (id: string, held: { toggle: boolean; range: boolean }) => {
    setActive(id);
    editor.select(chosenItems(order, selection, id, held));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      event.stopPropagation();
      editor.remove();
      return;
    }
    if (event.key === " " && current !== null) {
      event.preventDefault();
      choose(current, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey });
      return;
    }
    if ((event.ctrlKey || event.metaKey) && event.key === "a") {
      event.preventDefault();
      editor.select(order);
      return;
    }
    const at = current === null ? -1 : order.indexOf(current);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: order.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = order[Math.max(0, Math.min(order.length - 1, place))];
    if (next === undefined) return;
    virtual.scrollToIndex(
      flat.findIndex(({ key }) => key === next),
      { align: "auto" },
    );
    if (event.ctrlKey) setActive(next);
    else choose(next, { toggle: false, range: event.shiftKey });
  };
  return (
    <div ref={scroll} className={kit.scroll}>
      <div
        role="listbox"
        aria-label={t("items.title")}
        aria-multiselectable="true"
        aria-activedescendant={current === null ? undefined : `item-${current}`}
        tabIndex={0}
        className={css.list}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, key, start, size }) => {
          const one = flat[index];
          if (!one) return null;
          return (
            <ItemLine
              key={key}
              flat={one}
              place={{ transform: `translateY(${start}px)`, height: size }}
              isSelected={selection.includes(one.key)}
              isActive={one.key === current}
              onChoose={choose}
            />
          );
        })}
      </div>
    </div>
  );
}
