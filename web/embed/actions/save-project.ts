import { type CheckedData, type Outcome, OWN_REFUSALS, refused, succeeded } from "@stanza/embed";
import { rename } from "@stanza/project";
import { isReadOnly, savedProject, saveNow, transact, useProject } from "@stanza/web-project";

/** Gives the open project a name; an empty one changes nothing. */
export function nameProject(description: string): void {
  const { open } = useProject.getState();
  if (description === "" || !open || open.document.project.description === description) return;
  transact("rename", (project) => rename(project, { description }));
}

/** The number of the open project once everything of it is saved; a refusal's words where it cannot be. */
export async function saveWhole(): Promise<{ readonly id: number } | { readonly refusal: string }> {
  if (isReadOnly()) return { refusal: OWN_REFUSALS.readOnly };
  const id = await savedProject();
  const { kind } = await saveNow();
  return id !== null && kind === "saved" ? { id } : { refusal: OWN_REFUSALS.notSaved };
}

/** Spec 1 §8: saving returns the project id. */
export async function saveProject({ description }: CheckedData<"saveProject">): Promise<Outcome> {
  nameProject(description);
  const saved = await saveWhole();
  return "id" in saved ? succeeded(saved.id) : refused(saved.refusal);
}
