import { client, translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import type { OpenProject } from "../project-store.ts";
import { saveBroughtTogether } from "../saving/project-saving.ts";
import { mergeDialog } from "./MergeDialog.tsx";
import { bringTogether, meanwhile } from "./merge-meanwhile.ts";
import { tellMerged } from "./tell-merged.ts";

/** `done`: both are together, or nothing was decided. */
export type MergeOutcome = "done" | "copy" | "theirs" | "download";

/**
 * Asks, for what two people have both changed, whose state counts, and brings everything else of both together. Undefined: that cannot be
 * done here, so one of both has to be taken whole.
 */
export async function mergeWithQuestion(
  open: OpenProject,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<MergeOutcome | undefined> {
  if (open.projectId === null) return undefined;
  const answer = await client.getProject({ params: { id: open.projectId } });
  if (answer.status !== 200) return undefined;
  const both = await meanwhile(open, answer.body);
  if (!both) return undefined;
  const name = by || translate("account.guest");
  const chosen = await openDialog(mergeDialog, { both, by: name, at }).catch(() => undefined);
  if (!chosen) return "done";
  if (chosen.kind !== "merge") return chosen.kind;
  if (bringTogether(both, chosen.take)) {
    saveBroughtTogether();
    tellMerged(both);
  } else toast(translate("conflict.mergeFailed"), { key: "merged", kind: "error" });
  return "done";
}
