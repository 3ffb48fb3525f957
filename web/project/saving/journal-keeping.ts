import { encodeProject } from "@stanza/codecs";
import { isDirty, type OpenProject, useProject } from "../project-store.ts";
import { removeEntry, TAB, writeEntry } from "./journal.ts";
import { journalKey } from "./journal-entry.ts";
import { saveIdOf } from "./project-saving.ts";
import type { SaveState } from "./save-state.ts";

/** An edit is on the disk this long after it was made, at most 250 ms with the write itself. */
const JOURNAL_DELAY = 150;
/** The same where the device keeps nothing and the server gets a draft (reliability.md F10). */
const DRAFT_DELAY = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;
let written: OpenProject["document"] | null = null;
/** The state of saving that the entry was written in. */
let wroteAs: SaveState["kind"] | undefined;

/** States in which the work goes to the server by itself as soon as that can be reached. */
const WAITS: ReadonlySet<SaveState["kind"]> = new Set(["offline", "retrying", "maintenance"]);

/** The same document, but now it waits for the server. */
const isNews = ({ kind }: SaveState): boolean =>
  WAITS.has(kind) && (wroteAs === undefined || !WAITS.has(wroteAs));

/** States in which nothing else brings the work to the server, though it can be reached. */
const NEEDS_DRAFT: ReadonlySet<SaveState["kind"]> = new Set([
  "on-device",
  "maintenance",
  "conflict",
  "refused",
]);

const isOnlyHere = ({ kind }: SaveState): boolean => kind === "offline" || kind === "on-device";

let hasAsked = false;
/** Asks the browser not to clear our storage for want of room, once there is work that nothing else has. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

async function write(): Promise<void> {
  timer = undefined;
  const { open, saveState } = useProject.getState();
  if (!open || !isDirty(open) || (open.document === written && !isNews(saveState))) return;
  const { document, projectId, projectKey, revision, owner, base } = open;
  const entry = {
    key: journalKey(projectKey, TAB),
    tab: TAB,
    projectId,
    projectKey,
    revision,
    owner,
    base,
    description: document.project.description,
    at: Date.now(),
    document: encodeProject(document),
    ...(WAITS.has(saveState.kind) ? { saveId: saveIdOf(projectKey) ?? crypto.randomUUID() } : {}),
  };
  const kept = await writeEntry(entry, NEEDS_DRAFT.has(saveState.kind));
  if (kept !== "nowhere") {
    written = document;
    wroteAs = saveState.kind;
    if (isOnlyHere(saveState)) askToStay();
  }
  if (useProject.getState().journal !== kept) useProject.setState({ journal: kept });
  // It was saved or closed while the entry was being written.
  const now = useProject.getState().open;
  if (now?.projectKey === projectKey && !isDirty(now)) await removeEntry(journalKey(projectKey, TAB));
}

function writeSoon(): void {
  const delay = useProject.getState().journal === "device" ? JOURNAL_DELAY : DRAFT_DELAY;
  timer ??= setTimeout(() => void write(), delay);
}

/**
 * Keeps the journal in step with the open project: every edit within a quarter second, gone again as soon as the server has it all.
 * Unsaved work of another project stays for the next start.
 */
export function keepJournal(): () => void {
  const { open: first } = useProject.getState();
  if (first && isDirty(first)) writeSoon();
  return useProject.subscribe((state, before) => {
    const { open } = state;
    const isSame =
      open?.document === before.open?.document && open?.savedDocument === before.open?.savedDocument;
    // What was on its way to the server stays here after all, and the device does not keep it.
    const isLeft =
      state.journal === "nowhere" &&
      NEEDS_DRAFT.has(state.saveState.kind) &&
      !NEEDS_DRAFT.has(before.saveState.kind);
    if (!open || (isSame && !isLeft && !isNews(state.saveState))) return;
    if (isDirty(open)) writeSoon();
    else void removeEntry(journalKey(open.projectKey, TAB));
  });
}

/** Writes what is waiting now, e.g. when the page is being hidden. */
export async function flushJournal(): Promise<void> {
  if (timer === undefined) return;
  clearTimeout(timer);
  await write();
}
