import type { ElevationBox } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { lengthText } from "@stanza/web-project";
import { useTranslation } from "react-i18next";
import { InPlaceNumber } from "../plan/InPlaceNumber.tsx";
import css from "../plan/Plan.module.css";
import { toScreen, type ViewTransform } from "../plan/view-transform.ts";
import { moveSelection } from "./elevation-hand.ts";
import { distancesAround, type ElevationSide, moveToDistance } from "./elevation-moves.ts";

interface Props {
  readonly view: ViewTransform;
  readonly segment: WallSegment;
  readonly boxes: readonly ElevationBox[];
  readonly chosen: readonly ElevationBox[];
}

/** The distances of the one selected thing to what is beside, below and above it, to be typed into. */
export function ElevationDistances({ view, segment, boxes, chosen }: Props) {
  const { t, i18n } = useTranslation();
  const [box] = chosen;
  if (!box || chosen.length > 1 || box.row.automatic) return null;
  const others = boxes.filter((one) => one !== box && !one.row.automatic);
  const clear = distancesAround(box, others, segment);
  const middle: Vec2 = [(box.x[0] + box.x[1]) / 2, (box.y[0] + box.y[1]) / 2];
  const ends: Readonly<Record<ElevationSide, readonly [Vec2, Vec2]>> = {
    left: [
      [box.x[0] - clear.left, middle[1]],
      [box.x[0], middle[1]],
    ],
    right: [
      [box.x[1], middle[1]],
      [box.x[1] + clear.right, middle[1]],
    ],
    below: [
      [middle[0], box.y[0] - clear.below],
      [middle[0], box.y[0]],
    ],
    above: [
      [middle[0], box.y[1]],
      [middle[0], box.y[1] + clear.above],
    ],
  };
  // What hangs from the ceiling goes along the wall only.
  const free: readonly ElevationSide[] =
    box.row.article.mount === "ceiling" ? ["left", "right"] : ["left", "right", "below", "above"];
  const sides = free.filter((side) => clear[side] > 0.5);
  const onScreen = ([x, y]: Vec2): Vec2 => toScreen(view, [x, -y]);
  return (
    <>
      <svg className={css.overlay} aria-hidden="true">
        {sides.map((side) => {
          const [from, to] = ends[side].map(onScreen);
          return <path key={side} d={`M${from?.join(" ")}L${to?.join(" ")}`} className={css.distanceLine} />;
        })}
      </svg>
      {sides.map((side) => {
        const [a, b] = ends[side];
        return (
          <InPlaceNumber
            key={`${box.row.row.id} ${side}`}
            label={t(`elevation.side.${side}`)}
            value={clear[side]}
            text={lengthText(clear[side], i18n.language)}
            at={onScreen([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}
            onCommit={(mm) =>
              moveSelection(moveToDistance(side, clear[side], mm)) ? null : t("elevation.collides")
            }
          />
        );
      })}
    </>
  );
}
