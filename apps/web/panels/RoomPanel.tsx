import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "../stores/editor-store.ts";
import { useOpenProject } from "../stores/project-store.ts";
import { Segmented } from "../ui/Segmented.tsx";
import kit from "./panel-kit.module.css";
import { ModelSection } from "./room/ModelSection.tsx";
import { RoomSection } from "./room/RoomSection.tsx";
import { useReadOnlyReason } from "./use-read-only-reason.ts";
import { useValueWords } from "./use-value-words.ts";

/** What holds for everything: the room with its walls and surfaces, and the model with its header choices. Shown while nothing is selected. */
export function RoomPanel() {
  const { t } = useTranslation();
  const open = useOpenProject();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const wall = useEditor((state) => state.wall);
  const [shown, setShown] = useState<string | null>(null);
  if (!open) return null;
  const { rooms, catalogues } = open.document.project;
  const ofWall = rooms.find((room) => room.walls.some(({ id }) => id === wall));
  const room = ofWall ?? rooms.find(({ id }) => id === shown) ?? rooms[0];
  return (
    <div className={kit.panel}>
      <div className={kit.scroll}>
        {rooms.length > 1 && room ? (
          <div className={kit.section}>
            <Segmented
              label={t("roomPanel.which")}
              value={room.id}
              onChange={setShown}
              options={rooms.map(({ id, name }, i) => ({
                value: id,
                label: name ?? t("roomPanel.nth", { n: i + 1 }),
              }))}
            />
          </div>
        ) : null}
        {room ? (
          <RoomSection room={room} index={rooms.indexOf(room)} words={words} reason={reason} wall={wall} />
        ) : (
          <p className={kit.section}>{t("roomPanel.none")}</p>
        )}
        {Object.entries(catalogues).map(([code, use]) => (
          <ModelSection key={code} catalogue={code} use={use} words={words} reason={reason} />
        ))}
      </div>
    </div>
  );
}
