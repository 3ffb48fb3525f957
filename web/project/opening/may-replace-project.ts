import { isDirty, useProject } from "../project-store.ts";

/**
 * Before another project takes the place of the open one: asks whether to save what is not saved (spec 1 §4). True: go on. What is
 * discarded stays in the journal of this device.
 */
export async function mayReplaceProject(): Promise<boolean> {
  const { open, saveState } = useProject.getState();
  if (!open || !isDirty(open) || saveState.kind === "on-device") return true;
  const { askToReplace } = await import("./ask-to-replace.ts");
  return askToReplace();
}
