import type { ElevationBox } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import css from "../plan/Plan.module.css";
import { toScreen, type ViewTransform } from "../plan/view-transform.ts";
import { useElevationMarquee } from "./elevation-hand.ts";
import type { ElevationSnap } from "./elevation-moves.ts";

interface Props {
  readonly view: ViewTransform;
  readonly segment: WallSegment;
  readonly chosen: readonly ElevationBox[];
  readonly hovered: ElevationBox | undefined;
  readonly snap: ElevationSnap | null;
}

/** Selection, what is pointed at, and what is carried with the lines that it keeps to. */
export function ElevationOverlay({ view, segment, chosen, hovered, snap }: Props) {
  const line = (from: Vec2, to: Vec2): string =>
    `M${toScreen(view, from).join(" ")}L${toScreen(view, to).join(" ")}`;
  const marquee = useElevationMarquee();
  const by = snap?.by ?? [0, 0];
  return (
    <svg className={css.overlay} aria-hidden="true">
      {hovered && !chosen.includes(hovered) ? (
        <rect {...rectangle(view, hovered, [0, 0])} className={css.hovered} />
      ) : null}
      {chosen.map((box) => (
        <rect key={`casing ${box.row.row.id}`} {...rectangle(view, box, by)} className={css.casing} />
      ))}
      {chosen.map((box) => (
        <rect
          key={box.row.row.id}
          {...rectangle(view, box, by)}
          className={snap ? css.ghost : css.selection}
        />
      ))}
      {marquee.from ? (
        <rect
          x={Math.min(marquee.from[0], marquee.to[0])}
          y={Math.min(marquee.from[1], marquee.to[1])}
          width={Math.abs(marquee.to[0] - marquee.from[0])}
          height={Math.abs(marquee.to[1] - marquee.from[1])}
          className={css.marquee}
        />
      ) : null}
      {snap?.x != null ? (
        <path d={line([snap.x, 0], [snap.x, -segment.height])} className={css.distanceLine} />
      ) : null}
      {snap?.y != null ? (
        <path d={line([0, -snap.y], [segment.length, -snap.y])} className={css.distanceLine} />
      ) : null}
    </svg>
  );
}

function rectangle(view: ViewTransform, { x, y }: ElevationBox, by: Vec2) {
  const [left, top] = toScreen(view, [x[0] + by[0], -(y[1] + by[1])]);
  return { x: left, y: top, width: (x[1] - x[0]) * view.scale, height: (y[1] - y[0]) * view.scale };
}
