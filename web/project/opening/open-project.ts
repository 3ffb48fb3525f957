import { client, contentHash } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { showProject, useProject } from "../project-store.ts";
import { removeEntry } from "../saving/journal.ts";
import type { JournalEntry } from "../saving/journal-entry.ts";
import { flushJournal } from "../saving/journal-keeping.ts";
import { scheduleSave } from "../saving/project-saving.ts";
import { answeredDocument } from "./answered-document.ts";
import { personNow } from "./start-project.ts";
import type { UnreadableProject } from "./unreadable-project.ts";

/** The outcome of opening a project; one whose content is not understood is the outcome itself. */
export type Opening = "opened" | "not-found" | "signed-out" | "no-connection" | UnreadableProject;

type OpenedAnswer = Extract<Awaited<ReturnType<typeof client.getProject>>, { status: 200 }>["body"];

/** Opens a project of the server; what is open and unsaved stays in the journal. */
export async function openProject(id: number): Promise<Opening> {
  const answer = await client.getProject({ params: { id } });
  if (answer.status === 404) return "not-found";
  if (answer.status === 401) return "signed-out";
  if (answer.status === 0) return "no-connection";
  return showAnswered(answer.body);
}

/** Opens a project that the server has just answered, e.g. a copy. */
export function showAnswered(answer: OpenedAnswer): "opened" | UnreadableProject {
  const { summary, revision, boxes } = answer;
  const decoded = answeredDocument(answer);
  if (!decoded.ok) {
    const problem = decoded.problems[0];
    log("error", `Project ${summary.id} is not readable: ${problem?.path ?? ""} ${problem?.message ?? ""}`);
    const { id, description } = summary;
    return { id, revision, description, stored: answer.document, problems: decoded.problems };
  }
  showProject({
    document: decoded.document,
    projectId: summary.id,
    revision,
    summary,
    boxes,
    owner: personNow(),
    isSaved: true,
    saveState: summary.isReadOnly
      ? { kind: "read-only" }
      : { kind: "saved", at: Date.parse(summary.updatedAt) },
  });
  return "opened";
}

/** Hears anew what may be done with the open project, after its status changed. Without an answer it stays as it was. */
export async function refreshSummary(): Promise<void> {
  const before = useProject.getState().open;
  if (!before || before.projectId === null) return;
  const answer = await client.getProject({ params: { id: before.projectId } });
  const { open, saveState } = useProject.getState();
  if (answer.status !== 200 || open?.projectKey !== before.projectKey) return;
  const { summary } = answer.body;
  if (summary.revision !== open.revision) return;
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
  if (!decoded.ok) {
    const { projectId: id, description, document: stored } = entry;
    return { id, revision: null, description, stored, problems: decoded.problems };
  }
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
