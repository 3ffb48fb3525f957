import { lengthAlong, pointAlong, wallInRoom } from "@stanza/editor";
import { add2, scale2, type Vec2 } from "@stanza/geometry";
import { lengthText, useScene } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import planCss from "../plan/Plan.module.css";
import { type Place, pathOf } from "../plan/projected.ts";
import { useDividedWall } from "./use-wall-tools.ts";
import css from "./Walls.module.css";

/** The place of the new corner on the wall that is divided, with the lengths on both sides of it. */
export function DivideMark({ place }: { readonly place: Place }) {
  const { i18n } = useTranslation();
  const { project } = useScene();
  const dividing = useDividedWall();
  const viewed = dividing && wallInRoom(project, dividing.wall)?.viewed;
  if (!dividing || !viewed) return null;
  const { alongMm, typed } = dividing;
  const length = lengthAlong(viewed);
  const at = pointAlong(viewed, alongMm);
  const { normal, wall } = viewed.segment;
  const across = [add2(at, scale2(normal, -wall.thickness)), add2(at, scale2(normal, wall.thickness / 2))];
  const spot = place(at);
  const sides: readonly { readonly at: Vec2; readonly text: string; readonly isTyped: boolean }[] = [
    {
      at: pointAlong(viewed, alongMm / 2),
      text: typed === "" ? lengthText(alongMm, i18n.language) : `${typed}▏`,
      isTyped: typed !== "",
    },
    {
      at: pointAlong(viewed, (alongMm + length) / 2),
      text: lengthText(length - alongMm, i18n.language),
      isTyped: false,
    },
  ];
  return (
    <>
      <svg className={planCss.overlay} aria-hidden="true">
        <path d={pathOf(place, across)} className={css.casing} />
        <path d={pathOf(place, across)} className={css.divide} />
        {spot ? <circle cx={spot[0]} cy={spot[1]} r={6} className={css.divideDot} /> : null}
      </svg>
      {sides.map(({ at: middle, text, isTyped }, i) => {
        const label = place(middle);
        return label ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides of the mark are told apart by their order
            key={i}
            className={cx(planCss.tag, isTyped && planCss.tagStrong)}
            style={{ left: label[0], top: label[1] }}
            aria-hidden="true"
          >
            {text}
          </span>
        ) : null;
      })}
    </>
  );
}
