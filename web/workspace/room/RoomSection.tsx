import {
  innerAreaM2,
  type Outcome,
  type Project,
  type ProjectRefusal,
  type Room,
  replaceRoom,
  setRoomHeight,
  statedNetM2,
  USUAL_LENGTHS,
} from "@stanza/project";
import { NumberField, TextEntry, type ValueWords } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { lazyPart } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { transactWalls } from "../canvas/walls/locked-walls.ts";
import { wallRefusal } from "../canvas/walls/wall-sentences.ts";
import { areaText } from "./area-text.ts";
import css from "./Room.module.css";
import { WallList } from "./WallList.tsx";

// Out of the first picture.
const RoomActions = lazyPart(async () => (await import("./room-sections.ts")).RoomActions);
const SurfaceSection = lazyPart(async () => (await import("./room-sections.ts")).SurfaceSection);

interface Props {
  readonly room: Room;
  readonly index: number;
  readonly words: ValueWords;
  readonly reason?: string;
  /** The selected wall. */
  readonly wall: string | null;
}

/** One room: name, area, height, what can be done with it as a whole, its walls, its surfaces. */
export function RoomSection({ room, index, words, reason, wall }: Props) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<ProjectRefusal | null>(null);
  const change = (name: string, make: (project: Project) => Outcome<Project>, gesture?: string) => {
    const outcome = transactWalls(name, make, gesture === undefined ? {} : { gesture });
    setFault(outcome?.ok === false ? outcome.refusal : null);
  };
  const area = innerAreaM2(room);
  const net = statedNetM2(room);
  return (
    <>
      <div className={kit.section}>
        <div className={css.roomHead}>
          <h2>{room.name ?? t("roomPanel.nth", { n: index + 1 })}</h2>
          {area > 0 ? <span className="numeric">{areaText(area, words.language)}</span> : null}
        </div>
        {net === null ? null : (
          <p className={css.stated}>{t("roomPanel.statedNet", { area: areaText(net, words.language) })}</p>
        )}
        <TextEntry
          label={t("roomPanel.name")}
          value={room.name ?? ""}
          placeholder={t("roomPanel.nth", { n: index + 1 })}
          reason={reason}
          onCommit={(name) =>
            change("edit.roomName", (project) => replaceRoom(project, { room: named(room, name) }))
          }
        />
        <NumberField
          label={t("roomPanel.height")}
          value={room.height}
          unit="mm"
          lengthUnit={words.lengthUnit}
          min={1}
          max={100_000}
          step={10}
          decimals={0}
          inline
          reason={reason}
          usual={USUAL_LENGTHS.height}
          error={fault ? wallRefusal(fault, translate) : undefined}
          onCommit={(height, gesture) =>
            change(
              "edit.roomHeight",
              (project) => setRoomHeight(project, { room: room.id, height }),
              `height ${gesture}`,
            )
          }
        />
        <RoomActions room={room} words={words} reason={reason} />
      </div>
      <WallList room={room} words={words} reason={reason} selected={wall} />
      <SurfaceSection room={room} reason={reason} />
    </>
  );
}

/** A room without a name goes by its number again. */
function named({ name: _, ...room }: Room, name: string): Room {
  return name === "" ? room : { ...room, name };
}
