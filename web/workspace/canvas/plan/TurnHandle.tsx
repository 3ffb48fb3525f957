import type { Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { HeldBack } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { IconRefresh } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { middleOf, reachOf, turnableRows, turnByKey } from "../turn-ring.ts";
import { barCovers, type barPlace, distancePlace } from "./label-places.ts";
import css from "./Plan.module.css";
import { toPlanPoint, toScreen, type ViewTransform } from "./view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  readonly selected: readonly EvaluatedRow[];
  readonly held: HeldBack;
  readonly interaction: Interaction;
  readonly distances: readonly SideDistance[];
  /** The place of the selection's bar; `null`: it is not over the plan. */
  readonly bar: ReturnType<typeof barPlace> | null;
}

/** The ring stands this far outside the selection, CSS pixels. */
const MARGIN = 26;
/**
 * The handle is up and to the right of the middle while nothing turns: bars and distances are beside and below. Where a distance's figure
 * or the bar is there all the same it is at the next free place around.
 */
const RESTS = [-45, -135, 45, 135, -90, 0, 180, 90] as const;
/** Closer than this to a figure's middle, the two lie on each other, CSS pixels. */
const CLEAR: Vec2 = [44, 28];

/** The ring around the selection with its handle: turns it by 15°, with Shift freely. Arrow keys on the handle turn it too. */
export function TurnHandle({ view, selected, held, interaction, distances, bar }: Props) {
  const { t } = useTranslation();
  const rest = useRef<number>(RESTS[0]);
  const rows = turnableRows(selected, held);
  if (rows.length === 0) return null;
  const turning = interaction.kind === "turning" ? interaction : null;
  const pivot = turning?.pivot ?? middleOf(rows);
  const middle = toScreen(view, pivot);
  const reach = reachOf(pivot, rows) * view.scale;
  const radius = reach + MARGIN;
  // On screen angles run clockwise, in the plan's data counter-clockwise.
  const at = (degrees: number): Vec2 => {
    const angle = (degrees * Math.PI) / 180;
    return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  };
  const figures = distances.map((distance) => distancePlace(view, distance));
  const isFree = (place: Vec2): boolean =>
    figures.every((figure) => isClear(place, figure)) && !(bar && barCovers(bar, place));
  // A turn goes on from where the handle was taken.
  if (!turning) rest.current = RESTS.find((degrees) => isFree(at(degrees))) ?? RESTS[0];
  const handle = at(rest.current - (turning?.by ?? 0));
  return (
    <>
      {turning ? (
        <svg className={css.overlay} aria-hidden="true">
          <circle cx={middle[0]} cy={middle[1]} r={radius} className={css.ring} />
          <line x1={middle[0]} y1={middle[1]} x2={handle[0]} y2={handle[1]} className={css.ring} />
        </svg>
      ) : null}
      <button
        type="button"
        className={css.turn}
        style={{ left: handle[0], top: handle[1] }}
        aria-label={t("canvas.turn")}
        title={t("canvas.turn")}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // A finger is captured by what it touched; the plan has to hear where it goes.
          if (event.currentTarget.hasPointerCapture(event.pointerId))
            event.currentTarget.releasePointerCapture(event.pointerId);
          event.preventDefault();
          editor.use("turning", toPlanPoint(view, handle));
        }}
        onKeyDown={turnByKey}
      >
        <IconRefresh size={14} stroke={2} aria-hidden="true" />
      </button>
    </>
  );
}

const isClear = (a: Vec2, b: Vec2): boolean =>
  Math.abs(a[0] - b[0]) >= CLEAR[0] || Math.abs(a[1] - b[1]) >= CLEAR[1];
