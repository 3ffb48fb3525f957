import type { StoredProject } from "@stanza/codecs";

/** The person whom an entry may be offered to: the user it belongs to, or for a guest's work whoever uses the device until somebody signs out of it. */
export type JournalOwner = string | "guest";

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
  const mine = entries
    .filter(
      (e) =>
        !person.live.has(e.tab) &&
        (e.owner === "guest" ? e.at > person.signedOutAt : e.owner === person.owner),
    )
    .sort((a, b) => b.at - a.at);
  const seen = new Set<string>();
  return mine.filter((e) => !seen.has(e.projectKey) && seen.add(e.projectKey));
}
