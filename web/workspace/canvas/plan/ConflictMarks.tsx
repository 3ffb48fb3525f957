import { projectConflicts } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import { useEditor } from "@stanza/web-project";
import { useMemo } from "react";
import type { ShownScene } from "../shown.ts";
import css from "./Plan.module.css";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** The articles that stand in each other, or in the way of a door or a drawer. */
export function ConflictMarks({ view, scene }: { readonly view: ViewTransform; readonly scene: ShownScene }) {
  const isIdle = useEditor((state) => state.interaction.kind === "idle");
  const { evaluated, project } = scene;
  const conflicts = useMemo(
    () => projectConflicts(evaluated, project.rooms).filter(({ severity }) => severity !== "info"),
    [evaluated, project.rooms],
  );
  if (!isIdle) return null;
  // One outline for all of a kind: a project may have thousands of them.
  return [...Map.groupBy(conflicts, ({ severity }) => severity)].map(([severity, marks]) => {
    const places = marks.map(({ at }) => toScreen(view, [at[0], at[2]]));
    return (
      <g key={severity} className={css.conflict} data-severity={severity}>
        <path className={css.disc} d={places.map(disc).join("")} />
        <path className={css.cry} d={places.map(exclamation).join("")} />
      </g>
    );
  });
}

const disc = ([x, y]: Vec2): string => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`;
const exclamation = ([x, y]: Vec2): string => `M${x} ${y - 4}V${y + 1}M${x} ${y + 3.4}v.2`;
