import type { Room, ViewedWall } from "@stanza/project";
import { ROOM_SURFACES } from "@stanza/models/room-surfaces";
import { OptionsField, swatchPaint } from "@stanza/web-project";
import type { TranslationKey } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { commitWall } from "../canvas/walls/wall-edits.ts";

interface Props {
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly reason?: string;
}

/** The choice to look like the rest of the room. */
const AS_ROOM = "";

/** The paint of one wall, or the room's. */
export function WallMaterial({ room, viewed: { segment }, reason }: Props) {
  const { t } = useTranslation();
  const { id, material } = segment.wall;
  const refusal = reason === undefined ? {} : { refusal: { because: reason } };
  const paints = Object.entries(ROOM_SURFACES).filter(([code]) => code.startsWith("wall-"));
  return (
    <OptionsField
      look="swatches"
      subject={id}
      label={t("wall.material")}
      value={material ?? AS_ROOM}
      options={[
        {
          value: AS_ROOM,
          label: t("wall.asRoom"),
          paint: halved(swatchPaint(ROOM_SURFACES[room.wallMaterial])),
          ...refusal,
        },
        ...paints.map(([code, paint]) => ({
          value: code,
          label: t(`surface.${code}` as TranslationKey),
          paint: swatchPaint(paint),
          ...refusal,
        })),
      ]}
      onChoose={(code) => commitWall(room, id, { material: code === AS_ROOM ? null : code })}
    />
  );
}

/** The room's own paint with a corner turned: it is not chosen for this wall. */
const halved = (paint: string): string =>
  `linear-gradient(135deg, var(--c-surface) 0 26%, var(--c-control) 26% 31%, transparent 31%), ${paint}`;
