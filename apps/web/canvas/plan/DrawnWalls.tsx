import { cornerAngle, isTypedWrong, shownEnd, shownSagitta, type WallDrawing } from "@stanza/editor";
import { distance2, type Vec2 } from "@stanza/geometry";
import { arcPoints, circleOf } from "@stanza/project";
import { useTranslation } from "react-i18next";
import { translate } from "../../locales/i18n.ts";
import { cx } from "../../ui/class-names.ts";
import { lengthText } from "../sentences.ts";
import { wallReasonText } from "../walls/wall-sentences.ts";
import css from "./Plan.module.css";
import { pointsOf } from "./PlanOverlay.tsx";
import { toScreen, type ViewTransform } from "./view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  readonly drawing: WallDrawing;
  /** Without figures and sentences, as under a magnifier. */
  readonly bare?: boolean;
}

/** Walls while they are drawn: corners, the wall that follows the hand, its length and angle, and why it goes there. */
export function DrawnWalls({ view, drawing, bare = false }: Props) {
  const { i18n } = useTranslation();
  const { corners, sagittas, closes, guides, arcEnd, isArc } = drawing;
  const end = shownEnd(drawing);
  const sagitta = shownSagitta(drawing);
  const [first, last] = [corners[0], corners.at(-1)];
  const walls = corners.slice(1).map((to, i) => arcPoints(corners[i]!, to, sagittas[i] ?? 0));
  const next = last && end ? arcPoints(last, end, sagitta) : [];
  const drawn = first ? [first, ...walls.flatMap((points) => points.slice(1))] : [];
  const path = [...drawn, ...next.slice(1)];
  const wrong = isTypedWrong(drawing);
  return (
    <>
      <svg className={css.overlay} aria-hidden="true">
        {corners.length >= 2 && end && (
          <polygon points={pointsOf(view, path)} className={cx(css.drawnFloor, closes && css.drawnClosing)} />
        )}
        <polyline points={pointsOf(view, path)} className={css.casing} />
        <polyline points={pointsOf(view, drawn)} className={css.drawnWall} />
        {next.length > 1 && (
          <polyline
            points={pointsOf(view, next)}
            className={cx(css.drawnWall, css.drawnNext, isArc && !arcEnd && css.drawnChord)}
          />
        )}
        {guides.map((guide) => (
          <polyline
            key={`${guide.from} ${guide.to}`}
            points={pointsOf(view, [guide.from, guide.to])}
            className={css.guide}
          />
        ))}
        {corners.map((corner) => (
          <Corner key={corner.join()} at={toScreen(view, corner)} />
        ))}
        {first && corners.length >= 3 && (
          <Corner at={toScreen(view, first)} className={cx(css.drawnStart, closes && css.drawnCloses)} />
        )}
        {end && !closes && <Corner at={toScreen(view, end)} className={css.drawnHand} />}
      </svg>
      {bare ? null : (
        <>
          {walls.map((points, i) => (
            <Length
              key={points[0]!.join()}
              view={view}
              points={points}
              text={lengthText(distance2(corners[i]!, corners[i + 1]!), i18n.language)}
            />
          ))}
          {next.length > 1 && distance2(last!, end!) > 0 && (
            <Length
              view={view}
              points={next}
              strong
              wrong={wrong}
              text={nextText(drawing, last!, end!, sagitta, i18n.language)}
            />
          )}
          <Why view={view} drawing={drawing} at={arcEnd ? next[Math.floor(next.length / 2)] : end} />
        </>
      )}
    </>
  );
}

/** What is measured of the next wall, with a bar where digits go: "3250 · ∠ 90°", or of an arc "⌒ 400 · r 2400". */
function nextText(drawing: WallDrawing, from: Vec2, to: Vec2, sagitta: number, language: string): string {
  const { typed, typedAngle, field, corners, arcEnd } = drawing;
  const typing = typed !== "" || typedAngle !== "" || field === "angle";
  const shown = (text: string, value: number, isHere: boolean): string => {
    const figure = text === "" ? lengthText(value, language) : text;
    return typing && isHere ? `${figure}▏` : figure;
  };
  if (arcEnd) {
    const rise = shown(typed, Math.abs(sagitta), true);
    const { radius } = circleOf(distance2(from, to), sagitta);
    return Math.abs(sagitta) < 1 ? `⌒ ${rise}` : `⌒ ${rise} · r ${lengthText(Math.round(radius), language)}`;
  }
  const angle = Math.round(cornerAngle(corners.at(-2), from, to) * 10) / 10;
  return `${shown(typed, distance2(from, to), field === "length")} · ∠ ${shown(typedAngle, angle, field === "angle")}°`;
}

function Corner({ at: [x, y], className }: { readonly at: Vec2; readonly className?: string }) {
  return <circle cx={x} cy={y} r={5} className={cx(css.drawnCorner, className)} />;
}

interface LengthProps {
  readonly view: ViewTransform;
  readonly points: readonly Vec2[];
  readonly text: string;
  readonly strong?: boolean;
  readonly wrong?: boolean;
}

function Length({ view, points, text, strong, wrong }: LengthProps) {
  const [a, b] = [toScreen(view, points[0]!), toScreen(view, points.at(-1)!)];
  const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
  // To the left of the way, i.e. outside of a room that is drawn clockwise; at an arc, on its own side of it.
  const aside: Vec2 = [((b[1] - a[1]) / length) * 18, (-(b[0] - a[0]) / length) * 18];
  const middle = toScreen(view, points[Math.floor(points.length / 2)]!);
  const [x, y] = points.length > 2 ? middle : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return (
    <span
      className={cx(css.tag, strong && css.tagStrong, wrong && css.tagWrong)}
      style={{ left: x + aside[0], top: y + aside[1] }}
    >
      {text}
    </span>
  );
}

function Why({
  view,
  drawing,
  at,
}: {
  readonly view: ViewTransform;
  readonly drawing: WallDrawing;
  readonly at: Vec2 | null | undefined;
}) {
  const { i18n } = useTranslation();
  // A typed angle is its own reason.
  const text = drawing.typedAngle !== "" ? "" : wallReasonText(drawing.reasons, translate, i18n.language);
  if (!at || text === "") return null;
  const [left, top] = toScreen(view, at);
  return (
    <span className={css.reason} style={{ left, top }}>
      {text}
    </span>
  );
}
