import { editor, hover, rowName, useEditor } from "@stanza/web-project";
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { windowAround } from "./row-window.ts";
import { useShownScene } from "./shown.ts";

interface Props {
  readonly label: string;
  /** Handles a key of the view; returns true when the view knows it. */
  readonly onKey: (event: globalThis.KeyboardEvent) => boolean;
}

/** Rows that a key goes on by; Home and End go to the first and the last. */
const PAGE = 20;

/**
 * The rows as buttons for those who do not see the view: the picture outlines the one that has the focus. What is selected here takes the
 * view's keys at once, without a way back to the view. Of many rows only those around the focus, or around the selection, are on the page;
 * each says its place among all.
 */
export function RowList({ label, onKey }: Props) {
  const latest = useRef(onKey);
  latest.current = onKey;
  const takeKey = useCallback((event: globalThis.KeyboardEvent) => latest.current(event), []);
  return <Rows label={label} onKey={takeKey} />;
}

/** Drawn anew for its rows and the selection only, not with each move of the view around it. */
const Rows = memo(function Rows({ label, onKey }: Props) {
  const { i18n } = useTranslation();
  const { rows } = useShownScene().evaluated;
  const selection = useEditor((state) => state.selection);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const places = useMemo(() => new Map(rows.map(({ row }, index) => [row.id, index])), [rows]);
  const selected = useMemo(() => new Set(selection), [selection]);
  const [first, end] = windowAround(places.get(near ?? selection.at(-1) ?? "") ?? 0, rows.length);
  // A row that is deleted here takes its button and the focus with it.
  useLayoutEffect(() => {
    if (focused.current === null || places.has(focused.current)) return;
    focused.current = null;
    setNear(null);
    hover(null);
    list.current?.parentElement?.querySelector<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
  }, [places]);
  // A row that a key went to is on the page only now.
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== near) return;
    wanted.current = null;
    const button = list.current?.querySelectorAll("button")[(places.get(near) ?? 0) - first];
    button?.focus({ preventScroll: true });
  }, [near, places, first]);
  const go = (to: number) => {
    const id = rows[Math.max(0, Math.min(rows.length - 1, to))]?.row.id;
    if (id === undefined || id === focused.current) return;
    wanted.current = id;
    setNear(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const pages: Readonly<Record<string, number>> = {
      Home: 0,
      End: rows.length - 1,
      PageUp: index - PAGE,
      PageDown: index + PAGE,
    };
    const to = pages[event.key];
    if (to !== undefined) go(to);
    else if (event.key === "Enter" || event.key === " " || !onKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul ref={list} className="visually-hidden" aria-label={label} data-count={rows.length}>
      {rows.slice(first, end).map((row, i) => (
        <li key={row.row.id} aria-posinset={first + i + 1} aria-setsize={rows.length}>
          <button
            type="button"
            aria-pressed={selected.has(row.row.id)}
            onFocus={() => {
              focused.current = row.row.id;
              setNear(row.row.id);
              hover(row.row.id);
            }}
            onBlur={() => {
              focused.current = null;
              hover(null);
            }}
            onClick={() => editor.select([row.row.id])}
            onKeyDown={(event) => onKeyDown(event, first + i)}
          >
            {rowName(row, i18n.language)}
          </button>
        </li>
      ))}
    </ul>
  );
});
