import { useProject } from "../project-store.ts";
import { saveNow } from "./project-saving.ts";

/** The open project as the server has it; `null`: what is open could not be saved, or nothing is open. */
export async function savedOpen(): Promise<{
  readonly projectId: number;
  readonly revision: number;
  readonly projectKey: string;
} | null> {
  const state = await saveNow();
  const { open } = useProject.getState();
  if (state.kind !== "saved" || !open || open.projectId === null || open.revision === null) return null;
  return { projectId: open.projectId, revision: open.revision, projectKey: open.projectKey };
}
