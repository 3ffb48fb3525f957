import { editor } from "@stanza/web-project";
import { IconButton } from "@stanza/web-ui";
import { IconCopyPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./PlanTable.module.css";
import type { TableLine } from "./table-lines.ts";

interface Props {
  readonly line: TableLine;
  readonly name: string;
  readonly reason?: string;
}

/** Copies a line's article beside it, or takes it away. Walls are drawn and removed in the room's own panel. */
export function LineActions({ line, name, reason }: Props) {
  const { t } = useTranslation();
  if (line.kind === "wall") return null;
  const withLine = (run: () => void) => () => {
    editor.select([line.id]);
    run();
  };
  return (
    <span className={css.actions}>
      <IconButton
        label={`${t("canvas.duplicate")}, ${name}`}
        icon={<IconCopyPlus size={16} stroke={1.7} />}
        reason={reason}
        onClick={withLine(() => editor.duplicate())}
      />
      <IconButton
        label={`${t("canvas.delete")}, ${name}`}
        icon={<IconTrash size={16} stroke={1.7} />}
        reason={reason}
        onClick={withLine(() => editor.remove())}
      />
    </span>
  );
}
