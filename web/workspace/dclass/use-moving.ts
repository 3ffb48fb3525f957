import type { DclassRow } from "@stanza/catalogue";
import { limitNumber } from "@stanza/catalogue";
import { announce } from "@stanza/web-ui";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DclassEditorProps } from "./dclass-editor.ts";
import type { ElementFields } from "./elements.ts";
import { FreePlace } from "./free-place.ts";

/**
 * Moving the elements of a draft by hand and by keys: up, down and into other sections, as far as the rules let them.
 *
 * sections  how many there are
 */
export function useMoving(
  { drafting, draft, edit }: Pick<DclassEditorProps, "drafting" | "draft" | "edit">,
  { section, height }: ElementFields,
  sections: number,
) {
  const { t } = useTranslation();
  /** The records when the drag began, and where the dragged one may go among them. */
  const held = useRef<{ readonly rows: readonly DclassRow[]; readonly free: FreePlace } | null>(null);
  const { rows } = draft.list;
  const put = (from: readonly DclassRow[], index: number, change: DclassRow) =>
    edit(from.map((row, i) => (i === index ? { ...row, ...change } : row)));
  return {
    of: (index: number) => ({
      onGrab: () => {
        held.current = { rows, free: new FreePlace(drafting, rows, index) };
      },
      onDrag: (wish: number, over: number | undefined) => {
        const row = held.current?.rows[index];
        if (!held.current || !row) return;
        const { rows: from, free } = held.current;
        const there = { ...row, [section.name]: over ?? (row[section.name] as number) };
        const [own, other] = [free.nearest(row, height, wish), free.nearest(there, height, wish)];
        if (other !== null) put(from, index, { ...there, [height.name]: other });
        else if (own !== null) put(from, index, { [height.name]: own });
        // What is wrong wherever it is goes with the hand.
        else put(from, index, { ...there, [height.name]: limitNumber(wish, height).value });
      },
      onDrop: (isBrokenOff: boolean) => {
        if (isBrokenOff && held.current) edit(held.current.rows);
        held.current = null;
      },
      onStep: (axis: "up" | "across", by: number) => {
        const row = rows[index];
        if (!row) return;
        const free = new FreePlace(drafting, rows, index);
        const now = Number(row[height.name]);
        if (axis === "up") {
          const to = free.step(row, height, by);
          if (to !== null) put(rows, index, { [height.name]: to });
          return;
        }
        const to = Number(row[section.name]) + by;
        if (to < 1 || to > sections) return;
        const there = { ...row, [section.name]: to };
        const at = free.isFree(row) ? free.nearest(there, height, now) : now;
        if (at === null) announce(t("dclass.noPlace", { section: to }));
        else put(rows, index, { ...there, [height.name]: at });
      },
    }),
  };
}
