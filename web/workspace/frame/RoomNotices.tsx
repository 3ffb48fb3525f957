import { showInDrawer } from "@stanza/web-catalogue";
import { lengthSaid, useEditor, useScene } from "@stanza/web-project";
import { Button, toast } from "@stanza/web-ui";
import { IconAlertTriangle, IconBulb, IconPencil, IconPlus, IconRuler2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { drawWallsInView } from "../canvas/walls/draw-in-view.ts";
import { openRoomDesign } from "../room/design/open-room-design.ts";
import css from "./Canvas.module.css";
import { closeOpenRoom, openRoom } from "./open-rooms.ts";
import { showPanel, useLayout } from "./workspace-layout.ts";

/** The next thing that the room needs: walls, closing, the first article. */
export function RoomNotices() {
  const { t, i18n } = useTranslation();
  const { project } = useScene();
  const isOnWall = useEditor((state) => state.wall !== null);
  const isChoosing = useLayout((state) => state.drawer === "catalogue");
  const unclosed = openRoom(project);
  if (unclosed)
    return (
      <div className={css.notice} role="status">
        <IconAlertTriangle size={18} className={css.noticeWarning} aria-hidden="true" />
        <span>{t("walls.open", { mm: lengthSaid(unclosed.gapMm, i18n.language) })}</span>
        <Button
          size="sm"
          onClick={() => {
            if (!closeOpenRoom(unclosed.room)) toast(t("walls.cross"), { kind: "warning" });
          }}
        >
          {t("walls.closeIt")}
        </Button>
      </div>
    );
  const hasWalls = project.rooms.some(({ walls }) => walls.length > 0);
  if (!hasWalls)
    return (
      <div className={css.notice}>
        <span>{t("workspace.noRoom")}</span>
        <Button
          size="sm"
          variant="primary"
          icon={<IconRuler2 size={16} />}
          onClick={() => void openRoomDesign()}
        >
          {t("workspace.chooseRoom")}
        </Button>
        <Button size="sm" icon={<IconPencil size={16} />} onClick={drawWallsInView}>
          {t("walls.draw")}
        </Button>
      </div>
    );
  if (project.rows.length > 0 || isChoosing || isOnWall) return null;
  return (
    <div className={css.notice}>
      <span>{t("workspace.ready")}</span>
      <Button
        size="sm"
        variant="primary"
        icon={<IconPlus size={16} />}
        onClick={() => {
          showInDrawer("articles");
          showPanel("catalogue");
        }}
      >
        {t("workspace.addFirst")}
      </Button>
      <Button
        size="sm"
        icon={<IconBulb size={16} />}
        onClick={() => {
          showInDrawer("ideas");
          showPanel("catalogue");
        }}
      >
        {t("workspace.startIdea")}
      </Button>
    </div>
  );
}
