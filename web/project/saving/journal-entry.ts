import type { StoredProject } from "@stanza/codecs";

/** The person whom an entry may be offered to: the user it belongs to, or for a guest's work whoever uses the device until somebody signs out of it. */
export type JournalOwner = string | "guest";

/** Where unsaved work is. `nowhere`: only in the page. */
export type KeptWhere = "device" | "server" | "nowhere";

/** The unsaved state of one project in one tab, as kept on the device. */
export interface JournalEntry {
  /** `projectKey|tab`: two tabs never share one. */
  readonly key: string;
  readonly tab: string;
  /** Number on the server; null: it is only here. */
  readonly projectId: number | null;
  /** Stable while the project is open, also before it has a number. */
  readonly projectKey: string;
  /** The server's revision it started from; null: it is only here. */
  readonly revision: number | null;
  readonly owner: JournalOwner;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly document: StoredProject;
  /** The state it started from, to tell the difference. */
  readonly base: Counts | null;
  /** The id of the save that brings it to the server by itself, once that can be reached again; absent: somebody decides. */
  readonly saveId?: string;
  /** When somebody discarded it, milliseconds since 1970: it is offered no more, but can still be fetched back. */
  readonly discardedAt?: number;
}

/** Numbers by which a person recognises a state. */
export interface Counts {
  readonly rows: number;
  readonly rooms: number;
}

export const journalKey = (projectKey: string, tab: string) => `${projectKey}|${tab}`;

export function countsOf(project: {
  readonly rows: readonly unknown[];
  readonly rooms: readonly unknown[];
}): Counts {
  return { rows: project.rows.length, rooms: project.rooms.length };
}

/** The articles and rooms that an entry has more (+) or less (−) than its starting point. */
export function differenceOf(now: Counts, base: Counts | null): Counts {
  return { rows: now.rows - (base?.rows ?? 0), rooms: now.rooms - (base?.rooms ?? 0) };
}

/**
 * The entries that may be offered: from closed tabs, belonging to this person, or to a guest since the last sign-out, the newest of
 * each project, newest first.
 *
 * live          ids of the tabs that are open now
 * signedOutAt   when somebody last signed out of this browser, milliseconds since 1970
 */
export function recoverable(
  entries: readonly JournalEntry[],
  person: { readonly owner: JournalOwner; readonly signedOutAt: number; readonly live: ReadonlySet<string> },
): readonly JournalEntry[] {
  return newestOfEach(
    entries.filter((e) => e.discardedAt === undefined && !person.live.has(e.tab) && mayBeOffered(e, person)),
  );
}

type Person = { readonly owner: JournalOwner; readonly signedOutAt: number };

const mayBeOffered = (entry: JournalEntry, { owner, signedOutAt }: Person): boolean =>
  entry.owner === "guest" ? entry.at > signedOutAt : entry.owner === owner;

function newestOfEach(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const seen = new Set<string>();
  return entries
    .toSorted((a, b) => b.at - a.at)
    .filter((e) => !seen.has(e.projectKey) && seen.add(e.projectKey));
}

/**
 * The entries that go to the server by themselves, the oldest first: a user's own that waited for it, of closed tabs, and of this tab where
 * another project is open by now.
 *
 * tab       this page's
 * openKey   of the project that is open in it
 */
export function comingHome(
  entries: readonly JournalEntry[],
  {
    owner,
    live,
    tab,
    openKey,
  }: {
    readonly owner: JournalOwner;
    readonly live: ReadonlySet<string>;
    readonly tab: string;
    readonly openKey: string | undefined;
  },
): readonly JournalEntry[] {
  const mine = entries.filter((e) => e.owner === owner && e.discardedAt === undefined);
  // Only the newest state of a project is worth a save, and none that a newer one, which somebody decides on, stands above.
  return newestOfEach(mine)
    .filter((e) => e.saveId !== undefined)
    .filter((e) => (e.tab === tab ? e.projectKey !== openKey : !live.has(e.tab)))
    .toReversed();
}

/** Discarded work can be fetched back so long, ms, and of so many projects. */
const BIN_MS = 30 * 86_400_000;
const BIN_SIZE = 20;

/** What somebody discarded and may have back, the latest first; all other discarded entries may go. */
export function discarded(
  entries: readonly JournalEntry[],
  person: Person & { readonly now: number },
): readonly JournalEntry[] {
  return entries
    .filter(({ discardedAt }) => discardedAt !== undefined && person.now - discardedAt < BIN_MS)
    .filter((e) => mayBeOffered(e, person))
    .toSorted((a, b) => (b.discardedAt ?? 0) - (a.discardedAt ?? 0))
    .slice(0, BIN_SIZE);
}
