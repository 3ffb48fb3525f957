import { decodeChecked, encodeProject, type ProjectDocument } from "@stanza/codecs";
import { datesPrices } from "@stanza/project";
import { client, contentHash, isUser, useMaintenance, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { isDirty, type OpenProject, useProject } from "../project-store.ts";
import { delayAfterMaintenance, delayAfterReturn, retryDelay, type SaveState } from "./save-state.ts";
import { takenMeanwhile, withTaken } from "./taken-meanwhile.ts";

/** After the last edit, before the server hears of it. */
const SAVE_DELAY = 1500;

/**
 * A save that has no definite answer yet. It is repeated with its own save id and document until it has one, so that a save whose
 * answer was lost is neither done twice nor taken for somebody else's.
 */
interface Attempt {
  readonly projectKey: string;
  readonly saveId: string;
  readonly document: ProjectDocument;
  /** Saves it as an offer. */
  readonly as?: "offer";
}

let attempt: Attempt | undefined;

/** The id of the save of a project that has no definite answer yet. */
export const saveIdOf = (projectKey: string): string | undefined =>
  attempt?.projectKey === projectKey ? attempt.saveId : undefined;

/** In a row, for the pause before the next try. */
let failures = 0;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const setSaveState = (saveState: SaveState) => useProject.setState({ saveState });

/** Saves soon; called by itself after every edit. */
export function scheduleSave(delay = SAVE_DELAY): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), delay);
}

/** Saves what is open now and answers when it is saved or cannot be; never throws. */
export async function saveNow(): Promise<SaveState> {
  clearTimeout(timer);
  while (running) await running;
  running = save();
  await running;
  running = undefined;
  return useProject.getState().saveState;
}

/**
 * Saves what is open as an offer, after everything that is still to be saved. Without a definite answer it goes on trying by itself,
 * as any save; it is one only when the open project's summary says so.
 */
export async function saveAsOffer(): Promise<SaveState> {
  const outcome = await saveNow();
  const { open } = useProject.getState();
  if (outcome.kind !== "saved" || !open || open.projectId === null || attempt) return outcome;
  attempt = {
    projectKey: open.projectKey,
    saveId: crypto.randomUUID(),
    document: open.document,
    as: "offer",
  };
  return saveNow();
}

/** Returns true when there is work that the server does not have, or has not confirmed. */
const isOwed = (open: OpenProject): boolean => isDirty(open) || attempt?.projectKey === open.projectKey;

async function save(): Promise<void> {
  const { open, saveState } = useProject.getState();
  if (!open || !isOwed(open)) return;
  if (saveState.kind === "conflict" || saveState.kind === "read-only" || saveState.kind === "refused") return;
  const { profile } = useSession.getState();
  if (!isUser(profile) && open.owner === "guest") {
    setSaveState({ kind: "on-device" });
    return;
  }
  // Somebody else's session may not receive these edits; they wait in the journal for their owner.
  if (!profile || (open.owner !== "guest" && open.owner !== profile.userId)) {
    setSaveState({ kind: "signed-out" });
    return;
  }

  if (isMaintenance()) {
    setSaveState({ kind: "maintenance" });
    return;
  }

  if (attempt?.projectKey !== open.projectKey) attempt = undefined;
  attempt ??= { projectKey: open.projectKey, saveId: crypto.randomUUID(), document: open.document };
  setSaveState({ kind: "saving" });
  await (open.projectId === null ? create(open, attempt) : update(open, open.projectId, attempt));
  const now = useProject.getState();
  if (now.saveState.kind === "saved" && now.open && isDirty(now.open)) {
    setSaveState({ kind: "pending" });
    scheduleSave();
  }
}

async function create(open: OpenProject, { document, saveId }: Attempt): Promise<void> {
  const answer = await client.createProject({
    headers: { "x-save-id": saveId },
    body: { description: document.project.description, document: encodeProject(document) },
  });
  if (answer.status !== 201) {
    failed(answer);
    return;
  }
  const { summary, revision } = answer.body;
  const stored = decodeChecked(answer.body.document);
  const userId = useSession.getState().profile?.userId;
  succeeded(open, document, {
    projectId: summary.id,
    revision,
    summary,
    owner: userId ?? open.owner,
    ...(stored.ok ? { head: stored.document.head } : {}),
  });
}

