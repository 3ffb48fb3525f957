import { areFreeWalls, innerAreaM2, type Room } from "@stanza/project";
import { editor, type ValueWords } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconPencil, IconPlus, IconRulerMeasure } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { drawWallsInView } from "../canvas/walls/draw-in-view.ts";
import { showRoom } from "../canvas/walls/shown-room.ts";
import { openSurvey } from "../survey/open-survey.ts";
import { areaText } from "./area-text.ts";
import { openRoomDesign } from "./design/open-room-design.ts";
import css from "./Room.module.css";

interface Props {
  readonly rooms: readonly Room[];
  readonly shown: string | null;
  readonly words: ValueWords;
  readonly reason?: string;
}

/** The rooms with their net areas and the sum of them, walls that stand free as one entry, and the three ways to another room. */
export function RoomList({ rooms, shown, words, reason }: Props) {
  const { t } = useTranslation();
  const free = rooms.filter(areFreeWalls);
  const surrounded = rooms.filter((room) => !free.includes(room));
  const total = surrounded.reduce((sum, room) => sum + innerAreaM2(room), 0);
  const isFreeShown = free.some(({ id }) => id === shown);
  const show = (id: string) => {
    editor.select([]);
    showRoom(id);
  };
  return (
    <div className={kit.section}>
      <h2 className={rooms.length > 1 ? kit.title : "visually-hidden"}>{t("roomPanel.rooms")}</h2>
      {rooms.length > 1 ? (
        <>
          <ul className={css.rooms} aria-label={t("roomPanel.which")}>
            {surrounded.map((room) => (
              <li key={room.id}>
                <button
                  type="button"
                  className={css.room}
                  aria-pressed={room.id === shown}
                  onClick={() => show(room.id)}
                >
                  <span>{room.name ?? t("roomPanel.nth", { n: rooms.indexOf(room) + 1 })}</span>
                  <span className="numeric">{areaText(innerAreaM2(room), words.language)}</span>
                </button>
              </li>
            ))}
            {free.length > 0 ? (
              <li>
                <button
                  type="button"
                  className={css.room}
                  aria-pressed={isFreeShown}
                  title={t("roomPanel.nextFree")}
                  onClick={() => {
                    const at = free.findIndex(({ id }) => id === shown);
                    show(free[(at + 1) % free.length]!.id);
                  }}
                >
                  <span>{t("roomPanel.free")}</span>
                  <span className="numeric">{free.length}</span>
                </button>
              </li>
            ) : null}
          </ul>
          <p className={css.total}>
            <span>{t("roomPanel.total")}</span>
            <span className="numeric">{areaText(total, words.language)}</span>
          </p>
        </>
      ) : null}
      <div className={css.actions}>
        <Button size="sm" icon={<IconPlus size={16} />} reason={reason} onClick={() => void openRoomDesign()}>
          {t("roomPanel.add")}
        </Button>
        <Button size="sm" icon={<IconPencil size={16} />} reason={reason} onClick={drawWallsInView}>
          {t("walls.draw")}
        </Button>
        <Button
          size="sm"
          icon={<IconRulerMeasure size={16} />}
          reason={reason}
          onClick={() => openSurvey({ room: null })}
        >
          {t("roomPanel.measure")}
        </Button>
      </div>
    </div>
  );
}
