import { encodeProject } from "@stanza/codecs";
import { isDirty, type OpenProject, useProject } from "../project-store.ts";
import { removeEntry, TAB, writeEntry } from "./journal.ts";
import { journalKey } from "./journal-entry.ts";

/** An edit is on the disk this long after it was made, at most 250 ms with the write itself. */
const JOURNAL_DELAY = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let written: OpenProject["document"] | null = null;

async function write(): Promise<void> {
  timer = undefined;
  const { open } = useProject.getState();
  if (!open || !isDirty(open) || open.document === written) return;
  const { document, projectId, projectKey, revision, owner, base } = open;
  const kept = await writeEntry({
    key: journalKey(projectKey, TAB),
    tab: TAB,
    projectId,
    projectKey,
    revision,
    owner,
    base,
    description: document.project.description,
    at: Date.now(),
    document: encodeProject(document),
  });
  if (kept) written = document;
  if (useProject.getState().journal !== kept) useProject.setState({ journal: kept });
  // It was saved or closed while the entry was being written.
  const now = useProject.getState().open;
  if (now?.projectKey === projectKey && !isDirty(now)) await removeEntry(journalKey(projectKey, TAB));
}

/**
 * Keeps the journal in step with the open project: every edit within a quarter second, gone again as soon as the server has it all.
 * Unsaved work of another project stays for the next start.
 */
export function keepJournal(): () => void {
  const { open: first } = useProject.getState();
  if (first && isDirty(first)) timer ??= setTimeout(() => void write(), JOURNAL_DELAY);
  return useProject.subscribe((state, before) => {
    const { open } = state;
    if (
      !open ||
      (open.document === before.open?.document && open.savedDocument === before.open.savedDocument)
    )
      return;
    if (isDirty(open)) timer ??= setTimeout(() => void write(), JOURNAL_DELAY);
    else void removeEntry(journalKey(open.projectKey, TAB));
  });
}

/** Writes what is waiting now, e.g. when the page is being hidden. */
export async function flushJournal(): Promise<void> {
  if (timer === undefined) return;
  clearTimeout(timer);
  await write();
}
