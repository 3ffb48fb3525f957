import { decodeChecked, encodeProject, type ProjectDocument, type StoredProject } from "@stanza/codecs";
import type { ProjectSummary, RowBox } from "@stanza/contract";
import { checkProject, type Side } from "@stanza/project";
import { client } from "@stanza/web-site";
import { adoptState } from "../history/project-steps.ts";
import { answeredDocument } from "../opening/answered-document.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { type DocumentClash, type DocumentStates, mergeDocuments } from "./merge-documents.ts";

/** What somebody else has saved meanwhile. */
export interface Current {
  readonly document: StoredProject;
  readonly revision: number;
  readonly summary: ProjectSummary;
  readonly boxes?: readonly RowBox[] | undefined;
}

/** What is open here and what was saved meanwhile, with the state that both started from. */
export interface Meanwhile {
  readonly states: DocumentStates;
  readonly current: Current;
  readonly projectKey: string;
  readonly clashes: readonly DocumentClash[];
}

/**
 * What has to be brought together; undefined where that cannot be done here: the state that both started from is not to be had, or theirs
 * cannot be read.
 */
export async function meanwhile(open: OpenProject, current: Current): Promise<Meanwhile | undefined> {
  const base = open.savedDocument ?? (await startOf(open));
  const theirs = answeredDocument(current);
  if (!base || !theirs.ok) return undefined;
  const states = { base, mine: open.document, theirs: theirs.document };
  return { states, current, projectKey: open.projectKey, clashes: mergeDocuments(states).clashes };
}

/**
 * The document that comes of work which a page left behind and of what was saved meanwhile; undefined: somebody has to decide, or it cannot
 * be done here.
 */
export async function mergeLeftWork(
  left: Pick<OpenProject, "projectId" | "revision"> & { readonly document: StoredProject },
  current: Pick<Current, "document">,
): Promise<StoredProject | undefined> {
  const base = await startOf(left);
  const [mine, theirs] = [left.document, current.document].map((stored) => decodeChecked(stored));
  if (!base || !mine?.ok || !theirs?.ok) return undefined;
  const { document, clashes } = mergeDocuments({ base, mine: mine.document, theirs: theirs.document });
  return clashes.length === 0 && checkProject(document.project).ok ? encodeProject(document) : undefined;
}

/** The saved state that a document started from, as after work without a network. */
async function startOf({
  projectId,
  revision,
}: Pick<OpenProject, "projectId" | "revision">): Promise<ProjectDocument | undefined> {
  if (projectId === null || revision === null) return undefined;
  const answer = await client.getProjectRevision({ params: { id: projectId, revision } });
  if (answer.status !== 200) return undefined;
  const decoded = decodeChecked(answer.body.document);
  return decoded.ok ? decoded.document : undefined;
}

/**
 * Puts both together in the open project: one step that can be undone, to be saved on top of theirs. False: the project has been closed since,
 * or what comes of it is no project, and nothing has changed.
 *
 * take  whose state counts where both touched the same; absent: where they did, nothing is done
 */
export function bringTogether(
  { states, current, projectKey }: Meanwhile,
  take?: (clash: DocumentClash) => Side,
): boolean {
  const { open } = useProject.getState();
  if (open?.projectKey !== projectKey) return false;
  // Work has gone on while both were compared.
  const { document, clashes } = mergeDocuments({ ...states, mine: open.document }, take);
  if ((!take && clashes.length > 0) || !checkProject(document.project).ok) return false;
  const { revision, summary, boxes } = current;
  adoptState("edit.merge", { document, revision, summary, boxes, savedDocument: states.theirs });
  return true;
}
