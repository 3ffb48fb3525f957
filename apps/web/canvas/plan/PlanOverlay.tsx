import type { Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, type Frame, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Room, type WallId, wallPolygons } from "@stanza/project";
import { cx } from "../../ui/class-names.ts";
import { ghostsOf } from "../ghosts.ts";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  readonly rooms: readonly Room[];
  readonly selected: readonly EvaluatedRow[];
  readonly hovered: EvaluatedRow | undefined;
  readonly wall: WallId | null;
  readonly interaction: Interaction;
  readonly distances: readonly SideDistance[];
}

/** What the hand touches, over the painted plan: selection, ghosts, marquee, distance lines. Strokes are cased to survive any colour. */
export function PlanOverlay({ view, rooms, selected, hovered, wall, interaction, distances }: Props) {
  const ghosts = ghostsOf(interaction);
  const isHolding = ghosts.length > 0;
  return (
    <svg className={css.overlay} aria-hidden="true">
      <defs>
        <pattern
          id="plan-hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" className={css.hatchGround} />
          <line x1="0" y1="0" x2="0" y2="7" className={css.hatchLine} />
        </pattern>
      </defs>
      {wall !== null && <WallOutline view={view} rooms={rooms} wall={wall} />}
      {!isHolding && hovered && !selected.includes(hovered) && (
        <polygon points={outline(view, hovered.frame, hovered.article.box)} className={css.hovered} />
      )}
      {!isHolding &&
        selected.map(({ row, frame, article }) => (
          <Outline key={row.id} className={css.selection} points={outline(view, frame, article.box)} />
        ))}
      {ghosts.map((ghost) => (
        <Outline
          key={ghost.row ?? "new"}
          className={
            ghost.collidesWith ? css.collision : cx(css.ghost, ghost.reasons.length > 0 && css.snapped)
          }
          points={outline(view, ghost.frame, ghost.box)}
        />
      ))}
      {distances.map((distance) => (
        <DistanceLine key={distance.side} view={view} distance={distance} />
      ))}
      {interaction.kind === "marquee" && (
        <Marquee from={toScreen(view, interaction.from)} to={toScreen(view, interaction.to)} />
      )}
    </svg>
  );
}

function outline(view: ViewTransform, frame: Frame, box: Vec3): string {
  return pointsOf(view, boxFootprint(frame, box));
}

export const pointsOf = (view: ViewTransform, points: readonly Vec2[]): string =>
  points.map((point) => toScreen(view, point).join(",")).join(" ");

function Outline({ points, className }: { readonly points: string; readonly className: string | undefined }) {
  return (
    <>
      <polygon points={points} className={css.casing} />
      <polygon points={points} className={className} />
    </>
  );
}

function WallOutline({
  view,
  rooms,
  wall,
}: {
  readonly view: ViewTransform;
  readonly rooms: readonly Room[];
  readonly wall: WallId;
}) {
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const polygon = room && wallPolygons(room)[room.walls.findIndex(({ id }) => id === wall)];
  return polygon ? <Outline points={pointsOf(view, polygon)} className={css.selection} /> : null;
}

function DistanceLine({ view, distance }: { readonly view: ViewTransform; readonly distance: SideDistance }) {
  const [from, to] = [toScreen(view, distance.from), toScreen(view, distance.to)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  // Short bars across the ends, so that it reads as a measure.
  const across: Vec2 = [(-(to[1] - from[1]) / length) * 5, ((to[0] - from[0]) / length) * 5];
  const bar = ([x, y]: Vec2): string =>
    `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`;
  const path = `M${from.join(" ")}L${to.join(" ")}${bar(from)}${bar(to)}`;
  return (
    <>
      <path d={path} className={css.casing} />
      <path d={path} className={css.distanceLine} />
    </>
  );
}

function Marquee({ from, to }: { readonly from: Vec2; readonly to: Vec2 }) {
  return (
    <rect
      x={Math.min(from[0], to[0])}
      y={Math.min(from[1], to[1])}
      width={Math.abs(to[0] - from[0])}
      height={Math.abs(to[1] - from[1])}
      className={css.marquee}
    />
  );
}
