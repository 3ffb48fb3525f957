import type { Interaction } from "@stanza/editor";
import { type Project, type Room, type ViewedWall, viewedWall } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";
import { useEditor, useReadOnlyReason } from "@stanza/web-project";
import { DivideMark } from "../walls/DivideMark.tsx";
import { HoldLabel } from "../walls/HoldLabel.tsx";
import { useDividedWall, useHeldGrip } from "../walls/use-wall-tools.ts";
import css from "../walls/Walls.module.css";
import { useCameraMoves } from "./camera-moves.ts";
import { placeOnFloor } from "./on-floor.ts";
import { SceneWallGrips } from "./SceneWallGrips.tsx";
import { SceneWallMeasures } from "./SceneWallMeasures.tsx";
import { wallInScene } from "./wall-in-scene.ts";

/** The interactions during which handles are shown: none, a held handle, or the mark of a division. */
const ON_WALL: readonly Interaction["kind"][] = ["idle", "grippingWall", "dividingWall"];

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
  const held = useHeldGrip()?.grip ?? null;
  const { outline, places } = wallInScene(viewer, viewed);
  const heldAt = held?.kind === "height" ? places[held.end] : held?.kind === "shift" ? places.shift : null;
  return (
    <div className={css.over}>
      {outline.every((point) => point !== null) ? (
        <svg className={css.overlay} aria-hidden="true">
          <polygon points={outline.map((point) => point.join(",")).join(" ")} className={css.casing} />
          <polygon points={outline.map((point) => point.join(",")).join(" ")} className={css.wallFace} />
        </svg>
      ) : null}
      {readOnly ? null : <SceneWallGrips viewer={viewer} room={room} viewed={viewed} places={places} />}
      {held === null && !readOnly ? <SceneWallMeasures room={room} viewed={viewed} places={places} /> : null}
      {heldAt ? <HoldLabel at={heldAt} /> : null}
    </div>
  );
}
