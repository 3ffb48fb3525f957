import { textIn } from "@stanza/catalogue";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ArticleCard, type CardActions } from "./ArticleCard.tsx";
import css from "./Finder.module.css";
import { type FoundEntry, type FoundGroup, foundKey } from "./found-articles.ts";

interface Props {
  readonly groups: readonly FoundGroup[];
  readonly actionsOf: (catalogue: string, model: string) => CardActions | undefined;
  /** Least width of a card, px. */
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly headingHeight: number;
  /** Level of the headings over folders, which depends on the headings above them. */
  readonly heading: "h2" | "h3";
  /** Above the first line. */
  readonly before?: ReactNode;
  /** Below the last one. */
  readonly after?: ReactNode;
}

type Line =
  | { readonly kind: "heading"; readonly key: string; readonly group: FoundGroup }
  | {
      readonly kind: "cards";
      readonly key: string;
      readonly group: FoundGroup;
      readonly entries: readonly FoundEntry[];
    };

const GAP = 10;
/** Padding of the scrolling area on both sides together, px. */
const SIDES = 24;

/** The cards in as many columns as fit; only the lines in view are rendered. */
export function ArticleGrid(props: Props) {
  const { groups, actionsOf, cardWidth, cardHeight, headingHeight, heading: Heading, before, after } = props;
  const { i18n } = useTranslation();
  const scroll = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroll, cardWidth);
  const lines = useMemo(() => groups.flatMap((group) => linesOf(group, columns)), [groups, columns]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: (i) => (lines[i]?.kind === "heading" ? headingHeight : cardHeight + GAP),
    getItemKey: (i) => lines[i]?.key ?? i,
    overscan: 3,
  });
  const first = groups[0]?.key;
  const isOfSeveral = useMemo(
    () => new Set(groups.flatMap(({ entries }) => entries.map(({ catalogue }) => catalogue))).size > 1,
    [groups],
  );
  // Another folder or search starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group is what starts anew
  useEffect(() => {
    scroll.current?.scrollTo({ top: 0 });
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes follow the layout
  useEffect(() => virtual.measure(), [columns, cardHeight, headingHeight]);
  return (
    <div ref={scroll} className={css.scroll}>
      {before}
      <div className={css.lines} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start, size }) => {
          const line = lines[index];
          if (!line) return null;
          const place = { transform: `translateY(${start}px)`, height: size };
          return line.kind === "heading" ? (
            <Heading key={key} className={css.heading} style={place}>
              {line.group.heading ? textIn(line.group.heading, i18n.language) : null}
              {line.group.isPart ? null : <span>{line.group.entries.length}</span>}
            </Heading>
          ) : (
            <div
              key={key}
              className={css.cards}
              style={{
                ...place,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                paddingBottom: GAP,
              }}
            >
              {line.entries.map((found) => {
                const { entry, catalogue, model, why } = found;
                const actions = actionsOf(catalogue, model);
                return actions ? (
                  <ArticleCard
                    key={foundKey(found)}
                    entry={entry}
                    actions={actions}
                    why={why}
                    saysCatalogue={line.group.isMixed && isOfSeveral}
                  />
                ) : null;
              })}
            </div>
          );
        })}
      </div>
      {after}
    </div>
  );
}

function linesOf(group: FoundGroup, columns: number): readonly Line[] {
  const { key, heading, entries } = group;
  const lines: Line[] = heading ? [{ kind: "heading", key: `${key} heading`, group }] : [];
  for (let i = 0; i < entries.length; i += columns) {
    lines.push({
      kind: "cards",
      key: `${key} ${columns} ${i}`,
      group,
      entries: entries.slice(i, i + columns),
    });
  }
  return lines;
}

function useColumns(element: React.RefObject<HTMLDivElement | null>, cardWidth: number): number {
  const [columns, setColumns] = useState(2);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = current.clientWidth - SIDES;
      setColumns(Math.max(2, Math.floor((width + GAP) / (cardWidth + GAP))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, cardWidth]);
  return columns;
}
