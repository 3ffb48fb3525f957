import { FLOOR, type PointerInput, type Surface } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import type { Room, ViewedWall } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { IconArrowsMoveVertical, IconArrowsVertical } from "@tabler/icons-react";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { Handle } from "../walls/Handle.tsx";
import { MOST_MM_PER_PIXEL, pixelOnFloor } from "./on-floor.ts";
import { shiftHeight, type WallPlaces } from "./wall-in-scene.ts";

const HEIGHT_LABELS = {
  start: "wallHandle.heightStart",
  both: "wallHandle.height",
  end: "wallHandle.heightEnd",
} as const;
const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  readonly viewer: Viewer;
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly places: WallPlaces;
}

/** The handles of a wall in 3D: its height at both ends and as a whole, and its place. */
export function SceneWallGrips({ viewer, room, viewed, places }: Props) {
  const { t } = useTranslation();
  const { segment, curve } = viewed;
  const { name, from } = segment;
  const { id } = segment.wall;
  const facets = curve?.facets ?? [segment];
  const facing = facets[Math.floor(facets.length / 2)]!.wall.id;
  const of = { room: room.id, wall: id };
  const pointer = (event: PointerEvent, at: Vec2, surface: Surface): PointerInput => ({
    at,
    surface,
    rows: [],
    wall: null,
    ...heldKeys(event),
    mmPerPixel: Math.min(
      MOST_MM_PER_PIXEL,
      pixelOnFloor(viewer, event, shiftHeight(viewed)) ?? MOST_MM_PER_PIXEL,
    ),
  });
  const findHeight = (event: PointerEvent) => {
    const spot = viewer.pointOnWall(facing, event.clientX, event.clientY);
    return spot && pointer(event, from, { kind: "wall", wall: id, at: spot, seen: NOTHING });
  };
  const findPlace = (event: PointerEvent) => {
    const spot = viewer.pointOnFloor(event.clientX, event.clientY, shiftHeight(viewed));
    return spot && pointer(event, [spot[0], spot[2]], FLOOR);
  };
  return (
    <>
      {(["start", "both", "end"] as const).map((end) => {
        const at = places[end];
        return at ? (
          <Handle
            key={end}
            grip={{ kind: "height", ...of, end }}
            look={end === "both" ? "round" : "corner"}
            label={t(HEIGHT_LABELS[end], { name })}
            at={at}
            icon={end === "both" ? <IconArrowsVertical size={16} aria-hidden="true" /> : undefined}
            find={findHeight}
          />
        ) : null;
      })}
      {places.shift ? (
        <Handle
          grip={{ kind: "shift", ...of }}
          look="round"
          label={t("wallHandle.shift", { name })}
          at={places.shift}
          angle={90}
          icon={<IconArrowsMoveVertical size={16} aria-hidden="true" />}
          find={findPlace}
        />
      ) : null}
    </>
  );
}
