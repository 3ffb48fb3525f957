import type { Ghost, Interaction, SideDistance } from "@stanza/editor";
import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, type Frame, type Vec2, type Vec3 } from "@stanza/geometry";
import styles from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

interface PlanOverlayProps {
  readonly view: ViewTransform;
  readonly selected: readonly EvaluatedRow[];
  readonly interaction: Interaction;
  readonly distances: readonly SideDistance[];
}

/** What the hand touches, over the painted plan: selection, ghosts, marquee, distance lines. Strokes are cased to survive any colour. */
export function PlanOverlay({ view, selected, interaction, distances }: PlanOverlayProps) {
  const ghosts = ghostsOf(interaction);
  return (
    <svg className={styles.overlay} aria-hidden="true">
      {ghosts.length === 0 && selected.map(({ row, frame, article }) => (
        <Outline key={row.id} className={styles.selection} points={outline(view, frame, article.box)} />
      ))}
      {ghosts.map((ghost) => (
        <Outline
          key={ghost.row ?? "new"}
          className={ghost.collidesWith ? styles.collision : styles.ghost}
          points={outline(view, ghost.frame, ghost.box)}
        />
      ))}
      {distances.filter(({ value }) => value > 0.5).map((distance) => (
        <DistanceLine key={distance.side} view={view} distance={distance} />
      ))}
      {interaction.kind === "marquee" && <Marquee from={toScreen(view, interaction.from)} to={toScreen(view, interaction.to)} />}
    </svg>
  );
}

export function ghostsOf(interaction: Interaction): readonly Ghost[] {
  if (interaction.kind === "moving") return interaction.ghosts;
  return interaction.kind === "placing" && interaction.ghost ? [interaction.ghost] : [];
}

function outline(view: ViewTransform, frame: Frame, box: Vec3): string {
  return boxFootprint(frame, box)
    .map((point) => toScreen(view, point).join(","))
    .join(" ");
}

function Outline({ points, className }: { readonly points: string; readonly className: string | undefined }) {
  return (
    <>
      <polygon points={points} className={styles.casing} />
      <polygon points={points} className={className} />
    </>
  );
}

function DistanceLine({ view, distance }: { readonly view: ViewTransform; readonly distance: SideDistance }) {
  const [x1, y1] = toScreen(view, distance.from);
  const [x2, y2] = toScreen(view, distance.to);
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles.casing} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles.distanceLine} />
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
      className={styles.marquee}
    />
  );
}
