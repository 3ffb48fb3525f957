import { FLOOR, type Interaction, type SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { distance2, type Vec2 } from "@stanza/geometry";
import type { Viewer } from "@stanza/viewer";
import { editor, equalGapsOf, ghostsOf, useEditor, useReadOnlyReason } from "@stanza/web-project";
import { IconRefresh } from "@tabler/icons-react";
import { type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { DistanceLabels } from "../plan/DistanceLabels.tsx";
import { besideLine } from "../plan/label-places.ts";
import planCss from "../plan/Plan.module.css";
import { DistanceLine, isOneOfEqual } from "../plan/PlanOverlay.tsx";
import { type Place, pathOf } from "../plan/projected.ts";
import type { ShownScene } from "../shown.ts";
import { useShownDistances } from "../shown-distances.ts";
import { middleOf, reachOf, turnableRows, turnByKey } from "../turn-ring.ts";
import css from "../walls/Walls.module.css";
import { useCameraMoves } from "./camera-moves.ts";
import { floorUnder, MOST_MM_PER_PIXEL, pixelOnFloor, placeOnFloor } from "./on-floor.ts";

interface Props {
  readonly viewer: Viewer;
  readonly scene: ShownScene;
  readonly selected: readonly EvaluatedRow[];
}

/** Over the 3D picture: the distances from the selection, or from the thing in hand, to its neighbours, and the ring that turns it. */
export function SceneSelection({ viewer, scene, selected }: Props) {
  useCameraMoves((state) => state.moves);
  const interaction = useEditor((state) => state.interaction);
  const readOnly = useReadOnlyReason() !== undefined;
  const isIdle = interaction.kind === "idle" || interaction.kind === "pressing";
  const distances = useShownDistances(scene, isIdle && !readOnly);
  const height = heightOf(interaction, selected);
  const place = placeOnFloor(viewer, height);
  const isTurnable = !readOnly && (isIdle || interaction.kind === "turning");
  const lines = distances.flatMap((distance) => {
    const [from, to] = [place(distance.from), place(distance.to)];
    return from && to ? [{ distance, from, to }] : [];
  });
  const gaps = equalGapsOf(ghostsOf(interaction)).flatMap((gap) => {
    const [from, to] = [place(gap.from), place(gap.to)];
    return from && to ? [{ key: `${gap.from} ${gap.to}`, from, to }] : [];
  });
  const figures = apart(lines.map(({ from, to }) => besideLine(from, to)));
  const labelAt = ({ side }: SideDistance): Vec2 | null =>
    figures[lines.findIndex(({ distance }) => distance.side === side)] ?? null;
  return (
    <div className={css.over}>
      <svg className={planCss.overlay} aria-hidden="true">
        {gaps.map(({ key, from, to }) => (
          <DistanceLine key={key} from={from} to={to} isEqual />
        ))}
        {lines.map(({ distance, from, to }) => (
          <DistanceLine key={distance.side} from={from} to={to} isEqual={isOneOfEqual(distance, distances)} />
        ))}
      </svg>
      <DistanceLabels
        distances={distances}
        interaction={interaction}
        evaluated={scene.evaluated}
        at={labelAt}
      />
      {isTurnable ? (
        <TurnInScene
          viewer={viewer}
          rows={turnableRows(selected, scene.held)}
          interaction={interaction}
          place={place}
          height={height}
          figures={figures}
        />
      ) : null}
    </div>
  );
}

/** Two figures nearer than this could not be told apart under a finger, CSS pixels across and down. */
const APART = [58, 34] as const;

/** Places of figures that lie on no other one: the later of two goes below the earlier. */
function apart(places: readonly Vec2[]): readonly Vec2[] {
  const kept: Vec2[] = [];
  for (const place of places) {
    let at = place;
    for (let tries = 0; tries < places.length; tries++) {
      const hit = kept.find(([x, y]) => Math.abs(x - at[0]) < APART[0] && Math.abs(y - at[1]) < APART[1]);
      if (!hit) break;
      at = [at[0], hit[1] + APART[1]];
    }
    kept.push(at);
  }
  return kept;
}

/** Distances are shown at the underside of what is measured, above the floor. mm. */
function heightOf(interaction: Interaction, selected: readonly EvaluatedRow[]): number {
  const [ghost] = ghostsOf(interaction);
  return ghost ? ghost.frame.at[1] : Math.min(...selected.map(({ frame }) => frame.at[1]), 1e6);
}

/** The ring stands this far outside the selection, in the scene at least (mm) and on screen at least (CSS pixels). */
const MARGIN = { mm: 180, pixels: 30 } as const;
/** Between the handle and the figure of a distance, CSS pixels. */
const CLEAR = 46;
const SIDES = 48;
/** The penalty for a place that hides a figure. */
const HIDDEN = 1e5;
/** The places where the handle may rest; of those that hide no figure it takes the lowest one on the right. Degrees. */
const RESTS = Array.from({ length: 16 }, (_, i) => i * 22.5);

interface TurnProps {
  readonly viewer: Viewer;
  readonly rows: readonly EvaluatedRow[];
  readonly interaction: Interaction;
  readonly place: Place;
  readonly height: number;
  /** The places of the distances' figures, CSS pixels. */
  readonly figures: readonly Vec2[];
}

function mmPerPixelAt(place: Place, at: Vec2): number {
  const [a, b] = [place(at), place([at[0] + 100, at[1]])];
  return a && b ? 100 / Math.max(1, distance2(a, b)) : 0;
}

function TurnInScene({ viewer, rows, interaction, place, height, figures }: TurnProps) {
  const { t } = useTranslation();
  /** The rest at which the handle was taken: it stays under the hand. */
  const taken = useRef<number | null>(null);
  if (rows.length === 0) return null;
  const turning = interaction.kind === "turning" ? interaction : null;
  const middle = turning?.pivot ?? middleOf(rows);
  const radius = reachOf(middle, rows) + Math.max(MARGIN.mm, MARGIN.pixels * mmPerPixelAt(place, middle));
  const at = (degrees: number): Vec2 => {
    const angle = (degrees * Math.PI) / 180;
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  };
  const lowRight = (degrees: number): number => {
    const spot = place(at(degrees));
    if (!spot) return Number.NEGATIVE_INFINITY;
    const isClear = figures.every((figure) => distance2(figure, spot) > CLEAR);
    return spot[0] + spot[1] - (isClear ? 0 : HIDDEN);
  };
  const rest =
    taken.current ?? RESTS.reduce((best, one) => (lowRight(one) > lowRight(best) ? one : best), 45);
  // Plan angles as drawn run clockwise, turns in data counter-clockwise.
  const handle = at(rest - (turning?.by ?? 0));
  const spot = place(handle);
  const input = (event: PointerEvent) => ({
    at: floorUnder(viewer, event, height) ?? handle,
    surface: FLOOR,
    rows: [],
    wall: null,
    ...heldKeys(event.nativeEvent),
    mmPerPixel: Math.min(MOST_MM_PER_PIXEL, pixelOnFloor(viewer, event, height) ?? MOST_MM_PER_PIXEL),
  });
  const ring = Array.from({ length: SIDES + 1 }, (_, i) => at((i * 360) / SIDES));
  return (
    <>
      {turning ? (
        <svg className={planCss.overlay} aria-hidden="true">
          <path d={pathOf(place, ring)} className={planCss.ring} />
          <path d={pathOf(place, [middle, handle])} className={planCss.ring} />
        </svg>
      ) : null}
      {spot ? (
        <button
          type="button"
          className={planCss.turn}
          style={{ left: spot[0], top: spot[1] }}
          aria-label={t("canvas.turn")}
          title={t("canvas.turn")}
          onPointerDown={(event) => {
            event.stopPropagation();
            if (event.button !== 0) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            taken.current = rest;
            editor.use("turning", handle);
          }}
          onPointerMove={(event) => {
            if (taken.current !== null) editor.pointerMove(input(event));
          }}
          onPointerUp={(event) => {
            event.stopPropagation();
            const wasTaken = taken.current !== null;
            taken.current = null;
            if (wasTaken) editor.pointerUp(input(event));
          }}
          onLostPointerCapture={() => {
            if (taken.current !== null) editor.pointerLost();
            taken.current = null;
          }}
          onKeyDown={turnByKey}
        >
          <IconRefresh size={14} stroke={2} aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}
