import { client, contentHash, keepCopy, queryClient, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { openProject } from "../opening/open-project.ts";
import { isDirty, useProject } from "../project-store.ts";
import { removeEntry } from "./journal.ts";
import type { JournalEntry } from "./journal-entry.ts";
import { projectAddress } from "./keep-opened.ts";

const LOCK = "stanza-coming-home";

/**
 * Saves what pages that are gone, or that have gone on with another project, could not bring to the server: the oldest first, each with the
 * save id that it was noted with, so that it is saved once however often it is sent. Where somebody has saved meanwhile, both are brought
 * together if neither has touched what the other has. What the server does not take as it is stays in the journal and is offered.
 */
export async function bringHome(waiting: readonly JournalEntry[]): Promise<void> {
  const { locks } = navigator;
  // One page of the browser does it for all.
  if (locks) await locks.request(LOCK, { ifAvailable: true }, async (lock) => lock && bringAll(waiting));
  else await bringAll(waiting);
}

async function bringAll(waiting: readonly JournalEntry[]): Promise<void> {
  for (const entry of waiting) {
    const outcome = await send(entry);
    if (outcome === "away") return;
    if (outcome === "stays") continue;
    await removeEntry(entry.key);
    await showSaved(outcome.id, entry);
  }
}

type Outcome = "away" | "stays" | { readonly id: number };

async function send(entry: JournalEntry): Promise<Outcome> {
  const { projectId, revision, document, description, saveId = crypto.randomUUID() } = entry;
  if (projectId !== null) return save(entry, projectId, { revision, saveId });
  const made = await client.createProject({
    headers: { "x-save-id": saveId },
    body: { description, document },
  });
  if (made.status !== 201) return refused(entry, made.status);
  const { summary, revision: first } = made.body;
  // The server fills in what a new project has: compared is what was sent, by what an earlier try may have made of it.
  const isThis = JSON.stringify(made.body.document.rows) === JSON.stringify(document.rows);
  return isThis
    ? { id: summary.id }
    : save(entry, summary.id, { revision: first, saveId: crypto.randomUUID() });
}

async function save(
  entry: JournalEntry,
  id: number,
  { revision, saveId }: { readonly revision: number | null; readonly saveId: string },
): Promise<Outcome> {
  const { document } = entry;
  const own = await contentHash(document);
  const saved = await client.saveProject({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
    body: { document },
  });
  if (saved.status === 200) {
    const { revision: later, contentHash: stored } = saved.body;
    // An earlier try of the page's had come through without its answer; what was edited after it goes on top.
    return own === undefined || stored === own || saveId !== entry.saveId
      ? { id }
      : save(entry, id, { revision: later, saveId: crypto.randomUUID() });
  }
  if (saved.status !== 412) return refused(entry, saved.status);
  // Saved after all, before the page went away.
  const now = await client.getProject({ params: { id } });
  if (now.status !== 200) return refused(entry, saved.status);
  if (now.body.contentHash === own) return { id };
  const { mergeLeftWork } = await import("../merging/merge-meanwhile.ts");
  const together = await mergeLeftWork({ projectId: id, revision, document }, now.body);
  return together
    ? save({ ...entry, document: together }, id, {
        revision: now.body.revision,
        saveId: crypto.randomUUID(),
      })
    : refused(entry, saved.status);
}

function refused({ projectKey }: JournalEntry, status: number): Outcome {
  log("warning", `Work on ${projectKey} did not come home: ${status}`);
  return status === 0 ? "away" : "stays";
}

/** Shows what came home where the project is open or listed, and renews its copy on this device. */
async function showSaved(id: number, { description }: JournalEntry): Promise<void> {
  toast(translate("save.cameHome", { name: description || translate("project.untitled") }), {
    key: `came-home-${id}`,
    kind: "success",
  });
  const { open } = useProject.getState();
  if (open?.projectId === id && !isDirty(open)) await openProject(id);
  else {
    const now = await client.getProject({ params: { id } });
    if (now.status === 200) await keepCopy(projectAddress(id), now.body);
  }
  await queryClient.invalidateQueries({ queryKey: ["projects"] });
}
