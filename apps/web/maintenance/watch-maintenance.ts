import type { Maintenance } from "@stanza/contract";
import { retryDelay } from "@stanza/web-project";
import { client, useMaintenance } from "@stanza/web-site";
import { log } from "@stanza/web-ui";

/** Seconds that the server may wait for a change before it answers. */
const WAIT = 25;
/** Asked again after this where the server answers at once though nothing has changed, or cannot be waited for, ms. */
const PAUSE = 10_000;
/** A page that is looked at asks by itself when it has heard nothing for so long, ms: the page that waits may be asleep. */
const SILENCE = 60_000;
/** Name of the lock and of the channel that the pages of one browser share. */
const NAME = "stanza.maintenance";

/** Takes what the server says; `now` in it is the present. Of two answers that overtake each other the later one stands. */
export function takeMaintenance({ state, startsAt, endsAt, message, rev, now }: Maintenance): void {
  if (now < useMaintenance.getState().said) return;
  useMaintenance.setState({
    state,
    startsAt: startsAt === null ? null : Date.parse(startsAt),
    endsAt: endsAt === null ? null : Date.parse(endsAt),
    message,
    rev,
    said: now,
    ahead: Date.parse(now) - performance.now(),
  });
}

/** Asks how things stand; false: there was no answer. */
export async function checkMaintenance(): Promise<boolean> {
  const answer = await client.getMaintenance({});
  if (answer.status === 200) takeMaintenance(answer.body);
  else log("warning", `Maintenance could not be checked: ${answer.message}`);
  return answer.status === 200;
}

/**
 * Asks at the start, and hears of every change within a moment. One page of the browser waits at the server and tells the others, so
 * that many open pages do not use up its connections.
 */
export function watchMaintenance(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let heardAt = performance.now();
  const channel = openChannel();
  const check = () => {
    heardAt = performance.now();
    return checkMaintenance();
  };

  const follow = async (wait: number) => {
    for (let failures = 0; !signal.aborted; ) {
      const before = useMaintenance.getState().rev;
      const asked = performance.now();
      const answer = await client.getMaintenance({ query: { since: before, wait }, signal });
      heardAt = performance.now();
      if (answer.status !== 200) {
        failures += 1;
        await pause(retryDelay(failures, Math.random()), signal);
        continue;
      }
      failures = 0;
      takeMaintenance(answer.body);
      channel?.postMessage(answer.body);
      if (answer.body.rev === before && heardAt - asked < 1000) await pause(PAUSE, signal);
    }
  };

  channel?.addEventListener("message", ({ data }: MessageEvent<Maintenance>) => {
    heardAt = performance.now();
    takeMaintenance(data);
  });
  const look = () => {
    if (document.visibilityState === "visible" && performance.now() - heardAt > SILENCE) void check();
  };
  const timer = setInterval(look, PAUSE);
  document.addEventListener("visibilitychange", look);
  // A refused request tells that it runs, not until when.
  const stop = useMaintenance.subscribe(({ state, rev }, before) => {
    if (state === "active" && before.state !== "active" && rev === before.rev) void check();
  });
  void check();
  void asLeader(follow, signal);
  return () => {
    end.abort();
    stop();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    channel?.close();
  };
}

/** One page of the browser waits at the server. Where pages have nothing to agree by, each asks now and then. */
async function asLeader(follow: (wait: number) => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(NAME, { signal }, () => follow(WAIT));
  } catch {
    // Frames without storage, and pages without https.
    if (!signal.aborted) await follow(0);
  }
}

/** Undefined in frames without storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
