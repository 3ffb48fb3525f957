import { type DclassRow, textIn } from "@stanza/catalogue";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { type RefObject, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMmPerPixel } from "./ArticleElevation.tsx";
import type { DclassEditorProps } from "./dclass-editor.ts";
import css from "./Elevation.module.css";
import { extentOf } from "./elevation.ts";
import { FreePlace } from "./free-place.ts";
import { RecordHandle } from "./RecordHandle.tsx";
import { recordAxes } from "./record-axes.ts";
import { useLimits } from "./use-limits.ts";

interface Props extends Pick<DclassEditorProps, "drafting" | "draft" | "edit"> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
  /** Absent: all of them are needed. */
  readonly onRemove: ((index: number) => void) | undefined;
}

/** What the records of a class make, marked on the front; what they place there is dragged. */
export function RecordHandles({ svg, drafting, draft, edit, selected, onSelect, onRemove }: Props) {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const pixel = useMmPerPixel(svg);
  /** The records when the drag began, and where the dragged one may go among them. */
  const held = useRef<{ readonly rows: readonly DclassRow[]; readonly free: FreePlace } | null>(null);
  const { rows } = draft.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const extents = useMemo(() => drafting.partsByRecord().map(extentOf), [drafting, draft]);
  const first = extents.findIndex((extent) => extent !== null);
  // Records of one class are placed alike.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafting answers for the draft
  const axes = useMemo(() => (first < 0 ? {} : recordAxes(drafting, first)), [drafting, draft, first]);
  const limits = {
    x: useLimits(drafting, draft, selected, axes.x),
    y: useLimits(drafting, draft, selected, axes.y),
  };
  const mm = (value: number) => formatLength(value, lengthUnit, i18n.language);
  const fields = [axes.x, axes.y].filter((field) => field !== undefined);
  const put = (from: readonly DclassRow[], index: number, change: DclassRow) =>
    edit(from.map((row, i) => (i === index ? { ...row, ...change } : row)));
  return extents.map((extent, index) => {
    const row = rows[index];
    if (!extent || !row) return null;
    const isSelected = selected === index;
    if (fields.length === 0)
      return (
        // The table is the way by keyboard; the picture only takes the shorter one.
        // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
        <g key={index} className={css.element} data-selected={isSelected || undefined}>
          <rect
            className={css.outline}
            x={extent.x}
            y={-extent.y - extent.height}
            width={extent.width}
            height={extent.height}
            onPointerDown={() => onSelect(index)}
          />
        </g>
      );
    return (
      <RecordHandle
        // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
        key={index}
        svg={svg}
        extent={extent}
        pixel={pixel}
        name={`${textIn(draft.view.description, i18n.language)}, ${t("dclass.record", { number: index + 1 })}`}
        valueText={fields
          .map((field) => `${textIn(field.description, i18n.language)} ${mm(Number(row[field.name]))}`)
          .join(", ")}
        at={{
          ...(axes.x ? { x: Number(row[axes.x.name]) } : {}),
          ...(axes.y ? { y: Number(row[axes.y.name]) } : {}),
        }}
        limits={isSelected ? limits : {}}
        mm={mm}
        isSelected={isSelected}
        isWrong={draft.problems.some((problem) => problem.row === index)}
        onSelect={() => onSelect(index)}
        onGrab={() => {
          held.current = { rows, free: new FreePlace(drafting, rows, index) };
        }}
        onDrag={(axis, wish) => {
          const field = axes[axis];
          const one = held.current?.rows[index];
          if (!field || !held.current || !one) return;
          const to = held.current.free.nearest(one, field, wish);
          put(held.current.rows, index, { [field.name]: to ?? wish });
        }}
        onDrop={(isBrokenOff) => {
          if (isBrokenOff && held.current) edit(held.current.rows);
          held.current = null;
        }}
        onStep={(axis, by) => {
          const field = axes[axis];
          const to = field && new FreePlace(drafting, rows, index).step(row, field, by);
          if (field && typeof to === "number") put(rows, index, { [field.name]: to });
        }}
        onRemove={onRemove && (() => onRemove(index))}
      />
    );
  });
}
