import { projectConflicts } from "@stanza/evaluation";
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
  return conflicts.map(({ key, at, severity }) => {
    const [x, y] = toScreen(view, [at[0], at[2]]);
    return (
      <g key={key} className={css.conflict} data-severity={severity}>
        <circle cx={x} cy={y} r={8} />
        <path d={`M${x} ${y - 4}V${y + 1}M${x} ${y + 3.4}v.2`} />
      </g>
    );
  });
}
