import type { Profile } from "@stanza/contract";
import { keepAnswersBy } from "../client/connection.ts";
import { useConnection } from "../client/use-connection.ts";
import { isFramed } from "../device/is-framed.ts";
import { useSession } from "../session/session-store.ts";
import { readAs } from "./answer-of-before.ts";
import { forgetCopies, ownCopies, putCopy } from "./copies.ts";

/** False inside another page's frame. */
let isKeeping = false;

/** One after the other: another's copies are gone before one's own are kept. */
let turn: Promise<unknown> = Promise.resolve();

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
};

/**
 * Keeps on this device what the person needs of the server's answers to go on without it: who they are, catalogues' list and prices. One
 * person's at a time; with a sign-out, or when the server knows of no session any more, everything goes.
 */
export function keepCopies(): void {
  // Inside another page's frame nobody comes back to it without that page.
  if (isFramed()) {
    keepAnswersBy(() => undefined);
    return;
  }
  isKeeping = true;
  keepPerson(useSession.getState().profile);
  useSession.subscribe(({ profile }, before) => {
    if (profile !== before.profile) keepPerson(profile);
  });
  keepAnswersBy((url, answer) => {
    void answer.json().then(
      (body) => keepCopy(url, body),
      () => undefined,
    );
  });
}

function keepPerson(profile: Profile | null): void {
  readAs(profile?.userId);
  if (!profile) {
    void inTurn(forgetCopies);
    return;
  }
  void inTurn(() => ownCopies(profile.userId));
  // While the server is away it has not said so again.
  if (!useConnection.getState().isAway) void keepCopy("/api/session", { profile });
}

/** Keeps an answer for the person who is signed in. False where nobody is, in a frame, and where the browser keeps nothing. */
export function keepCopy(url: string, body: unknown): Promise<boolean> {
  const who = useSession.getState().profile?.userId;
  if (who === undefined || !isKeeping) return Promise.resolve(false);
  return inTurn(async () => {
    if (useSession.getState().profile?.userId !== who) return false;
    return putCopy({ url, body, at: Date.now() });
  });
}
