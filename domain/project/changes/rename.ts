import { firstRefusal, LIMITS, textRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";

/** Renames the project. Refused: text that is too long or invalid. */
export function rename(project: Project, args: { readonly description: string }): Outcome<Project> {
  const refusal = firstRefusal(textRefusal(args.description, "description", 0, LIMITS.maxDescription));
  return refusal ?? done({ ...project, description: args.description });
}
