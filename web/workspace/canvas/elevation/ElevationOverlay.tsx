import type { ElevationBox } from "@stanza/drawing";
import { type Ghost, type Interaction, isBlocked } from "@stanza/editor";
import { boxFootprint, toLocal, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { ghostsOf } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import css from "../plan/Plan.module.css";
import { toScreen, type ViewTransform } from "../plan/view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  readonly segment: WallSegment;
  readonly chosen: readonly ElevationBox[];
  readonly hovered: ElevationBox | undefined;
  readonly interaction: Interaction;
}

/** A rectangle on the wall: along it, and in height. */
type OnWall = Pick<ElevationBox, "x" | "y">;

/** Selection, what is pointed at, and what is in the hand with the lines that it keeps to. */
export function ElevationOverlay({ view, segment, chosen, hovered, interaction }: Props) {
  const line = (from: Vec2, to: Vec2): string =>
    `M${toScreen(view, from).join(" ")}L${toScreen(view, to).join(" ")}`;
  const ghosts = isOverWall(interaction, segment) ? ghostsOf(interaction) : [];
  const { along, up } = interaction.kind === "moving" ? interaction.lines : { along: null, up: null };
  const rectangles =
    ghosts.length > 0
      ? ghosts.map((ghost) => ({ key: ghost.row ?? "new", on: onWall(ghost, segment), name: nameOf(ghost) }))
      : chosen.map((box) => ({ key: box.row.row.id, on: box, name: css.selection }));
  return (
    <svg className={css.overlay} aria-hidden="true">
      {hovered && !chosen.includes(hovered) ? (
        <rect {...rectangle(view, hovered)} className={css.hovered} />
      ) : null}
      {rectangles.map(({ key, on }) => (
        <rect key={`casing ${key}`} {...rectangle(view, on)} className={css.casing} />
      ))}
      {rectangles.map(({ key, on, name }) => (
        <rect key={key} {...rectangle(view, on)} className={name} />
      ))}
      {interaction.kind === "marquee" && interaction.surface.kind === "wall" ? (
        <rect {...rectangle(view, between(interaction.from, interaction.to))} className={css.marquee} />
      ) : null}
      {along === null ? null : (
        <path d={line([along, 0], [along, -segment.height])} className={css.distanceLine} />
      )}
      {up === null ? null : <path d={line([0, -up], [segment.length, -up])} className={css.distanceLine} />}
    </svg>
  );
}

const nameOf = (ghost: Ghost) =>
  isBlocked(ghost) ? css.collision : cx(css.ghost, ghost.reasons.length > 0 && css.snapped);

/** Returns true when the thing in hand is over this wall, and not in another view. */
function isOverWall(interaction: Interaction, { wall }: WallSegment): boolean {
  if (interaction.kind !== "moving" && interaction.kind !== "placing") return false;
  const surface = interaction.last?.surface;
  return surface?.kind === "wall" && surface.wall === wall.id;
}

function onWall({ frame, box }: Ghost, segment: WallSegment): OnWall {
  const xs = boxFootprint(frame, box).map(([x, z]) => toLocal(segment.frame, [x, 0, z])[0]);
  const bottom = frame.at[1];
  return { x: [Math.min(...xs), Math.max(...xs)], y: [bottom, bottom + box[1]] };
}

const between = (a: Vec2, b: Vec2): OnWall => ({
  x: [Math.min(a[0], b[0]), Math.max(a[0], b[0])],
  y: [Math.min(a[1], b[1]), Math.max(a[1], b[1])],
});

function rectangle(view: ViewTransform, { x, y }: OnWall) {
  const [left, top] = toScreen(view, [x[0], -y[1]]);
  return { x: left, y: top, width: (x[1] - x[0]) * view.scale, height: (y[1] - y[0]) * view.scale };
}
