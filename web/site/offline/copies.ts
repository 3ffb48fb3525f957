import { log } from "@stanza/web-ui";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** An answer of the server's as it was given to the person whose copies these are. */
export interface Copy {
  /** Path and query. */
  readonly url: string;
  readonly body: unknown;
  /** When the server said so, milliseconds since 1970. */
  readonly at: number;
}

interface Schema extends DBSchema {
  copies: { key: string; value: Copy };
  owner: { key: "owner"; value: string };
}

const NAME = "stanza-copies";
/** Catalogues that the service worker keeps (apps/web/service-worker/service-worker.ts). */
const ARTICLES = "stanza-articles";

let database: Promise<IDBPDatabase<Schema>> | undefined;

function opened(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore("copies", { keyPath: "url" });
      db.createObjectStore("owner");
    },
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

/** A browser that keeps nothing loses nobody's work by it: what is asked of it is not there. */
async function tried<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await opened());
  } catch (error) {
    log("warning", `Copies on this device cannot be used: ${String(error)}`);
    return undefined;
  }
}

/** Whose copies these are; undefined: nobody's. */
export const ownerOfCopies = (): Promise<string | undefined> => tried((db) => db.get("owner", "owner"));

/** Makes the copies those of one person; another's are taken off the device first. */
export async function ownCopies(userId: string): Promise<void> {
  if ((await ownerOfCopies()) === userId) return;
  await forgetCopies();
  await tried((db) => db.put("owner", userId, "owner"));
}

export async function findCopy(url: string): Promise<Copy | undefined> {
  return tried((db) => db.get("copies", url));
}

/** Copies whose address begins so, the latest first. */
export async function copiesUnder(start: string): Promise<readonly Copy[]> {
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  const found = await tried((db) => db.getAll("copies", range));
  return (found ?? []).toSorted((one, other) => other.at - one.at);
}

/** Keeps an answer. False where the browser does not. */
export async function putCopy(copy: Copy): Promise<boolean> {
  return (await tried((db) => db.put("copies", copy))) !== undefined;
}

export async function removeCopies(urls: readonly string[]): Promise<void> {
  await tried(async (db) => {
    const tx = db.transaction("copies", "readwrite");
    for (const url of urls) await tx.store.delete(url);
    await tx.done;
  });
}

/** Takes everything that one person was shown off this device (reliability.md T44). */
export async function forgetCopies(): Promise<void> {
  await tried(async (db) => {
    const tx = db.transaction(["copies", "owner"], "readwrite");
    await tx.objectStore("copies").clear();
    await tx.objectStore("owner").clear();
    await tx.done;
  });
  await globalThis.caches?.delete(ARTICLES).catch(() => false);
}
