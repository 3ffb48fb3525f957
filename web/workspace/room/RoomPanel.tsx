import { useEditor, useOpenProject, useReadOnlyReason, useValueWords } from "@stanza/web-project";
import { lazyPart } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useTranslation } from "react-i18next";
import { useShownRoom } from "../canvas/walls/shown-room.ts";
import { RoomList } from "./RoomList.tsx";
import { RoomSection } from "./RoomSection.tsx";

// They stand below the room's walls, out of the first picture, and come as one file.
const sections = () => import("./room-sections.ts");
const BuildingSection = lazyPart(async () => (await sections()).BuildingSection);
const HiddenNote = lazyPart(async () => (await sections()).HiddenNote);
const LayersSection = lazyPart(async () => (await sections()).LayersSection);
const ModelSection = lazyPart(async () => (await sections()).ModelSection);

/**
 * The settings of the whole project: the rooms with their walls and surfaces, and the model with its header choices. Shown while nothing is
 * selected.
 */
export function RoomPanel() {
  const { t } = useTranslation();
  const open = useOpenProject();
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const wall = useEditor((state) => state.wall);
  const shown = useShownRoom((state) => state.room);
  if (!open) return null;
  const { rooms, catalogues } = open.document.project;
  const ofWall = rooms.find((room) => room.walls.some(({ id }) => id === wall));
  const room = ofWall ?? rooms.find(({ id }) => id === shown) ?? rooms[0];
  return (
    <div className={kit.panel}>
      <div className={kit.scroll}>
        <RoomList rooms={rooms} shown={room?.id ?? null} words={words} reason={reason} />
        {room ? (
          <RoomSection
            key={room.id}
            room={room}
            index={rooms.indexOf(room)}
            words={words}
            reason={reason}
            wall={wall}
          />
        ) : (
          <p className={kit.section}>{t("roomPanel.none")}</p>
        )}
        <HiddenNote project={open.document.project} reason={reason} />
        <LayersSection project={open.document.project} reason={reason} wall={wall} />
        {room && room.walls.length > 0 ? <BuildingSection reason={reason} /> : null}
        {Object.entries(catalogues).map(([code, use]) => (
          <ModelSection key={code} catalogue={code} use={use} words={words} reason={reason} />
        ))}
      </div>
    </div>
  );
}
