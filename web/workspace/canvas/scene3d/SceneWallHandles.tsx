import { FLOOR, type Interaction, type PointerInput, type Surface, type WallGrip } from "@stanza/editor";
import { add2, lerp2, scale2, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Project, type Room, type ViewedWall, viewedWall } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { lengthText, useEditor, useReadOnlyReason } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { IconArrowsMoveVertical, IconArrowsVertical } from "@tabler/icons-react";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { InPlaceNumber } from "../plan/InPlaceNumber.tsx";
import { DivideMark } from "../walls/DivideMark.tsx";
import { FixedEndToggle } from "../walls/FixedEndChoice.tsx";
import { Handle } from "../walls/Handle.tsx";
import { HoldLabel } from "../walls/HoldLabel.tsx";
import { useDividedWall, useHeldGrip } from "../walls/use-wall-tools.ts";
import css from "../walls/Walls.module.css";
import { commitLength, commitWall } from "../walls/wall-edits.ts";
import { wallRefusal } from "../walls/wall-sentences.ts";
import { useCameraMoves } from "./camera-moves.ts";
import { MOST_MM_PER_PIXEL, pixelOnFloor, placeOnFloor } from "./on-floor.ts";

/** The height of the handle that shifts a wall, as a part of the wall's height. */
const SHIFT_AT = 0.45;
/** Figures stand this far above the top and below the foot of the wall, CSS pixels. */
const ASIDE = 26;

/** The interactions during which handles are shown: none, a held handle, or the mark of a division. */
const ON_WALL: readonly Interaction["kind"][] = ["idle", "grippingWall", "dividingWall"];
const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  readonly viewer: Viewer;
  readonly project: Project;
}

/** Over the 3D picture: the selected wall with its handles for height and place, and its measures to type into. */
export function SceneWallHandles({ viewer, project }: Props) {
  const wall = useEditor((state) => state.wall);
  const isOnWall = useEditor(({ interaction }) => ON_WALL.includes(interaction.kind));
  const readOnly = useReadOnlyReason() !== undefined;
  const room = project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && wall !== null ? viewedWall(room, wall) : undefined;
  const isDividing = useDividedWall() !== null;
  if (!room || !viewed || !isOnWall) return null;
  if (isDividing) return <SceneDivision viewer={viewer} />;
  return <OfWall viewer={viewer} room={room} viewed={viewed} readOnly={readOnly} />;
}

/** The mark of a wall that is divided, at its foot. */
function SceneDivision({ viewer }: { readonly viewer: Viewer }) {
  useCameraMoves((state) => state.moves);
  return (
    <div className={css.inScene}>
      <DivideMark place={placeOnFloor(viewer)} />
    </div>
  );
}

interface OfWallProps {
  readonly viewer: Viewer;
  readonly room: Room;
  readonly viewed: ViewedWall;
  readonly readOnly: boolean;
}

function OfWall({ viewer, room, viewed, readOnly }: OfWallProps) {
  useCameraMoves((state) => state.moves);
  const { t, i18n } = useTranslation();
  const held = useHeldGrip()?.grip ?? null;
  const { segment, curve } = viewed;
  const { name, from, to, height, endHeight, length } = segment;
  const { id } = segment.wall;
  const facets = curve?.facets ?? [segment];
  // Out of a room that lies on the right of its walls is their left.
  const apex = add2(lerp2(from, to, 0.5), scale2(segment.normal, -(curve?.sagitta ?? 0)));
  const middle = (height + endHeight) / 2;
  const box = viewer.canvas.getBoundingClientRect();
  const place = (at: Vec2, y: number): Vec2 | null => {
    const on = viewer.project([at[0], y, at[1]] satisfies Vec3);
    return on && [on[0] - box.left, on[1] - box.top];
  };
  const tops = [...facets.map((facet) => place(facet.from, facet.height)), place(to, endHeight)];
  const feet = [...facets.map((facet) => place(facet.from, 0)), place(to, 0)];
  const outline = [...tops, ...feet.toReversed()];
  const pointer = (event: PointerEvent, at: Vec2, surface: Surface): PointerInput => ({
    at,
    surface,
    rows: [],
    wall: null,
    ...heldKeys(event),
    mmPerPixel: Math.min(
      MOST_MM_PER_PIXEL,
      pixelOnFloor(viewer, event, middle * SHIFT_AT) ?? MOST_MM_PER_PIXEL,
    ),
  });
  const facing = facets[Math.floor(facets.length / 2)]!.wall.id;
  const findHeight = (event: PointerEvent) => {
    const spot = viewer.pointOnWall(facing, event.clientX, event.clientY);
    return spot && pointer(event, from, { kind: "wall", wall: id, at: spot, seen: NOTHING });
  };
  const findPlace = (event: PointerEvent) => {
    const spot = viewer.pointOnFloor(event.clientX, event.clientY, middle * SHIFT_AT);
    return spot && pointer(event, [spot[0], spot[2]], FLOOR);
  };
  const of = { room: room.id, wall: id };
  const places = {
    start: tops[0] ?? null,
    both: place(apex, middle),
    end: tops.at(-1) ?? null,
    shift: place(apex, middle * SHIFT_AT),
    foot: place(lerp2(from, to, 0.5), 0),
  };
  const heightGrip = (end: "start" | "end" | "both"): WallGrip => ({ kind: "height", ...of, end });
  const heldAt = held?.kind === "height" ? places[held.end] : held?.kind === "shift" ? places.shift : null;
  return (
    <div className={css.over}>
      {outline.every((point) => point !== null) ? (
        <svg className={css.overlay} aria-hidden="true">
          <polygon points={outline.map((point) => point.join(",")).join(" ")} className={css.casing} />
          <polygon points={outline.map((point) => point.join(",")).join(" ")} className={css.wallFace} />
        </svg>
      ) : null}
      {readOnly ? null : (
        <>
          {(["start", "both", "end"] as const).map((end) => {
            const at = places[end];
            return at ? (
              <Handle
                key={end}
                grip={heightGrip(end)}
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
      )}
      {held === null && !readOnly ? (
        <>
          {places.both && height === endHeight ? (
            <InPlaceNumber
              label={t("wallHandle.height", { name })}
              value={height}
              text={lengthText(height, i18n.language)}
              at={[places.both[0], places.both[1] - ASIDE]}
              onCommit={(mm) => {
                const refused = commitWall(room, id, {
                  height: mm === room.height ? null : mm,
                  endHeight: null,
                });
                return refused && wallRefusal(refused, translate);
              }}
            />
          ) : null}
          {places.foot ? (
            <InPlaceNumber
              label={t("plan.wallLength", { name })}
              value={length}
              text={lengthText(length, i18n.language)}
              at={[places.foot[0], places.foot[1] + ASIDE]}
              onCommit={(mm) => {
                const refused = commitLength(room, id, mm);
                return refused && wallRefusal(refused, translate);
              }}
              aside={<FixedEndToggle wall={name} />}
            />
          ) : null}
        </>
      ) : null}
      {heldAt ? <HoldLabel at={heldAt} /> : null}
    </div>
  );
}

const HEIGHT_LABELS = {
  start: "wallHandle.heightStart",
  both: "wallHandle.height",
  end: "wallHandle.heightEnd",
} as const;
