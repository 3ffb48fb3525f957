import { shownEnd, type WallDrawing } from "@stanza/editor";
import { distance2, type Vec2 } from "@stanza/geometry";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/class-names.ts";
import { lengthText } from "../sentences.ts";
import css from "./Plan.module.css";
import { pointsOf } from "./PlanOverlay.tsx";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** Walls while they are drawn: corners, the wall that follows the hand, its length and angle. */
export function DrawnWalls({
  view,
  drawing,
}: {
  readonly view: ViewTransform;
  readonly drawing: WallDrawing;
}) {
  const { i18n } = useTranslation();
  const end = shownEnd(drawing);
  const { corners, closes, typed } = drawing;
  const last = corners.at(-1);
  const path = end ? [...corners, end] : corners;
  const first = corners[0];
  return (
    <>
      <svg className={css.overlay} aria-hidden="true">
        {corners.length >= 2 && end && (
          <polygon points={pointsOf(view, path)} className={cx(css.drawnFloor, closes && css.drawnClosing)} />
        )}
        <polyline points={pointsOf(view, path)} className={css.casing} />
        <polyline points={pointsOf(view, corners)} className={css.drawnWall} />
        {last && end && (
          <polyline points={pointsOf(view, [last, end])} className={cx(css.drawnWall, css.drawnNext)} />
        )}
        {corners.map((corner) => (
          <Corner key={corner.join()} at={toScreen(view, corner)} />
        ))}
        {first && corners.length >= 3 && (
          <Corner at={toScreen(view, first)} className={cx(css.drawnStart, closes && css.drawnCloses)} />
        )}
        {end && !closes && <Corner at={toScreen(view, end)} className={css.drawnHand} />}
      </svg>
      {corners.slice(1).map((corner, i) => (
        <Length
          key={corner.join()}
          view={view}
          from={corners[i]!}
          to={corner}
          text={lengthText(distance2(corners[i]!, corner), i18n.language)}
        />
      ))}
      {last && end && distance2(last, end) > 0 && (
        <Length
          view={view}
          from={last}
          to={end}
          strong
          text={`${typed === "" ? lengthText(distance2(last, end), i18n.language) : `${typed}▏`} · ${angleText(last, end)}`}
        />
      )}
    </>
  );
}

function Corner({ at: [x, y], className }: { readonly at: Vec2; readonly className?: string }) {
  return <circle cx={x} cy={y} r={5} className={cx(css.drawnCorner, className)} />;
}

interface LengthProps {
  readonly view: ViewTransform;
  readonly from: Vec2;
  readonly to: Vec2;
  readonly text: string;
  readonly strong?: boolean;
}

function Length({ view, from, to, text, strong }: LengthProps) {
  const [a, b] = [toScreen(view, from), toScreen(view, to)];
  const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
  // To the left of the way, i.e. outside of a room that is drawn clockwise.
  const aside: Vec2 = [((b[1] - a[1]) / length) * 18, (-(b[0] - a[0]) / length) * 18];
  return (
    <span
      className={cx(css.tag, strong && css.tagStrong)}
      style={{ left: (a[0] + b[0]) / 2 + aside[0], top: (a[1] + b[1]) / 2 + aside[1] }}
    >
      {text}
    </span>
  );
}

/** Direction of a wall as drawn, degrees against the clock from the right. */
function angleText([ax, ay]: Vec2, [bx, by]: Vec2): string {
  const degrees = (Math.atan2(ay - by, bx - ax) * 180) / Math.PI;
  return `${Math.round(degrees < 0 ? degrees + 360 : degrees) % 360}°`;
}
