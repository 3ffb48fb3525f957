import {
  cornerAngle,
  isTypedWrong,
  shownEnd,
  shownSagitta,
  type WallDrawing,
  wallQuestion,
} from "@stanza/editor";
import { distance2, type Vec2 } from "@stanza/geometry";
import { arcPoints, circleOf } from "@stanza/project";
import { figureText, lengthText } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import distanceCss from "../Distance.module.css";
import note from "../HandNote.module.css";
import { edgeWarningText, wallReasonText } from "../walls/wall-sentences.ts";
import drawnCss from "./DrawnWalls.module.css";
import css from "./Plan.module.css";
import { type Place, pathOf, shownPoints } from "./projected.ts";

interface Props {
  readonly place: Place;
  readonly drawing: WallDrawing;
  /** Without figures and sentences, as under a magnifier. */
  readonly bare?: boolean;
}

/** Walls while they are drawn: corners, the wall that follows the hand, its length and angle, and why it goes there. */
export function DrawnWalls({ place, drawing, bare = false }: Props) {
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
          <polygon
            points={shownPoints(place, path)}
            className={cx(drawnCss.drawnFloor, closes && drawnCss.drawnClosing)}
          />
        )}
        <path d={pathOf(place, path)} className={css.casing} />
        <path d={pathOf(place, drawn)} className={drawnCss.drawnWall} />
        {next.length > 1 && (
          <path
            d={pathOf(place, next)}
            className={cx(drawnCss.drawnWall, drawnCss.drawnNext, isArc && !arcEnd && drawnCss.drawnChord)}
          />
        )}
        {guides.map((guide) => (
          <path
            key={`${guide.from} ${guide.to}`}
            d={pathOf(place, [guide.from, guide.to])}
            className={drawnCss.guide}
          />
        ))}
        {corners.map((corner) => (
          <Corner key={corner.join()} at={place(corner)} />
        ))}
        {first && corners.length >= 3 && (
          <Corner at={place(first)} className={cx(drawnCss.drawnStart, closes && drawnCss.drawnCloses)} />
        )}
        {end && !closes && <Corner at={place(end)} className={drawnCss.drawnHand} />}
      </svg>
      {bare ? null : (
        <>
          {walls.map((points, i) => (
            <Length
              key={points[0]!.join()}
              place={place}
              points={points}
              text={lengthText(distance2(corners[i]!, corners[i + 1]!), i18n.language)}
            />
          ))}
          {next.length > 1 && distance2(last!, end!) > 0 && (
            <Length
              place={place}
              points={next}
              strong
              wrong={wrong}
              text={nextText(drawing, last!, end!, sagitta, i18n.language)}
            />
          )}
          <Why place={place} drawing={drawing} at={arcEnd ? next[Math.floor(next.length / 2)] : end} />
        </>
      )}
    </>
  );
}

/** The measures of the next wall, with a bar where digits go: "3250 · ∠ 90°", or of an arc "⌒ 400 · r 2400". */
function nextText(drawing: WallDrawing, from: Vec2, to: Vec2, sagitta: number, language: string): string {
  const { typed, typedAngle, field, corners, arcEnd } = drawing;
  const typing = typed !== "" || typedAngle !== "" || field === "angle";
  const shown = (text: string, value: string, isHere: boolean): string => {
    const figure = text === "" ? value : text;
    return typing && isHere ? `${figure}▏` : figure;
  };
  if (arcEnd) {
    const rise = shown(typed, lengthText(Math.abs(sagitta), language), true);
    const { radius } = circleOf(distance2(from, to), sagitta);
    return Math.abs(sagitta) < 1 ? `⌒ ${rise}` : `⌒ ${rise} · r ${lengthText(Math.round(radius), language)}`;
  }
  const angle = Math.round(cornerAngle(corners.at(-2), from, to) * 10) / 10;
  return `${shown(typed, lengthText(distance2(from, to), language), field === "length")} · ∠ ${shown(typedAngle, figureText(angle, language), field === "angle")}°`;
}

function Corner({ at, className }: { readonly at: Vec2 | null; readonly className?: string }) {
  if (!at) return null;
  const [x, y] = at;
  return <circle cx={x} cy={y} r={5} className={cx(drawnCss.drawnCorner, className)} />;
}

interface LengthProps {
  readonly place: Place;
  readonly points: readonly Vec2[];
  readonly text: string;
  readonly strong?: boolean;
  readonly wrong?: boolean;
}

function Length({ place, points, text, strong, wrong }: LengthProps) {
  const [a, b] = [place(points[0]!), place(points.at(-1)!)];
  const middle = place(points[Math.floor(points.length / 2)]!);
  if (!a || !b || !middle) return null;
  const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
  // To the left of the way, i.e. outside of a room that is drawn clockwise; at an arc, on its own side of it.
  const aside: Vec2 = [((b[1] - a[1]) / length) * 18, (-(b[0] - a[0]) / length) * 18];
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
  place,
  drawing,
  at,
}: {
  readonly place: Place;
  readonly drawing: WallDrawing;
  readonly at: Vec2 | null | undefined;
}) {
  const { i18n } = useTranslation();
  const text = typedNote(drawing, i18n.language) ?? wallReasonText(drawing.reasons, translate, i18n.language);
  const spot = at && place(at);
  if (!spot || text === "") return null;
  const [left, top] = spot;
  return (
    <span className={cx(note.note, distanceCss.reason)} style={{ left, top }}>
      {text}
    </span>
  );
}

/** What is to be said of what is typed: a question, or a warning about its length; a typed angle is its own reason. `null`: nothing is. */
function typedNote(drawing: WallDrawing, language: string): string | null {
  const asked = wallQuestion(drawing);
  if (asked) return translate("length.askedSentence", { typed: asked.typed, meant: asked.meant });
  const [from, to] = [drawing.corners.at(-1), shownEnd(drawing)];
  const warning =
    drawing.typed !== "" && drawing.arcEnd === null && from && to
      ? edgeWarningText(distance2(from, to), translate, language)
      : null;
  return warning ?? (drawing.typedAngle === "" ? null : "");
}
