import { editAgreement } from "../history/project-steps.ts";
import { useProject } from "../project-store.ts";
import { saveNow } from "../saving/project-saving.ts";

/** The number of the open project, which gets one now if it has none; `null`: it is only on this device. */
export async function savedProject(): Promise<number | null> {
  if (useProject.getState().open?.projectId == null) {
    editAgreement({});
    await saveNow();
  }
  return useProject.getState().open?.projectId ?? null;
}
