import { FLOOR, gripPlace, type PointerInput, type WallGrip } from "@stanza/editor";
import { add2, distance2, dot2, lerp2, scale2, sub2, type Vec2 } from "@stanza/geometry";
import type { ViewedWall, WallId } from "@stanza/project";
import { innerPolygon, type Project, type Room, viewedWall } from "@stanza/project";
import { useScene } from "@stanza/web-project";
import { IconArrowsMove, IconVectorSpline } from "@tabler/icons-react";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { usePlanView } from "../plan/plan-view.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "../plan/view-transform.ts";
import { Handle } from "./Handle.tsx";
import { HoldLabel } from "./HoldLabel.tsx";
import { rowsInRoom } from "./rows-in-room.ts";
import { useHeldGrip } from "./use-wall-tools.ts";

/** From the inner face to the handle that bends the wall, CSS pixels. */
const BEND_AWAY = 40;
/** From the inner face to the shift handle's middle where the wall's figure stands on the wall, and how near it may be. CSS pixels. */
const SHIFT = { inside: 13, across: 30, along: 46 } as const;
/** Walls shorter than this on screen have handles at their corners alone; still shorter ones have none. CSS pixels. */
const SHORT = { middle: 120, corners: 50 } as const;

interface Props {
  readonly view: ViewTransform;
  /** The project as it is shown now: handles stay under the hand. */
  readonly project: Project;
  readonly wall: WallId | null;
  /** The place where the selected wall's length is typed, CSS pixels: a target for itself. */
  readonly figure: Vec2 | undefined;
  /** A room to move as a whole, where no wall is selected. */
  readonly room: string | null;
}

/** The handles of the selected wall in the plan: its corners, its middle, its bend; and of its room as a whole. */
export function WallHandles({ view, project, wall, figure, room: shown }: Props) {
  const { t } = useTranslation();
  const { evaluated } = useScene();
  const held = useHeldGrip()?.grip ?? null;
  const room = project.rooms.find(({ id, walls }) => id === shown || walls.some((one) => one.id === wall));
  if (!room) return null;
  const viewed = wall === null ? undefined : viewedWall(room, wall);
  const at = (grip: WallGrip): Vec2 => toScreen(view, gripPlace(project, grip) ?? [0, 0]);
  const rows = held?.kind === "room" ? held.rows : rowsInRoom(room, evaluated);
  const roomGrip: WallGrip = { kind: "room", room: room.id, rows };
  const roomAt = roomHandleAt(view, room, viewed);
  const heldAt = held && held.kind !== "height" ? (held.kind === "room" ? roomAt : at(held)) : null;
  return (
    <>
      {project.rooms.length > 1 || shown !== null ? (
        <Handle
          grip={roomGrip}
          look="round"
          label={t("wallHandle.room", {
            name: room.name ?? t("roomPanel.nth", { n: project.rooms.indexOf(room) + 1 }),
          })}
          at={roomAt}
          icon={<IconArrowsMove size={16} aria-hidden="true" />}
          find={pointerOn}
        />
      ) : null}
      {viewed ? <OfWall viewed={viewed} room={room} view={view} figure={figure} at={at} /> : null}
      {heldAt ? <HoldLabel at={heldAt} /> : null}
    </>
  );
}

interface OfWallProps {
  readonly viewed: ViewedWall;
  readonly room: Room;
  readonly view: ViewTransform;
  readonly figure: Vec2 | undefined;
  readonly at: (grip: WallGrip) => Vec2;
}

function OfWall({ viewed: { segment, curve }, room, view, figure, at }: OfWallProps) {
  const { t } = useTranslation();
  const { name, direction, normal } = segment;
  const of = { room: room.id, wall: segment.wall.id };
  const angle = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
  const shift: WallGrip = { kind: "shift", ...of };
  const bend: WallGrip = { kind: "bend", ...of };
  const apex = at(bend);
  const inWall = add2(apex, scale2(normal, (-segment.wall.thickness * view.scale) / 2));
  const off = figure ? sub2(figure, inWall) : null;
  const isOnFigure =
    off !== null &&
    Math.abs(dot2(off, normal)) < SHIFT.across &&
    Math.abs(dot2(off, direction)) < SHIFT.along;
  const inwards = curve && curve.sagitta < 0 ? 0.6 : 1;
  const isHeld = useHeldGrip() !== null;
  const length = segment.length * view.scale;
  const ends = length < SHORT.corners && !isHeld ? [] : (["start", "end"] as const);
  const hasMiddle = length >= SHORT.middle || isHeld;
  return (
    <>
      {ends.map((end) => {
        const grip: WallGrip = { kind: "corner", ...of, end };
        return (
          <Handle
            key={end}
            grip={grip}
            look="corner"
            label={t(end === "start" ? "wallHandle.start" : "wallHandle.end", { name })}
            at={at(grip)}
            find={pointerOn}
          />
        );
      })}
      {hasMiddle ? (
        <Handle
          grip={shift}
          look="bar"
          label={t("wallHandle.shift", { name })}
          at={isOnFigure ? add2(apex, scale2(normal, SHIFT.inside)) : inWall}
          angle={angle}
          find={pointerOn}
        />
      ) : null}
      {hasMiddle ? (
        <Handle
          grip={bend}
          look="round"
          label={t("wallHandle.bend", { name })}
          at={add2(apex, scale2(normal, BEND_AWAY * inwards))}
          icon={<IconVectorSpline size={16} aria-hidden="true" />}
          find={(event) => offset(pointerOn(event), normal, BEND_AWAY * inwards)}
        />
      ) : null}
    </>
  );
}

/** The bend's handle stands beside the arc: the arc goes where the hand would be without that. */
const offset = (pointer: PointerInput, normal: Vec2, pixels: number): PointerInput => ({
  ...pointer,
  at: add2(pointer.at, scale2(normal, -pixels * pointer.mmPerPixel)),
});

/** Where the hand is on the plan as it stands now: handles are painted at the view before while it moves. */
function pointerOn(event: PointerEvent): PointerInput {
  const { view } = usePlanView.getState();
  const box = event.currentTarget.closest("[data-canvas]")?.getBoundingClientRect();
  const at: Vec2 = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  return {
    at: toPlanPoint(view, at),
    surface: FLOOR,
    rows: [],
    wall: null,
    ...heldKeys(event),
    mmPerPixel: 1 / view.scale,
  };
}

/** Beside the middle of the room, clear of its name and area, and as far as may be from the handles of its selected wall. */
function roomHandleAt(view: ViewTransform, room: Room, viewed: ViewedWall | undefined): Vec2 {
  const points = innerPolygon(room).map((point) => toScreen(view, point));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  // Within a room that is small on screen, clear of the lengths outside its walls.
  const away = Math.max(22, Math.min(44, (Math.max(...ys) - Math.min(...ys)) / 2 - 30));
  const places: readonly Vec2[] = [
    [x, y + away],
    [x, y - away],
    [x - 64, y],
    [x + 64, y],
  ];
  if (!viewed) return places[0]!;
  const { from, to, normal } = viewed.segment;
  const wall = add2(toScreen(view, lerp2(from, to, 0.5)), scale2(normal, BEND_AWAY));
  return places.reduce((best, place) => (distance2(place, wall) > distance2(best, wall) + 1 ? place : best));
}
