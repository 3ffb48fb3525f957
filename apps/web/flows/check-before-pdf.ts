import { countFindings } from "@stanza/evaluation";
import { openDialog } from "../dialogs/dialog-store.ts";
import { useProject } from "../stores/project-store.ts";
import { preflightNow } from "./keep-preflight.ts";

/**
 * Whether the PDF may be made of a project as it is: the open one, of another nothing is known here. With something that must be fixed it is shown and asked; advice keeps nobody
 * waiting.
 */
export async function checkBeforePdf(projectId: number): Promise<boolean> {
  if (useProject.getState().open?.projectId !== projectId) return true;
  const { mustFix } = countFindings(preflightNow() ?? []);
  if (mustFix === 0) return true;
  const { preflightDialog } = await import("../dialogs/preflight/PreflightDialog.tsx");
  return (await openDialog(preflightDialog, { before: "pdf" as const }).catch(() => undefined)) === "create";
}
