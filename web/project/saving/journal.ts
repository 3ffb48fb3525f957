import { lastSignOut } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  comingHome,
  discarded,
  type JournalEntry,
  type JournalOwner,
  type KeptWhere,
  recoverable,
} from "./journal-entry.ts";
import { forgetDraft, keepDraft, serverDrafts } from "./server-drafts.ts";

interface Schema extends DBSchema {
  entries: { key: string; value: JournalEntry };
}

const NAME = "stanza-journal";
const LOCK = "stanza-tab-";

/** This page; a reload is a new one, so its predecessor's entries can be told from those of tabs that are still open. */
export const TAB = globalThis.crypto?.randomUUID?.() ?? String(Math.random());

let database: Promise<IDBPDatabase<Schema>> | undefined;

function opened(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore("entries", { keyPath: "key" });
    },
    // A newer page wants to upgrade: let it, and open again at the next write.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error) => {
    database = undefined;
    throw error;
  });
  return database;
}

/**
 * Puts an entry on the disk (strict durability: it outlives a power cut). Where the browser has no storage for us it goes to the server.
 *
 * isDraft   false: the work is on its way to the server anyhow
 * returns   where the entry is now, for the page to say so
 */
export async function writeEntry(entry: JournalEntry, isDraft = true): Promise<KeptWhere> {
  try {
    const db = await opened();
    const tx = db.transaction("entries", "readwrite", { durability: "strict" });
    await tx.store.put(entry);
    await tx.done;
    return "device";
  } catch (error) {
    log("error", `Journal not written: ${String(error)}`);
    return isDraft && (await keepDraft(entry)) ? "server" : "nowhere";
  }
}

export async function removeEntry(key: string): Promise<void> {
  await forgetDraft(key);
  try {
    const db = await opened();
    await db.delete("entries", key);
  } catch (error) {
    log("warning", `Journal entry not removed: ${String(error)}`);
  }
}

/** Takes all unsaved work of a person off this device. */
export async function removeEntriesOf(owner: JournalOwner): Promise<void> {
  try {
    const db = await opened();
    const tx = db.transaction("entries", "readwrite", { durability: "strict" });
    for (const entry of await tx.store.getAll()) if (entry.owner === owner) await tx.store.delete(entry.key);
    await tx.done;
  } catch (error) {
    log("warning", `Journal not emptied: ${String(error)}`);
  }
}

/** Marks this tab as open for as long as the page lives; the browser lets go of it even when the page crashes. */
export function claimTab(): void {
  navigator.locks?.request(LOCK + TAB, () => new Promise<never>(() => {})).catch(() => {});
}

async function liveTabs(): Promise<ReadonlySet<string>> {
  // A frame without storage has no locks to ask for either.
  const held = await navigator.locks?.query().catch(() => undefined);
  const names = held?.held?.map((lock) => lock.name ?? "") ?? [];
  return new Set([TAB, ...names.filter((n) => n.startsWith(LOCK)).map((n) => n.slice(LOCK.length))]);
}

/** All entries on the device; without storage, those that the server keeps. */
async function allEntries(): Promise<readonly JournalEntry[]> {
  try {
    return await (await opened()).getAll("entries");
  } catch (error) {
    log("warning", `Journal not read: ${String(error)}`);
    return serverDrafts();
  }
}

/** The work that closed tabs left unsaved, newest first. */
export async function unsavedWork(owner: JournalOwner): Promise<readonly JournalEntry[]> {
  return recoverable(await allEntries(), { owner, signedOutAt: lastSignOut(), live: await liveTabs() });
}

/** The work of a user that goes to the server by itself, the oldest first; `openKey` is the project that is open here. */
export async function waitingWork(
  owner: JournalOwner,
  openKey: string | undefined,
): Promise<readonly JournalEntry[]> {
  return comingHome(await allEntries(), { owner, live: await liveTabs(), tab: TAB, openKey });
}

/** What a person has discarded and may have back; what is too old for that goes now. */
export async function discardedWork(owner: JournalOwner): Promise<readonly JournalEntry[]> {
  const entries = await allEntries();
  const signedOutAt = lastSignOut();
  const kept = discarded(entries, { owner, signedOutAt, now: Date.now() });
  const gone = entries.filter(
    (e) =>
      e.discardedAt !== undefined &&
      !kept.includes(e) &&
      (e.owner === owner || (e.owner === "guest" && e.at <= signedOutAt)),
  );
  for (const { key } of gone) await removeEntry(key);
  return kept;
}

/** Puts an entry away: it is offered no more, and can be fetched back for a while. */
export async function discardEntry(entry: JournalEntry): Promise<void> {
  await writeEntry({ ...entry, discardedAt: Date.now() });
}
