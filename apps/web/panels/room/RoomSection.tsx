import {
  innerAreaM2,
  type Outcome,
  type Project,
  type Room,
  replaceRoom,
  setRoomHeight,
  setSurfaceMaterial,
} from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { ROOM_SURFACES } from "@stanza/viewer/room-surfaces";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TranslationKey } from "../../locales/translation-key.ts";
import { transact } from "../../stores/project-store.ts";
import { NumberField } from "../fields/NumberField.tsx";
import { OptionsField } from "../fields/OptionsField.tsx";
import { swatchPaint } from "../fields/swatch-paint.ts";
import { TextEntry } from "../fields/TextEntry.tsx";
import type { ValueWords } from "../fields/value-text.ts";
import kit from "../panel-kit.module.css";
import css from "./Room.module.css";
import { WallList } from "./WallList.tsx";

interface Props {
  readonly room: Room;
  readonly index: number;
  readonly words: ValueWords;
  readonly reason?: string;
  /** The selected wall. */
  readonly wall: string | null;
}

const SURFACES = ["floor", "walls"] as const;

/** One room: name, area, height, walls, surfaces. */
export function RoomSection({ room, index, words, reason, wall }: Props) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<string | null>(null);
  const change = (name: string, make: (project: Project) => Outcome<Project>, gesture?: string) => {
    const outcome = transact(name, make, gesture === undefined ? {} : { gesture });
    setFault(outcome?.ok === false ? outcome.refusal.cause : null);
  };
  const area = innerAreaM2(room);
  return (
    <>
      <div className={kit.section}>
        <div className={css.roomHead}>
          <h2>{room.name ?? t("roomPanel.nth", { n: index + 1 })}</h2>
          {area > 0 ? (
            <span className="numeric">{formatNumber(area.toFixed(2), words.language, 2, 1)} m²</span>
          ) : null}
        </div>
        <TextEntry
          label={t("roomPanel.name")}
          value={room.name ?? ""}
          placeholder={t("roomPanel.nth", { n: index + 1 })}
          reason={reason}
          onCommit={(name) =>
            change("edit.room", (project) => replaceRoom(project, { room: named(room, name) }))
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
          onCommit={(height, gesture) =>
            change(
              "edit.room",
              (project) => setRoomHeight(project, { room: room.id, height }),
              `height ${gesture}`,
            )
          }
        />
        {fault === "outOfBounds" ? <p className={kit.error}>{t("roomPanel.heightRefused")}</p> : null}
      </div>
      <WallList room={room} words={words} reason={reason} selected={wall} />
      <div className={kit.section}>
        <h3 className={kit.title}>{t("roomPanel.surfaces")}</h3>
        {SURFACES.map((surface) => (
          <OptionsField
            key={surface}
            look="swatches"
            subject={room.id}
            label={t(`roomPanel.${surface}`)}
            value={surface === "floor" ? room.floorMaterial : room.wallMaterial}
            options={surfaceOptions(surface).map(([code, paint]) => ({
              value: code,
              label: t(`surface.${code}` as TranslationKey),
              paint: swatchPaint(paint),
              ...(reason === undefined ? {} : { refusal: { because: reason } }),
            }))}
            onChoose={(material) =>
              change("edit.surface", (project) =>
                setSurfaceMaterial(project, { room: room.id, surface, material }),
              )
            }
          />
        ))}
      </div>
    </>
  );
}

/** A room without a name goes by its number again. */
function named({ name: _, ...room }: Room, name: string): Room {
  return name === "" ? room : { ...room, name };
}

function surfaceOptions(surface: "floor" | "walls") {
  const prefix = surface === "floor" ? "floor-" : "wall-";
  return Object.entries(ROOM_SURFACES).filter(([code]) => code.startsWith(prefix));
}
