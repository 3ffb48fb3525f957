import { dimensionMarks, type ElevationMeasure, elevationMeasuresOf } from "@stanza/drawing";
import { distance2 } from "@stanza/geometry";
import { type ProjectRefusal, USUAL_LENGTHS } from "@stanza/project";
import { lengthText } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import { InPlaceNumber } from "../plan/InPlaceNumber.tsx";
import { apartFromEachOther } from "../plan/label-places.ts";
import { DIMENSION_CAP_PX } from "../plan/paint-drawing.ts";
import { toScreen, type ViewTransform } from "../plan/view-transform.ts";
import type { ShownScene } from "../shown.ts";
import { FixedEndToggle } from "../walls/FixedEndChoice.tsx";
import { commitLength, commitWall } from "../walls/wall-edits.ts";
import { wallRefusal } from "../walls/wall-sentences.ts";
import { movable, moveBoxes, type shownElevation } from "./elevation-hand.ts";
import { gapMove } from "./elevation-moves.ts";

interface Props {
  readonly view: ViewTransform;
  readonly scene: ShownScene;
  readonly shown: NonNullable<ReturnType<typeof shownElevation>>;
}

/** The painted figures of an elevation that can be typed into: the wall's length and height, and the gaps between things. */
export function ElevationMeasures({ view, scene, shown }: Props) {
  const { t, i18n } = useTranslation();
  const { room, segment, boxes } = shown;
  const { wall, name } = segment;
  const { hiddenChains } = scene.project;
  const free = movable(boxes);
  const typable = elevationMeasuresOf({
    room,
    wall: wall.id,
    evaluated: scene.evaluated,
    ...(hiddenChains ? { hiddenChains } : {}),
  }).flatMap((measure) => {
    const commit = commitOf(measure);
    if (!commit) return [];
    const mm = distance2(measure.from, measure.to);
    const [from, to] = [toScreen(view, measure.from), toScreen(view, measure.to)];
    const text = lengthText(mm, i18n.language);
    const { text: place } = dimensionMarks(from, to, measure.offset * view.scale, text, DIMENSION_CAP_PX);
    return [{ measure, mm, text, at: place.at, angle: place.angle, commit }];
  });
  return apartFromEachOther(typable).map(({ measure, mm, text, at, angle, commit }) => (
    <InPlaceNumber
      key={`${measure.along} ${measure.from} ${measure.to} ${measure.offset}`}
      label={t(labelOf(measure), { name })}
      value={mm}
      text={text}
      at={at}
      angle={angle}
      quiet
      usual={measure.kind === "whole" ? USUAL_LENGTHS[measure.along === "x" ? "edge" : "height"] : undefined}
      onCommit={commit}
      aside={measure.kind === "whole" && measure.along === "x" ? <FixedEndToggle wall={name} /> : undefined}
    />
  ));

  /** The effect of a typed number; `undefined`: the measure cannot be typed. */
  function commitOf(measure: ElevationMeasure): ((mm: number) => string | null) | undefined {
    const sentenceOf = (refused: ProjectRefusal | null) => refused && wallRefusal(refused, translate);
    if (measure.kind === "own" || measure.kind === "running") return undefined;
    if (measure.kind === "gap")
      return gapMove(measure, 0, free)
        ? (mm) => {
            const move = gapMove(measure, mm, free);
            return move && moveBoxes(move.boxes, move.by) ? null : t("elevation.collides");
          }
        : undefined;
    if (measure.along === "x") return (mm) => sentenceOf(commitLength(room, wall.id, mm));
    if (segment.height !== segment.endHeight) return undefined;
    return (mm) =>
      sentenceOf(commitWall(room, wall.id, { height: mm === room.height ? null : mm, endHeight: null }));
  }
}

function labelOf({ kind, along }: ElevationMeasure) {
  if (kind === "gap") return along === "x" ? "elevation.gap" : "elevation.gapUp";
  return along === "x" ? "plan.wallLength" : "wallHandle.height";
}
