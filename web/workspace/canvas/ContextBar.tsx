import { startReplacing } from "@stanza/web-catalogue";
import { editor, useEditor, useProject } from "@stanza/web-project";
import { IconButton, Menu, useMediaQuery } from "@stanza/web-ui";
import {
  IconArrowsMove,
  IconCopy,
  IconDots,
  IconEyeOff,
  IconHandMove,
  IconReplace,
  IconRotate2,
  IconTrash,
} from "@tabler/icons-react";
import { type CSSProperties, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showPanel } from "../frame/workspace-layout.ts";
import css from "./ContextBar.module.css";
import bar from "./FloatingBar.module.css";
import { NudgePad } from "./NudgePad.tsx";
import { SelectionMenu } from "./SelectionMenu.tsx";
import { showSelectionMenu, useSelectionMenu } from "./selection-menu.ts";
import { useShownScene } from "./shown.ts";

/** The actions for the selection, beside it. Generated rows stand where their neighbours put them: they can only be taken away. */
export function ContextBar({
  isScene,
  style,
}: {
  readonly isScene: boolean;
  readonly style?: CSSProperties;
}) {
  const { t } = useTranslation();
  const selection = useEditor((state) => state.selection);
  const { evaluated, held } = useShownScene();
  // A finger drags what is selected; what it cannot do is move it by a millimetre.
  const isCoarse = useMediaQuery("(pointer: coarse)");
  const [isNudging, setNudging] = useState(false);
  const isOpen = useSelectionMenu((state) => state.isOpen);
  const readOnly = useProject((state) => state.saveState.kind === "read-only");
  const rows = evaluated.rows.filter(({ row }) => selection.includes(row.id));
  const hasRows = rows.length > 0;
  // The menu goes with what it was opened for, and does not come back with the next selection.
  useEffect(() => (hasRows ? () => showSelectionMenu(false) : undefined), [hasRows]);
  if (!hasRows) return null;
  const isLocked = rows.every(({ row }) => held.lockedRows.has(row.id));
  const stays = readOnly ? t("edit.readOnly") : isLocked ? t("canvas.locked") : undefined;
  const isGenerated = rows.every(({ automatic }) => automatic) ? t("canvas.generated") : undefined;
  const turns = rows.some(({ row, automatic }) => !automatic && row.placement.on === "room");
  const cannotMove = stays ?? isGenerated;
  const hasPad = isCoarse && isNudging && cannotMove === undefined;
  const actions = (
    <div
      className={bar.bar}
      role="toolbar"
      aria-label={t("canvas.selection")}
      style={hasPad ? undefined : style}
    >
      {isCoarse ? (
        <IconButton
          label={t("nudge.title")}
          icon={<IconArrowsMove size={18} />}
          pressed={hasPad}
          reason={cannotMove}
          onClick={() => setNudging(!isNudging)}
        />
      ) : (
        <IconButton
          label={t("canvas.move")}
          icon={<IconHandMove size={18} />}
          reason={cannotMove}
          onClick={() => editor.use("moving", { carried: true })}
        />
      )}
      <IconButton
        label={t("canvas.rotate")}
        icon={<IconRotate2 size={18} />}
        reason={stays ?? isGenerated ?? (turns ? undefined : t("canvas.inWall"))}
        onClick={() => editor.rotate(1)}
      />
      <IconButton
        label={t("canvas.duplicate")}
        icon={<IconCopy size={18} />}
        reason={stays ?? isGenerated}
        onClick={() => editor.duplicate()}
      />
      <IconButton
        label={t("canvas.replace")}
        icon={<IconReplace size={18} />}
        reason={stays ?? isGenerated}
        onClick={() => {
          startReplacing(rows.flatMap(({ row, automatic }) => (automatic ? [] : [row.id])));
          showPanel("catalogue");
        }}
      />
      <IconButton
        label={t("canvas.hide")}
        icon={<IconEyeOff size={18} />}
        reason={readOnly ? t("edit.readOnly") : isGenerated}
        onClick={() => editor.arrange.hide()}
      />
      <IconButton
        label={t("canvas.delete")}
        icon={<IconTrash size={18} />}
        reason={stays}
        onClick={() => editor.remove()}
      />
      <Menu
        button={<IconButton label={t("canvas.more")} icon={<IconDots size={18} />} />}
        place="bottom-end"
        width={260}
        isOpen={isOpen}
        onOpenChange={showSelectionMenu}
      >
        <SelectionMenu rows={rows} isLocked={isLocked} readOnly={readOnly} />
      </Menu>
    </div>
  );
  return hasPad ? (
    <div className={css.stack} style={style}>
      <NudgePad isScene={isScene} />
      {actions}
    </div>
  ) : (
    actions
  );
}
