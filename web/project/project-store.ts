import { newDocument, type ProjectDocument } from "@stanza/codecs";
import type { ProjectSummary, RowBox } from "@stanza/contract";
import type { CustomerFields } from "@stanza/offer";
import { type History, newHistory, newProject, type Project } from "@stanza/project";
import { clearSessionMarkers } from "@stanza/web-site";
import { create } from "zustand";
import { resetEvaluation } from "./evaluation/evaluation-store.ts";
import type { SafeMode } from "./opening/safe-mode.ts";
import type { AgreementHistory } from "./price/agreement-history.ts";
import type { Counts, JournalOwner, KeptWhere } from "./saving/journal-entry.ts";
import { countsOf } from "./saving/journal-entry.ts";
import type { SaveState } from "./saving/save-state.ts";

/** The open project. One is open at a time; everything from the room to the summary works on it. */
export interface OpenProject {
  /** Everything that is saved: the project, the offer's terms, the customer. */
  readonly document: ProjectDocument;
  /** Undo and redo of the project itself. */
  readonly history: History;
  /** Undo and redo of what is agreed beside it. */
  readonly agreed: AgreementHistory;
  /** Number on the server; null: it is only here. */
  readonly projectId: number | null;
  /** Stays the same while it is open, before and after it gets its number. */
  readonly projectKey: string;
  /** The server's revision that the document started from; null: it is only here. */
  readonly revision: number | null;
  readonly summary: ProjectSummary | null;
  /** Only what could be read of it is open; absent: all of it. */
  readonly safe?: SafeMode | undefined;
  /** What the server knows of its articles, to be shown until they have been evaluated here. */
  readonly boxes?: readonly RowBox[] | undefined;
  /** Whose edits these are; nobody else's session saves them. */
  readonly owner: JournalOwner;
  /** The document as the server has it, by identity; null: it has none. */
  readonly savedDocument: ProjectDocument | null;
  /** The counts at the start, to tell the difference after a crash. */
  readonly base: Counts;
}

interface ProjectState {
  readonly open: OpenProject | null;
  readonly saveState: SaveState;
  /** Where the journal is written to. */
  readonly journal: KeptWhere;
}

export const useProject = create<ProjectState>()(() => ({
  open: null,
  saveState: { kind: "saved", at: null },
  journal: "device",
}));

/** The open project's own data, or null. */
export const useOpenProject = () => useProject((state) => state.open);

/** Returns true when there are edits that the server does not have. */
export const isDirty = (open: OpenProject): boolean => open.document !== open.savedDocument;

/** Opens a document; whatever was open is gone from the page (its unsaved edits stay in the journal). */
export function showProject(
  opened: Pick<OpenProject, "document" | "projectId" | "revision" | "summary" | "owner"> & {
    /** The document is what the server has. */
    readonly isSaved: boolean;
    readonly saveState: SaveState;
    readonly boxes?: OpenProject["boxes"];
    readonly safe?: SafeMode | null;
  },
): void {
  const { document, projectId, revision, summary, owner, isSaved, saveState, boxes, safe } = opened;
  resetEvaluation();
  clearSessionMarkers();
  useProject.setState({
    open: {
      document,
      projectId,
      revision,
      summary,
      boxes,
      safe: safe ?? undefined,
      owner,
      history: newHistory(document.project, { saved: isSaved }),
      agreed: { undo: [], redo: [] },
      projectKey: projectId === null ? `new-${crypto.randomUUID()}` : `project-${projectId}`,
      savedDocument: isSaved ? document : null,
      base: isSaved ? countsOf(document.project) : { rows: 0, rooms: 0 },
    },
    saveState,
  });
}

/** What is open is where the person begins: nothing of it can be undone, and it is kept nowhere until something in it is changed. */
export function countAsBegun(): void {
  const { open } = useProject.getState();
  if (!open) return;
  const { document } = open;
  const { project } = document;
  useProject.setState({
    open: {
      ...open,
      savedDocument: document,
      base: countsOf(project),
      history: newHistory(project, { saved: true }),
    },
    saveState: { kind: "saved", at: null },
  });
}

/** Opens a new, empty project; it gets its number with its first save. */
export function showNewProject(
  description: string,
  owner: JournalOwner,
  fields: CustomerFields,
  catalogues: Project["catalogues"] = {},
): void {
  const document = newDocument(newProject({ description, catalogues }), fields);
  showProject({
    document,
    owner,
    projectId: null,
    revision: null,
    summary: null,
    // Nothing has been chosen, so there is nothing to save or to lose.
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
}

export function closeProject(): void {
  resetEvaluation();
  useProject.setState({ open: null, saveState: { kind: "saved", at: null } });
}

/** Returns true when this person may not change the open project (the server's word, shown early). */
export function isReadOnly(): boolean {
  const { open, saveState } = useProject.getState();
  return saveState.kind === "read-only" || open?.summary?.isReadOnly === true || open?.safe !== undefined;
}
