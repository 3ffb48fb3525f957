import { type Derived, withDerived } from "../derive.ts";
import { encodeProject } from "../project-codec.ts";
import type { ProjectDocument, ProjectHead } from "../project-document.ts";
import type { StoredProject } from "../stored-project.ts";
import { withTotals } from "../totals-codec.ts";

/** What is known beside the document when it becomes a file. */
export interface ToldWithFile {
  /** What the server has decided of the project, or would decide now. The document's own head is older. */
  readonly head: Omit<Partial<ProjectHead>, "customerCode" | "pricesIncrease">;
  /** Absent: it is not evaluated, so the file has the choices alone. */
  readonly derived?: Derived;
  /** Absent: its terms allow no total. */
  readonly totals?: Parameters<typeof withTotals>[1];
}

/**
 * The file of a project: its document with the head that holds today, all that follows from the choices, and the totals (spec 1 §3, spec 2
 * §3). `readProjectFile` of it gives the document back, apart from its head.
 */
export function writeProjectFile(
  document: ProjectDocument,
  { head, derived, totals }: ToldWithFile,
): StoredProject {
  const { id: _unsaved, ...own } = document.head;
  const stored = encodeProject({ ...document, head: { ...own, ...head } });
  const whole = derived ? withDerived(stored, derived) : stored;
  return totals ? withTotals(whole, totals) : whole;
}
