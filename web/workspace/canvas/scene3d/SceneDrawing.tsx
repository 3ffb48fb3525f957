import { lerp2, type Vec2 } from "@stanza/geometry";
import type { Viewer } from "@stanza/viewer";
import { useScene } from "@stanza/web-project";
import { DrawnWalls } from "../plan/DrawnWalls.tsx";
import planCss from "../plan/Plan.module.css";
import { pathOf } from "../plan/projected.ts";
import { useFinger } from "../walls/finger.ts";
import { SnapChip } from "../walls/SnapChip.tsx";
import { useDrawnWalls } from "../walls/use-wall-tools.ts";
import css from "../walls/Walls.module.css";
import { useCameraMoves } from "./camera-moves.ts";
import { placeOnFloor } from "./on-floor.ts";
import { SceneLoupe } from "./SceneLoupe.tsx";

/** The ground to draw on: lines a metre apart, so far around the first corner, mm. */
const METRE = 1000;
const LINES_EACH_WAY = 8;

interface Props {
  readonly viewer: Viewer;
  /** The plan is beside it and shows how corners snap. */
  readonly withChip: boolean;
}

/** Over the 3D picture: walls while they are drawn on the floor, on a ground that shows how far is what. */
export function SceneDrawing({ viewer, withChip }: Props) {
  useCameraMoves((state) => state.moves);
  const drawing = useDrawnWalls();
  const finger = useFinger((state) => state.finger);
  const { rooms } = useScene().project;
  if (!drawing) return null;
  const place = placeOnFloor(viewer);
  const [first] = drawing.corners;
  const { target } = viewer.camera;
  const ground = groundLines(first ?? [target[0], target[2]]);
  return (
    <>
      <div className={css.inScene}>
        <svg className={planCss.overlay} aria-hidden="true">
          <path d={ground.map((ends) => pathOf(place, ends)).join("")} className={css.ground} />
        </svg>
        <DrawnWalls place={place} drawing={drawing} />
        {finger?.on === "scene" ? (
          <SceneLoupe
            place={place}
            finger={finger.at}
            drawing={drawing}
            rooms={rooms}
            ground={ground}
            width={viewer.canvas.clientWidth}
          />
        ) : null}
      </div>
      {withChip ? <SnapChip /> : null}
    </>
  );
}

function groundLines(middle: Vec2): readonly (readonly Vec2[])[] {
  const [x, z] = middle.map((one) => Math.round(one / METRE) * METRE) as unknown as Vec2;
  const steps = Array.from({ length: 2 * LINES_EACH_WAY + 1 }, (_, i) => (i - LINES_EACH_WAY) * METRE);
  const far = LINES_EACH_WAY * METRE;
  const lines = steps.flatMap((step): readonly (readonly [Vec2, Vec2])[] => [
    [
      [x + step, z - far],
      [x + step, z + far],
    ],
    [
      [x - far, z + step],
      [x + far, z + step],
    ],
  ]);
  // With its middle, a line whose ends are both behind the eye is still seen.
  return lines.map(([from, to]) => [from, lerp2(from, to, 0.5), to]);
}
