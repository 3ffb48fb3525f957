import { editor, hover, rowName, useEditor } from "@stanza/web-project";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useShownScene } from "./shown.ts";

interface Props {
  readonly label: string;
  /** Handles a key of the view; returns true when the view knows it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * The rows as buttons for those who do not see the view: the picture outlines the one that has the focus. What is selected here takes the
 * view's keys at once, without a way back to the view.
 */
export function RowList({ label, onKey }: Props) {
  const { i18n } = useTranslation();
  const { evaluated } = useShownScene();
  const selection = useEditor((state) => state.selection);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  // A row that is deleted here takes its button and the focus with it.
  useLayoutEffect(() => {
    if (focused.current === null || evaluated.rows.some(({ row }) => row.id === focused.current)) return;
    focused.current = null;
    hover(null);
    list.current?.parentElement?.querySelector<HTMLElement>("[data-canvas]")?.focus({ preventScroll: true });
  }, [evaluated]);
  return (
    <ul ref={list} className="visually-hidden" aria-label={label}>
      {evaluated.rows.map((row) => (
        <li key={row.row.id}>
          <button
            type="button"
            aria-pressed={selection.includes(row.row.id)}
            onFocus={() => {
              focused.current = row.row.id;
              hover(row.row.id);
            }}
            onBlur={() => {
              focused.current = null;
              hover(null);
            }}
            onClick={() => editor.select([row.row.id])}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " " || !onKey(event.nativeEvent)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            {rowName(row, i18n.language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
