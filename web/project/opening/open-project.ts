import type { ProjectSummary } from "@stanza/contract";
import { client, contentHash } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { showProject, useProject } from "../project-store.ts";
import { removeEntry } from "../saving/journal.ts";
import type { JournalEntry } from "../saving/journal-entry.ts";
import { flushJournal } from "../saving/journal-keeping.ts";
import { scheduleSave } from "../saving/project-saving.ts";
import { answeredDocument, linkedByServer } from "./answered-document.ts";
import { looksSound, readSafely, type SafelyRead, type SafeMode } from "./safe-mode.ts";
import { personNow } from "./start-project.ts";
import type { UnreadableProject } from "./unreadable-project.ts";

/** The outcome of opening a project; one whose content is not understood is the outcome itself. */
export type Opening = "opened" | "not-found" | "signed-out" | "no-connection" | UnreadableProject;

/** Further faults would not help whoever reads the log. */
const MOST_LOGGED = 20;

type OpenedAnswer = Extract<Awaited<ReturnType<typeof client.getProject>>, { status: 200 }>["body"];

/** Opens a project of the server; what is open and unsaved stays in the journal. */
export async function openProject(id: number): Promise<Opening> {
  const answer = await client.getProject({ params: { id } });
  if (answer.status === 404) return "not-found";
  if (answer.status === 401) return "signed-out";
  if (answer.status === 0) return "no-connection";
  return showAnswered(answer.body);
}

/**
 * Opens a project that the server has just answered, e.g. a copy. One that is not understood as a whole is opened as far as it is, to look
 * at (reliability.md F19).
 */
export async function showAnswered(answer: OpenedAnswer): Promise<"opened" | UnreadableProject> {
  const { summary, revision, boxes } = answer;
  const read = wholeDocument(answer) ?? (await readSafely(answer.document));
  if (!read) return unreadable(answer);
  const { safe } = read;
  if (safe) log("warning", `Project ${summary.id} is opened in safe mode: ${leftText(safe)}`);
  showProject({
    document: linkedByServer(read.document, summary),
    projectId: summary.id,
    revision,
    summary: safe ? lookedAt(summary) : summary,
    boxes,
    safe,
    owner: personNow(),
    isSaved: true,
    saveState:
      safe || summary.isReadOnly
        ? { kind: "read-only" }
        : { kind: "saved", at: Date.parse(summary.updatedAt) },
  });
  return "opened";
}

/** The document where it is as this version wrote it; null: it takes a closer look. */
function wholeDocument(answer: OpenedAnswer): SafelyRead | null {
  try {
    const decoded = answeredDocument(answer);
    return decoded.ok && looksSound(decoded.document.project)
      ? { document: decoded.document, safe: null }
      : null;
  } catch {
    return null;
  }
}

/** What may be done with a project that is only looked at. */
const lookedAt = (summary: ProjectSummary): ProjectSummary => ({
  ...summary,
  isReadOnly: true,
  can: { ...summary.can, save: false, offer: false },
});

function unreadable({ summary, revision, document }: OpenedAnswer): UnreadableProject {
  const { id, description } = summary;
  log("error", `Nothing of project ${id} can be read`);
  return { id, revision, description, stored: document };
}

const leftText = ({ left }: SafeMode): string =>
  left
    .slice(0, MOST_LOGGED)
    .map(({ path, message }) => `${path}: ${message}`)
    .join("; ");

/** Hears anew what may be done with the open project, after its status changed. Without an answer it stays as it was. */
export async function refreshSummary(): Promise<void> {
  const before = useProject.getState().open;
  if (!before || before.projectId === null) return;
  const answer = await client.getProject({ params: { id: before.projectId } });
  const { open, saveState } = useProject.getState();
  if (answer.status !== 200 || open?.projectKey !== before.projectKey) return;
  const { summary } = answer.body;
  if (summary.revision !== open.revision || open.safe) return;
  useProject.setState({
    open: { ...open, summary },
    saveState: summary.isReadOnly ? { kind: "read-only" } : saveState,
  });
}

/**
 * Takes up unsaved work again, as edits on the revision it started from: if somebody saved since, the next save says so and asks.
 */
export async function restoreWork(entry: JournalEntry): Promise<Opening> {
  const { decodeProject } = await import("./decode-unchecked.ts");
  const decoded = decodeProject(entry.document);
  if (!decoded.ok) return restoreSafely(entry);
  const found =
    entry.projectId === null ? undefined : await client.getProject({ params: { id: entry.projectId } });
  if (found?.status === 401) return "signed-out";
  // Saved after all, before the tab went away: nothing is left to restore.
  const hash = await contentHash(entry.document);
  const isSaved = found?.status === 200 && found.body.contentHash === hash;
  // Deleted in the meantime: the work goes on as a new project.
  const isGone = found?.status === 404;
  showProject({
    document: decoded.document,
    projectId: isGone ? null : entry.projectId,
    revision: isGone ? null : isSaved ? found.body.revision : entry.revision,
    summary: found?.status === 200 ? found.body.summary : null,
    boxes: found?.status === 200 ? found.body.boxes : undefined,
    owner: personNow(),
    isSaved,
    saveState: isSaved ? { kind: "saved", at: Date.now() } : { kind: "pending" },
  });
  const { open } = useProject.getState();
  if (open && open.projectKey !== entry.projectKey)
    useProject.setState({ open: { ...open, base: entry.base ?? open.base } });
  await flushJournal();
  await removeEntry(entry.key);
  scheduleSave(0);
  return "opened";
}

/** Shows what can be read of unsaved work; the entry stays in the journal as it is. */
async function restoreSafely({ description, document: stored }: JournalEntry): Promise<Opening> {
  const read = await readSafely(stored);
  if (!read) return { id: null, revision: null, description, stored };
  showProject({
    ...read,
    projectId: null,
    revision: null,
    summary: null,
    owner: personNow(),
    isSaved: true,
    saveState: { kind: "read-only" },
  });
  return "opened";
}

/**
 * Goes on with the open document as a project of its own, e.g. when somebody else changed the original.
 *
 * description   of the copy
 */
export function continueAsCopy(description: string): void {
  const { open } = useProject.getState();
  if (!open) return;
  const document = { ...open.document, project: { ...open.document.project, description } };
  showProject({
    document,
    projectId: null,
    revision: null,
    summary: null,
    owner: open.owner,
    isSaved: false,
    saveState: { kind: "pending" },
  });
  scheduleSave(0);
}
