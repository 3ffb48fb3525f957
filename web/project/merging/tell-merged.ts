import { compareProjects } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { editor } from "../editing/editor-store.ts";
import { useProject } from "../project-store.ts";
import type { Meanwhile } from "./merge-meanwhile.ts";

/** Says that what somebody else has changed is here too, and shows it when asked. */
export function tellMerged({ states, current }: Meanwhile): void {
  const { rows } = compareProjects(states.base.project, states.theirs.project);
  const theirs = new Set(rows.flatMap((one) => (one.kind === "changed" ? [one.after.id] : [one.row.id])));
  const here = (useProject.getState().open?.document.project.rows ?? []).filter(({ id }) => theirs.has(id));
  toast(translate("conflict.merged", { by: current.summary.updatedBy || translate("account.guest") }), {
    key: "merged",
    kind: "info",
    timeout: 10_000,
    ...(here.length === 0
      ? {}
      : {
          action: {
            label: translate("conflict.show"),
            run: () => editor.select(here.map(({ id }) => id)),
          },
        }),
  });
}
