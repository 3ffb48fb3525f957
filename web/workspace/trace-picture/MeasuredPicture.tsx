import { cx, IconButton } from "@stanza/web-ui";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import viewButtons from "../canvas/ViewButtons.module.css";
import css from "./TracePicture.module.css";
import type { TwoPoints } from "./use-two-points.ts";

/** Height of the frame that the whole picture is shown in at first, as in the style sheet. */
const FRAME = "min(52vh, 520px)";
const ZOOM = { least: 1, most: 8, step: 1.5 } as const;

interface Props extends TwoPoints {
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture that can be enlarged, with two points on it to drag and the line between them. */
export function MeasuredPicture({ url, widthPx, heightPx, points, handle }: Props) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const picture = useRef<HTMLDivElement>(null);
  const pixelsPer = () => widthPx / (picture.current?.getBoundingClientRect().width || widthPx);
  const [from, to] = points.map(([x, y]) => [(x / widthPx) * 100, (y / heightPx) * 100] as const) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return (
    <div className={css.frame}>
      <div className={css.scroll}>
        <div
          ref={picture}
          className={css.picture}
          style={{
            width: `calc(min(100%, ${widthPx / heightPx} * ${FRAME}) * ${zoom})`,
            aspectRatio: `${widthPx} / ${heightPx}`,
          }}
        >
          <img src={url} alt="" draggable={false} />
          <svg className={css.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={css.casing} />
            <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} className={css.measure} />
          </svg>
          {([from, to] as const).map(([x, y], index) => (
            <button
              key={index === 0 ? "from" : "to"}
              type="button"
              className={css.point}
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-label={t("trace.point", { n: index + 1 })}
              {...handle(index as 0 | 1, pixelsPer)}
            />
          ))}
        </div>
      </div>
      <div className={cx(viewButtons.buttons, css.zoom)}>
        <IconButton
          label={t("canvas.zoomIn")}
          icon={<IconPlus size={18} />}
          onClick={() => setZoom((before) => Math.min(ZOOM.most, before * ZOOM.step))}
        />
        <IconButton
          label={t("canvas.zoomOut")}
          icon={<IconMinus size={18} />}
          onClick={() => setZoom((before) => Math.max(ZOOM.least, before / ZOOM.step))}
        />
      </div>
    </div>
  );
}
