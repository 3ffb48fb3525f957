import type { Vec2 } from "@stanza/geometry";
import { PHOTO_LINES, type PhotoLineName, type PhotoLines } from "@stanza/project";
import { arrowDirection } from "@stanza/web-ui";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./PhotoMatch.module.css";

interface Props {
  readonly photo: string;
  /** The furniture, transparent elsewhere; `null`: there is none to show. */
  readonly furniture: string | null;
  readonly size: Vec2;
  readonly lines: PhotoLines;
  /** While a line is dragged; `null`: they are not shown, nobody may drag them. */
  readonly onChange: ((lines: PhotoLines) => void) | null;
  /** A line was let go, or moved by a key. */
  readonly onDone: (lines: PhotoLines) => void;
}

/** The photograph, the furniture over it, and the lines that are dragged or moved with the arrow keys. */
export function PhotoMarks({ photo, furniture, size, lines, onChange, onDone }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<Vec2 | null>(null);
  const [width, height] = size;
  const pixels = () => width / (frame.current?.getBoundingClientRect().width || width);
  const move = (line: PhotoLineName, end: 0 | 1, [x, y]: Vec2) => {
    const at: Vec2 = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    const [a, b] = lines[line];
    const moved = { ...lines, [line]: end === 0 ? [at, b] : [a, at] };
    onChange?.(moved);
    return moved;
  };
  const handle = (line: PhotoLineName, end: 0 | 1) => ({
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const k = pixels();
      const [x, y] = lines[line][end];
      held.current = [x - event.clientX * k, y - event.clientY * k];
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      if (!held.current) return;
      const k = pixels();
      move(line, end, [held.current[0] + event.clientX * k, held.current[1] + event.clientY * k]);
    },
    onPointerUp: () => {
      if (held.current) onDone(lines);
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const direction = arrowDirection(event.key);
      if (!direction) return;
      event.preventDefault();
      const step = (event.shiftKey ? 20 : 2) * Math.max(1, width / 1600);
      const [x, y] = lines[line][end];
      onDone(move(line, end, [x + direction[0] * step, y + direction[1] * step]));
    },
  });
  const share = ([x, y]: Vec2) => [(x / width) * 100, (y / height) * 100] as const;
  return (
    <div
      ref={frame}
      className={css.photo}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(${width / height} * min(56vh, 560px))` }}
    >
      <img src={photo} alt={t("photoMatch.photo")} draggable={false} />
      {furniture === null ? null : <img src={furniture} alt={t("photoMatch.furniture")} draggable={false} />}
      {onChange === null ? null : (
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {PHOTO_LINES.map((line) => {
            const [[x1, y1], [x2, y2]] = lines[line].map(share) as [
              readonly [number, number],
              readonly [number, number],
            ];
            return (
              <g key={line} data-line={line}>
                <line x1={x1} y1={y1} x2={x2} y2={y2} className={css.casing} />
                <line x1={x1} y1={y1} x2={x2} y2={y2} className={css.mark} />
              </g>
            );
          })}
        </svg>
      )}
      {(onChange === null ? [] : PHOTO_LINES).flatMap((line) =>
        ([0, 1] as const).map((end) => {
          const [left, top] = share(lines[line][end]);
          return (
            <button
              key={`${line} ${end}`}
              type="button"
              className={css.point}
              data-line={line}
              style={{ left: `${left}%`, top: `${top}%` }}
              aria-label={t(`photoMatch.point.${line}`, { n: end + 1 })}
              {...handle(line, end)}
            />
          );
        }),
      )}
    </div>
  );
}