async function update(open: OpenProject, id: number, { document, saveId, as }: Attempt): Promise<void> {
  const stored = encodeProject(document);
  const answer = await client.saveProject({
    params: { id },
    headers: { "if-match": `"${open.revision}"`, "x-save-id": saveId },
    body: { document: stored, ...(as ? { as } : {}) },
  });
  if (answer.status === 412 && (await isSettled(open, id, document))) return;
  if (answer.status !== 200) {
    failed(answer);
    return;
  }
  const { revision, contentHash: hash, totals, savedAt, status, isOffer } = answer.body;
  const own = await contentHash(stored);
  if (own !== undefined && own !== hash) {
    // "Saved" may only be said of what was sent. A new save id makes the server store it once more.
    log("error", `Saved content differs: sent ${own}, stored ${hash}`);
    const { open: now } = useProject.getState();
    if (now?.projectKey === open.projectKey) useProject.setState({ open: { ...now, revision } });
    attempt = as && { projectKey: open.projectKey, saveId: crypto.randomUUID(), document, as };
    retry("content differs");
    return;
  }
  const summary = open.summary && {
    ...open.summary,
    revision,
    updatedAt: savedAt,
    description: document.project.description,
    total: totals.gross,
    payable: totals.payable ?? null,
    status,
    isOffer,
    // The server's rule, with this device's day instead of the shop's: they differ for hours at most.
    priceDate: datesPrices(open.summary.status) ? isoDay(new Date(savedAt)) : open.summary.priceDate,
  };
  succeeded(open, document, { projectId: id, revision, summary, owner: open.owner });
}

/** The Swedish way of writing a date is ISO's. */
export const isoDay = (at: Date): string => at.toLocaleDateString("sv-SE");

type Current = Extract<Awaited<ReturnType<typeof client.getProject>>, { status: 200 }>["body"];

/**
 * Returns true when the newer revision is no conflict: it is our own late save, a client has taken options, or somebody has changed what
 * nobody here has touched.
 */
async function isSettled(open: OpenProject, id: number, document: ProjectDocument): Promise<boolean> {
  const own = await contentHash(encodeProject(document));
  const answer = await client.getProject({ params: { id } });
  if (own === undefined || answer.status !== 200) return false;
  return (
    adopted(open, id, document, own, answer.body) ||
    (await joined(open, answer.body)) ||
    (await brought(open, answer.body))
  );
}

/** Returns true when what others have saved could be brought together with what is open; that is saved next. */
async function brought(open: OpenProject, current: Current): Promise<boolean> {
  const { bringTogether, meanwhile } = await import("../merging/merge-meanwhile.ts");
  const both = await meanwhile(open, current);
  if (!both || !bringTogether(both)) return false;
  saveBroughtTogether();
  const { tellMerged } = await import("../merging/tell-merged.ts");
  tellMerged(both);
  return true;
}

/** Saves what two people's work has become: what was under way was only one's. */
export function saveBroughtTogether(): void {
  const { open } = useProject.getState();
  attempt =
    attempt?.as && open ? { ...attempt, saveId: crypto.randomUUID(), document: open.document } : undefined;
  scheduleSave(0);
}

/** Returns true when the newer revision holds just what was sent, as after a save whose answer came too late: then it is ours. */
function adopted(
  open: OpenProject,
  id: number,
  document: ProjectDocument,
  own: string,
  { summary, revision, contentHash: hash }: Current,
): boolean {
  if (hash !== own) return false;
  succeeded(open, document, { projectId: id, revision, summary, owner: open.owner });
  return true;
}

/**
 * Returns true when nothing but a client's acceptance has changed the project meanwhile: the options taken are plain rows here too, and
 * the save is tried again on top of them.
 */
async function joined({ savedDocument, projectKey }: OpenProject, current: Current): Promise<boolean> {
  if (!savedDocument) return false;
  const taken = await takenMeanwhile(savedDocument, current);
  const { open: now } = useProject.getState();
  if (taken.length === 0 || now?.projectKey !== projectKey) return false;
  attempt = attempt?.as && {
    ...attempt,
    saveId: crypto.randomUUID(),
    document: withTaken(attempt.document, taken),
  };
  const { summary, revision } = current;
  useProject.setState({
    open: {
      ...now,
      document: withTaken(now.document, taken),
      savedDocument: withTaken(savedDocument, taken),
      revision,
      summary,
    },
    saveState: { kind: "pending" },
  });
  scheduleSave(0);
  return true;
}

