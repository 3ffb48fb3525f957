import {
  inOrder,
  moveRoom,
  type Project,
  type Room,
  removeRoom,
  removeRows,
  templateDimensions,
} from "@stanza/project";
import { currentScene, editor, NumberField, useOpenProject, type ValueWords } from "@stanza/web-project";
import { ask, Button } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconDimensions, IconRulerMeasure, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { transactWalls } from "../canvas/walls/locked-walls.ts";
import { rowsInRoom } from "../canvas/walls/rows-in-room.ts";
import { showRoom } from "../canvas/walls/shown-room.ts";
import { openSurvey } from "../survey/open-survey.ts";
import { openRoomSize } from "./design/open-room-design.ts";
import css from "./Room.module.css";
import { boundsOfRoom } from "./room-position.ts";

interface Props {
  readonly room: Room;
  readonly words: ValueWords;
  readonly reason?: string;
}

/** A room as a whole: other template sizes, measured anew, elsewhere, gone. */
export function RoomActions({ room, words, reason }: Props) {
  const { t } = useTranslation();
  const rooms = useOpenProject()?.document.project.rooms.length ?? 0;
  const hasWalls = room.walls.length > 0;
  const at = boundsOfRoom(room);
  const move = (axis: 0 | 1, value: number, gesture: string): void => {
    if (!at) return;
    const by = [axis === 0 ? value - at[0] : 0, axis === 1 ? value - at[1] : 0] as const;
    const rows = rowsInRoom(room, currentScene().evaluated);
    transactWalls("edit.moveRoom", (project) => moveRoom(project, { room: room.id, by, rows }), {
      gesture: `room ${axis} ${gesture}`,
    });
  };
  const coordinate = { unit: "mm", lengthUnit: words.lengthUnit, decimals: 1, plain: true, reason } as const;
  return (
    <>
      {rooms > 1 && at ? (
        <div className={kit.pair}>
          {([0, 1] as const).map((axis) => (
            <NumberField
              key={axis}
              {...coordinate}
              label={t(axis === 0 ? "roomPanel.fromLeft" : "roomPanel.fromTop")}
              // `+ 0` leaves no negative zero behind.
              value={Math.round(at[axis] * 10) / 10 + 0}
              min={-1_000_000}
              max={1_000_000}
              onCommit={(value, gesture) => move(axis, value, gesture)}
            />
          ))}
        </div>
      ) : null}
      <div className={css.actions}>
        {templateDimensions(room) ? (
          <Button
            size="sm"
            icon={<IconDimensions size={16} />}
            reason={reason}
            onClick={() => void openRoomSize(room)}
          >
            {t("roomPanel.resize")}
          </Button>
        ) : null}
        {hasWalls ? (
          <Button
            size="sm"
            icon={<IconRulerMeasure size={16} />}
            reason={reason}
            onClick={() => openSurvey({ room: room.id })}
          >
            {t("roomPanel.survey")}
          </Button>
        ) : null}
        <Button size="sm" icon={<IconTrash size={16} />} reason={reason} onClick={() => void remove(room)}>
          {t("roomPanel.remove")}
        </Button>
      </div>
    </>
  );

  async function remove(gone: Room): Promise<void> {
    const rows = rowsInRoom(gone, currentScene().evaluated);
    const answer =
      rows.length === 0
        ? "room"
        : await ask({
            title: t("roomPanel.removeTitle"),
            text: t("roomPanel.removeText", { count: rows.length }),
            single: "remove-room",
            mode: "semipersistent",
            choices: [
              { answer: "room", label: t("roomPanel.removeRoom") },
              { answer: "all", label: t("roomPanel.removeAll", { count: rows.length }), look: "danger" },
            ],
          });
    if (answer === undefined) return;
    const clear = (project: Project) => removeRoom(project, { room: gone.id });
    const outcome = transactWalls(
      "edit.removeRoom",
      answer === "all" ? inOrder((project) => removeRows(project, { rows }), clear) : clear,
    );
    if (!outcome?.ok) return;
    editor.select([]);
    showRoom(null);
  }
}
