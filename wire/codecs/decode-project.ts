import { migrateStored } from "./migrate.ts";
import { type DecodedProject, decodeChecked } from "./project-codec.ts";
import { storedProject } from "./stored-project.ts";

/**
 * A document from stored or imported JSON of any known format. Problems name the place; numbers are finite, but whether they make
 * sense in a room is for `checkProject`. Generated rows are left out: evaluation makes them again.
 */
export function decodeProject(value: unknown): DecodedProject {
  const parsed = storedProject.safeParse(migrateStored(value));
  if (parsed.success) return decodeChecked(parsed.data);
  const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { ok: false, problems };
}