type Saved = Pick<OpenProject, "projectId" | "revision" | "summary" | "owner"> & {
  readonly head?: ProjectDocument["head"];
};

function succeeded(open: OpenProject, saved: ProjectDocument, { head, ...change }: Saved): void {
  attempt = undefined;
  failures = 0;
  const { open: now } = useProject.getState();
  if (now?.projectKey !== open.projectKey) return;
  // The server fills in the head (status, shop, list) of a new project; edits made meanwhile keep theirs on top.
  const document = head ? { ...now.document, head } : now.document;
  useProject.setState({
    open: { ...now, ...change, document, savedDocument: now.document === saved ? document : saved },
    saveState: { kind: "saved", at: Date.now() },
  });
}

const isMaintenance = () => useMaintenance.getState().state === "active";

function retry(message: string, afterMs = 0): void {
  // The same attempt goes on after it.
  if (isMaintenance()) {
    setSaveState({ kind: "maintenance" });
    return;
  }
  failures += 1;
  setSaveState(navigator.onLine ? { kind: "retrying", message } : { kind: "offline" });
  scheduleSave(Math.max(afterMs, retryDelay(failures, Math.random())));
}

type Failure = Exclude<
  Awaited<ReturnType<typeof client.createProject>> | Awaited<ReturnType<typeof client.saveProject>>,
  { status: 200 | 201 }
>;

function failed(answer: Failure): void {
  if (answer.status === 0) {
    retry(answer.message, answer.retryAfterMs);
    return;
  }
  attempt = undefined;
  log("warning", `Not saved: ${answer.status} ${answer.body.message}`);
  setSaveState(refusal(answer));
}

function refusal(answer: Exclude<Failure, { status: 0 }>): SaveState {
  const { message } = answer.body;
  switch (answer.status) {
    case 401:
      return { kind: "signed-out" };
    case 412:
      return { kind: "conflict", ...answer.body.details };
    case 403:
      return answer.body.error === "read-only"
        ? { kind: "read-only" }
        : { kind: "refused", cause: "forbidden", message };
    case 404:
      return { kind: "refused", cause: "gone", message };
    case 413:
      return { kind: "refused", cause: "too-large", message };
    default:
      return { kind: "refused", cause: "invalid", message };
  }
}

/** Saves by itself: after edits, when somebody signs in, when the network is back, after maintenance, and when the page is being hidden. */
export function keepSaving(): () => void {
  scheduleSave();
  const stops = [
    useProject.subscribe((state, before) => {
      const { open } = state;
      if (!open || open.document === before.open?.document || !isDirty(open)) return;
      // An edit may be what makes a refused document acceptable again.
      if (state.saveState.kind === "refused" && state.saveState.cause !== "gone")
        setSaveState({ kind: "pending" });
      if (state.saveState.kind !== "retrying" && state.saveState.kind !== "offline") scheduleSave();
    }),
    useSession.subscribe((state, before) => {
      if (state.profile && state.profile !== before.profile) scheduleSave(0);
    }),
    useMaintenance.subscribe(({ state }, before) => {
      const { open } = useProject.getState();
      if (before.state !== "active" || state === "active" || !open || !isOwed(open)) return;
      if (useProject.getState().saveState.kind === "maintenance") setSaveState({ kind: "pending" });
      scheduleSave(delayAfterMaintenance(Math.random()));
    }),
  ];
  const online = () => scheduleSave(delayAfterReturn(Math.random()));
  const offline = () => {
    const { open } = useProject.getState();
    if (open && isDirty(open)) setSaveState({ kind: "offline" });
  };
  const hidden = () => {
    const { open } = useProject.getState();
    if (document.visibilityState === "hidden" && open && isDirty(open)) scheduleSave(0);
  };
  addEventListener("online", online);
  addEventListener("offline", offline);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    for (const stop of stops) stop();
    removeEventListener("online", online);
    removeEventListener("offline", offline);
    document.removeEventListener("visibilitychange", hidden);
    clearTimeout(timer);
  };
}
