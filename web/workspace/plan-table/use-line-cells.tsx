import { USUAL_LENGTHS, type WallSegment } from "@stanza/project";
import { editor, lengthText, rowName, useReadOnlyReason } from "@stanza/web-project";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lineDistances } from "./line-distances.ts";
import { placedAtWall, placedWith } from "./line-places.ts";
import { NumberCell } from "./NumberCell.tsx";
import css from "./PlanTable.module.css";
import { commitDistance, commitMeasure, commitPlace, commitWallMeasure, saidOf } from "./table-edits.ts";
import { measureOf, type PlaceField, placeValue, type TableLine } from "./table-lines.ts";

/** The columns after the name, in reading order. */
export const COLUMNS = [
  "wall",
  "along",
  "away",
  "elevation",
  "turn",
  "width",
  "height",
  "depth",
  "left",
  "right",
] as const;
export type Column = (typeof COLUMNS)[number];

const AXES = { width: 0, height: 1, depth: 2 } as const;

/** The name of a line. */
export function useLineName(): (line: TableLine) => string {
  const { t, i18n } = useTranslation();
  return (line) =>
    line.kind === "wall"
      ? t("roomPanel.wall", { name: line.viewed.segment.name })
      : rowName(line.row, i18n.language);
}

/** The cells of a line by column, as they are typed into; a column that a line does not have is empty. */
export function useLineCells(walls: readonly WallSegment[]) {
  const { t, i18n } = useTranslation();
  const nameOf = useLineName();
  const readOnly = useReadOnlyReason();
  const { lockedRows } = editor.held();

  return (line: TableLine, column: Column): ReactNode => {
    const name = nameOf(line);
    const title = t(`planTable.${column}`);
    const label = `${title}, ${name}`;
    const said = (value: number, unit = "mm") => saidOf(name, title, value, unit, i18n.language);
    const fact = (mm: number) => <span className={css.fact}>{lengthText(mm, i18n.language)}</span>;
    if (line.kind === "wall") {
      const { segment, curve } = line.viewed;
      const own = { width: "length", height: "height", depth: "thickness" } as const;
      if (!(column in own)) return null;
      const measure = own[column as keyof typeof own];
      const value = { length: segment.length, height: segment.height, thickness: segment.wall.thickness }[
        measure
      ];
      // The arc of a curved wall and the slope of a top have fields of their own in the room's panel.
      const isSloped = measure === "height" && segment.height !== segment.endHeight;
      const isFixed = isSloped || (measure === "length" && Boolean(curve));
      if (isFixed) return fact(value);
      return (
        <NumberCell
          label={label}
          value={value}
          reason={readOnly}
          usual={USUAL_LENGTHS[measure === "length" ? "edge" : measure]}
          onCommit={(typed) => commitWallMeasure(line, measure, typed, said(typed))}
        />
      );
    }
    const reason = readOnly ?? (lockedRows.has(line.id) ? t("edit.locked") : undefined);
    switch (column) {
      case "wall":
        return (
          <select
            className={css.wall}
            aria-label={label}
            value={line.wall?.wall.id ?? ""}
            disabled={reason !== undefined}
            title={reason}
            onChange={(event) => {
              const wall = walls.find((one) => one.wall.id === event.target.value);
              if (wall)
                commitPlace(
                  line.row,
                  placedAtWall(line, wall),
                  `${name}, ${t("roomPanel.wall", { name: wall.name })}`,
                );
            }}
          >
            {line.wall === null ? <option value="">{t("planTable.free")}</option> : null}
            {walls.map(({ wall, name: letter }) => (
              <option key={wall.id} value={wall.id}>
                {letter}
              </option>
            ))}
          </select>
        );
      case "along":
      case "away":
      case "elevation":
      case "turn": {
        const value = placeValue(line, column satisfies PlaceField);
        const unit = column === "turn" ? "°" : "mm";
        if (value === null) return null;
        return (
          <NumberCell
            label={label}
            value={value}
            unit={unit}
            reason={reason}
            onCommit={(typed) => {
              const placement = placedWith(line, column, typed);
              return placement && commitPlace(line.row, placement, said(typed, unit));
            }}
          />
        );
      }
      case "width":
      case "height":
      case "depth": {
        const axis = AXES[column];
        const measure = measureOf(line.row, axis);
        const value = line.row.article.box[axis];
        if (!measure) return fact(value);
        return (
          <NumberCell
            label={label}
            value={value}
            reason={reason}
            onCommit={(typed) => commitMeasure(line.row, measure.code, typed, said(typed))}
          />
        );
      }
      default: {
        const distance = lineDistances(line.row).find(({ side }) => side === column);
        if (!distance) return null;
        return (
          <NumberCell
            label={label}
            value={Math.round(distance.value * 10) / 10}
            reason={reason}
            onCommit={(typed) => {
              commitDistance(line.row, column, typed);
              return null;
            }}
          />
        );
      }
    }
  };
}
