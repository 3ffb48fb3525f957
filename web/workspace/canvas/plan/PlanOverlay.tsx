import { type Interaction, isBlocked, type SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, boxFootprint, type Frame, scale2, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Room, viewedWall, type WallId, wallPolygons } from "@stanza/project";
import { afterFirstPicture, equalGapsOf, ghostsOf, useEditor, useWallChoices } from "@stanza/web-project";
import { cx, lazyPart } from "@stanza/web-ui";
import type { ShownScene } from "../shown.ts";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

const ConflictMarks = lazyPart(
  async () => (await import("./ConflictMarks.tsx")).ConflictMarks,
  afterFirstPicture,
);

/** From the outer corner of a wall to the pin, CSS pixels. */
const PIN = 14;

interface Props {
  readonly view: ViewTransform;
  readonly scene: ShownScene;
  readonly selected: readonly EvaluatedRow[];
  readonly hovered: EvaluatedRow | undefined;
  readonly wall: WallId | null;
  readonly interaction: Interaction;
  readonly distances: readonly SideDistance[];
}

/**
 * The things that the hand touches, over the painted plan: selection, ghosts, marquee, distance lines. Strokes are cased to survive any
 * colour.
 */
export function PlanOverlay({ view, scene, selected, hovered, wall, interaction, distances }: Props) {
  const ghosts = ghostsOf(interaction);
  const isHolding = ghosts.length > 0;
  const { rooms } = scene.project;
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
      <Coloured view={view} scene={scene} />
      <ConflictMarks view={view} scene={scene} />
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
            isBlocked(ghost) ? css.collision : cx(css.ghost, ghost.reasons.length > 0 && css.snapped)
          }
          points={outline(view, ghost.frame, ghost.box)}
        />
      ))}
      {equalGapsOf(ghosts).map(({ from, to }) => (
        <DistanceLine key={`${from} ${to}`} from={toScreen(view, from)} to={toScreen(view, to)} isEqual />
      ))}
      {distances.map((distance) => (
        <DistanceLine
          key={distance.side}
          from={toScreen(view, distance.from)}
          to={toScreen(view, distance.to)}
          isEqual={isOneOfEqual(distance, distances)}
        />
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
      <g transform={`translate(${px} ${py})`}>
        <circle r="9" className={css.pinDisc} />
        <path className={css.pinMark} d="M-3.5 -0.5h7v4.5h-7zM-2 -0.5v-1.8a2 2 0 0 1 4 0v1.8" />
      </g>
    </>
  );
}

/** Returns true when the distance on the opposite side is the same: both are marked as equal. */
export function isOneOfEqual(distance: SideDistance, all: readonly SideDistance[]): boolean {
  const other = all.find(({ side }) => side === OPPOSITE[distance.side]);
  return other !== undefined && distance.value > 1 && Math.abs(other.value - distance.value) < 0.5;
}

const OPPOSITE = { left: "right", right: "left", back: "front", front: "back" } as const;

/** The outlines of rows and walls in the colours of their layers. */
function Coloured({ view, scene }: { readonly view: ViewTransform; readonly scene: ShownScene }) {
  const isOn = useEditor((state) => state.toggles.layers);
  const { layers = [], rows, rooms } = scene.project;
  if (!isOn || layers.length === 0) return null;
  const colours = new Map(layers.map(({ id, colour }) => [id, colour]));
  const layerOf = new Map(
    rows.flatMap(({ id, layer }) => (layer === undefined ? [] : [[id, layer] as const])),
  );
  const outlines = [
    ...scene.evaluated.rows.flatMap(({ row, frame, article }) => {
      const colour = colours.get(layerOf.get(row.id) ?? "");
      return colour ? [{ id: row.id, colour, points: outline(view, frame, article.box) }] : [];
    }),
    ...rooms.flatMap((room) =>
      wallPolygons(room).flatMap((polygon, i) => {
        const wall = room.walls[i];
        const colour = colours.get(wall?.layer ?? "");
        return wall && colour && !scene.held.hiddenWalls.has(wall.id)
          ? [{ id: wall.id, colour, points: pointsOf(view, polygon) }]
          : [];
      }),
    ),
  ];
  return outlines.map(({ id, colour, points }) => (
    <polygon key={id} points={points} className={css.layered} stroke={colour} fill={colour} />
  ));
}

interface DistanceProps {
  /** On screen, CSS pixels. */
  readonly from: Vec2;
  readonly to: Vec2;
  readonly isEqual: boolean;
}

/** A measured line with bars across its ends, and a sign where it is one of two that are equal. */
export function DistanceLine({ from, to, isEqual }: DistanceProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  // Short bars across the ends, so that it reads as a measure.
  const across: Vec2 = [(-(to[1] - from[1]) / length) * 5, ((to[0] - from[0]) / length) * 5];
  const bar = ([x, y]: Vec2): string =>
    `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`;
  // The two strokes of an equals sign across the line, nearer to the thing than the figure on its middle.
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const sign = (by: number): string =>
    bar([from[0] + ux * (length * 0.2 + by), from[1] + uy * (length * 0.2 + by)]);
  const equal = isEqual && length > 24 ? `${sign(-2.5)}${sign(2.5)}` : "";
  const path = `M${from.join(" ")}L${to.join(" ")}${bar(from)}${bar(to)}${equal}`;
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
