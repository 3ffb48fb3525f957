import { client, draftHolder } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import type { JournalEntry } from "./journal-entry.ts";

const headers = { "x-draft-holder": draftHolder };
/** Keys of the entries that the server has, as far as this page knows. */
const known = new Set<string>();
const listeners = new Set<(holder: string) => void>();

/**
 * Keeps an entry on the server, for where the device keeps nothing. False: the server cannot be reached, or knows nobody whose it is.
 */
export async function keepDraft(entry: JournalEntry): Promise<boolean> {
  const answer = await client.keepDraft({ headers, body: { draft: entry } });
  if (answer.status !== 204) {
    log("warning", `The draft of ${entry.projectKey} was not kept: ${answer.status}`);
    return false;
  }
  known.add(entry.key);
  for (const listener of listeners) listener(draftHolder);
  return true;
}

/** What the server keeps for this person or page; nothing where it cannot say. */
export async function serverDrafts(): Promise<readonly JournalEntry[]> {
  const answer = await client.listDrafts({ headers });
  if (answer.status !== 200) return [];
  for (const { key } of answer.body.drafts) known.add(key);
  return answer.body.drafts;
}

/** Takes an entry off the server, if it is there. */
export async function forgetDraft(key: string): Promise<void> {
  if (!known.delete(key)) return;
  const answer = await client.removeDraft({ headers, query: { key } });
  if (answer.status !== 204) log("warning", `A draft was not removed: ${answer.status}`);
}

/** Calls `listener` with this page's secret whenever a draft is kept; returns how to stop. */
export function onDraftKept(listener: (holder: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
