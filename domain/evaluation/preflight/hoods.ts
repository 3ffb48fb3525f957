import { toLocal, toParent, type Vec3 } from "@stanza/geometry";
import type { Placement, RowId } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";

/** A hood that misses the hob below it, with the place over its middle. */
export interface MissedHob {
  readonly hood: RowId;
  readonly hob: RowId;
  /** mm. */
  readonly off: number;
  readonly to: Placement;
}

/** A hob this far away belongs to another hood, mm. */
const NEAR = 1200;
/** Centred well enough, mm. */
const SLACK = 20;
const COOKING: readonly string[] = ["hob", "range"];

/**
 * Finds hoods that do not hang over the middle of the hob next to them: along their wall, and from the ceiling in both ways. A hood that is
 * part of a wall unit stays in its row of units.
 */
export function missedHobs({ rows }: EvaluatedProject): readonly MissedHob[] {
  const hobs = rows.filter(({ article: { tags } }) => tags.some((tag) => COOKING.includes(tag)));
  const hoods = rows.filter(
    ({ article: { tags, mount } }) =>
      tags.includes("hood") && (tags.includes("appliance") || mount === "ceiling"),
  );
  return hoods.flatMap((hood): readonly MissedHob[] => {
    const below = hobs
      .map((hob) => ({ hob, by: offOf(hood, hob) }))
      .filter(({ by }) => Math.hypot(by[0], by[2]) < NEAR)
      .sort((a, b) => Math.hypot(a.by[0], a.by[2]) - Math.hypot(b.by[0], b.by[2]))[0];
    if (!below) return [];
    const [x, , z] = below.by;
    const isHung = hood.article.mount === "wall";
    const off = isHung ? Math.abs(x) : Math.hypot(x, z);
    if (off <= SLACK) return [];
    const at = toParent(hood.frame, [x, 0, isHung ? 0 : z]);
    const to = { on: "room", at, rotY: hood.frame.rotY } as const;
    return [{ hood: hood.row.id, hob: below.hob.row.id, off: Math.round(off), to }];
  });
}

/**
 * Finds hobs that nothing extracts from: no hood near them, whatever it is part of. A hob with the tag `downdraft` extracts by itself, and so
 * does a `downdraft` of its own beside one.
 */
export function hobsWithoutHood({ rows }: EvaluatedProject): readonly RowId[] {
  const tagged = (...wanted: readonly string[]) =>
    rows.filter(({ article: { tags } }) => tags.some((tag) => wanted.includes(tag)));
  const extracts = tagged("hood", "downdraft");
  return tagged(...COOKING)
    .filter((hob) =>
      extracts.every((one) => {
        const [x, , z] = offOf(one, hob);
        return Math.hypot(x, z) >= NEAR;
      }),
    )
    .map(({ row }) => row.id);
}

/** From the middle of the hood to that of the hob, in the hood's frame. */
function offOf(hood: EvaluatedRow, hob: EvaluatedRow): Vec3 {
  const [width, , depth] = hood.article.box;
  const middle = toParent(hob.frame, [hob.article.box[0] / 2, 0, hob.article.box[2] / 2]);
  const [x, , z] = toLocal(hood.frame, middle);
  return [x - width / 2, 0, z - depth / 2];
}
