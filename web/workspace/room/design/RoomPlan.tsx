import type { Vec2 } from "@stanza/geometry";
import { innerPolygon, outerOutline, type Room, wallPolygons, wallSegments } from "@stanza/project";
import { lengthText } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./RoomDesign.module.css";
import shape from "./RoomShape.module.css";

interface Props {
  readonly room: Room;
  /** Index of the wall that is being typed. */
  readonly lit?: number | null;
  /** Lengths at the walls; absent: the shape alone, as on a card. */
  readonly lengths?: boolean;
}

/** A room drawn as large as its place allows. */
export function RoomPlan({ room, lit = null, lengths = false }: Props) {
  const { i18n } = useTranslation();
  const outline = outerOutline(room);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const large = Math.max(width, height);
  const text = large / 20;
  const margin = lengths ? text * 2.6 : large * 0.03;
  const box = [minX - margin, minY - margin, width + 2 * margin, height + 2 * margin].join(" ");
  return (
    <svg className={shape.drawing} viewBox={box} aria-hidden="true">
      <polygon points={points(innerPolygon(room))} className={shape.floor} />
      {wallPolygons(room).map((polygon, index) => (
        <polygon
          key={room.walls[index]?.id}
          points={points(polygon)}
          className={cx(shape.wall, index === lit && shape.lit)}
        />
      ))}
      {lengths
        ? wallSegments(room).map(({ wall, index, from, to, length, normal }) => {
            const out = wall.thickness + text * 1.1;
            const x = (from[0] + to[0]) / 2 - normal[0] * out;
            const y = (from[1] + to[1]) / 2 - normal[1] * out;
            const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
            return (
              <text
                key={wall.id}
                x={x}
                y={y}
                fontSize={text}
                className={cx(css.length, index === lit && css.lengthLit)}
                transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
              >
                {lengthText(length, i18n.language)}
              </text>
            );
          })
        : null}
    </svg>
  );
}

const points = (polygon: readonly Vec2[]): string => polygon.map((point) => point.join(",")).join(" ");
