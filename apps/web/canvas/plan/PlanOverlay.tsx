import type { Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, boxFootprint, type Frame, scale2, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Room, viewedWall, type WallId, wallPolygons } from "@stanza/project";
import { cx } from "../../ui/class-names.ts";
import { ghostsOf } from "../ghosts.ts";
import { useWallChoices } from "../walls/wall-choices.ts";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** From the outer corner of a wall to the pin, CSS pixels. */
const PIN = 14;

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

/** The body of a wall, a curved one as a whole, and a pin at the end that stays when its length is typed. */
function WallOutline({
  view,
  rooms,
  wall,
}: {
  readonly view: ViewTransform;
  readonly rooms: readonly Room[];
  readonly wall: WallId;
}) {
  const fixedEnd = useWallChoices((state) => state.fixedEnd);
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && viewedWall(room, wall);
  if (!viewed) return null;
  const { segment, curve } = viewed;
  const bodies = wallPolygons(room);
  const facets = (curve?.facets ?? [segment]).map(({ index }) => bodies[index]!);
  const inner = [...facets.map((body) => body[0]!), facets.at(-1)!.at(-1)!];
  const outer = facets.flatMap((body) => body.slice(1, -1));
  const corner = fixedEnd === "start" ? segment.from : segment.to;
  const [x, y] = toScreen(view, add2(corner, scale2(segment.normal, -segment.wall.thickness)));
  const [px, py] = [x - segment.normal[0] * PIN, y - segment.normal[1] * PIN];
  return (
    <>
      <Outline points={pointsOf(view, [...inner, ...outer.toReversed()])} className={css.selection} />
      <g transform={`translate(${px} ${py})`} className={css.pin}>
        <circle r="9" />
        <path d="M-3.5 -0.5h7v4.5h-7zM-2 -0.5v-1.8a2 2 0 0 1 4 0v1.8" />
      </g>
    </>
  );
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
