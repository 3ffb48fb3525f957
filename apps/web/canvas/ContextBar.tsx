import { IconCopy, IconHandMove, IconRotate2, IconTrash } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { editor, useEditor } from "../stores/editor-store.ts";
import { useProject } from "../stores/project-store.ts";
import { IconButton } from "../ui/Button.tsx";
import css from "./ContextBar.module.css";
import { useScene } from "./scene.ts";

/** What can be done with the selection, beside it. Generated rows stand where their neighbours put them: they can only be taken away. */
export function ContextBar({ style }: { readonly style?: CSSProperties }) {
  const { t } = useTranslation();
  const selection = useEditor((state) => state.selection);
  const { evaluated } = useScene();
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const rows = evaluated.rows.filter(({ row }) => selection.includes(row.id));
  if (rows.length === 0) return null;
  const reason = readOnly ? t("edit.readOnly") : undefined;
  const isGenerated = rows.every(({ automatic }) => automatic) ? t("canvas.generated") : undefined;
  const turns = rows.some(({ row, automatic }) => !automatic && row.placement.on === "room");
  return (
    <div className={css.bar} role="toolbar" aria-label={t("canvas.selection")} style={style}>
      <IconButton
        label={t("canvas.choosePosition")}
        icon={<IconHandMove size={18} />}
        reason={reason ?? isGenerated}
        onClick={() => editor.carry()}
      />
      <IconButton
        label={t("canvas.rotate")}
        icon={<IconRotate2 size={18} />}
        reason={reason ?? isGenerated ?? (turns ? undefined : t("canvas.inWall"))}
        onClick={() => editor.rotate(1)}
      />
      <IconButton
        label={t("canvas.duplicate")}
        icon={<IconCopy size={18} />}
        reason={reason ?? isGenerated}
        onClick={() => editor.duplicate()}
      />
      <IconButton
        label={t("canvas.delete")}
        icon={<IconTrash size={18} />}
        reason={reason}
        onClick={() => editor.remove()}
      />
    </div>
  );
}
