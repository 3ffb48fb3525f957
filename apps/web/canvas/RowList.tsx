import { useTranslation } from "react-i18next";
import { editor, hover, useEditor } from "../stores/editor-store.ts";
import { rowName } from "./sentences.ts";
import { useShownScene } from "./shown.ts";

/** The rows as buttons for those who do not see the view: the picture outlines the one that has the focus. */
export function RowList({ label }: { readonly label: string }) {
  const { i18n } = useTranslation();
  const { evaluated } = useShownScene();
  const selection = useEditor((state) => state.selection);
  return (
    <ul className="visually-hidden" aria-label={label}>
      {evaluated.rows.map((row) => (
        <li key={row.row.id}>
          <button
            type="button"
            aria-pressed={selection.includes(row.row.id)}
            onFocus={() => hover(row.row.id)}
            onBlur={() => hover(null)}
            onClick={() => editor.select([row.row.id])}
          >
            {rowName(row, i18n.language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
