import type pg from "pg";
import { openListener } from "../db/listen.ts";
import { latestWindow, MAINTENANCE_CHANNEL, type MaintenanceWindow } from "./maintenance-window.ts";

/** The window is read again this often, ms: notifications are lost while the listening connection is down. */
const LOOK_EVERY_MS = 5_000;
/** After a window deliveries go on this much later, ms, so that the receipts that had to wait are written first. */
const SETTLE_MS = 3_000;
/** Most requests that may wait for a change at once; more are answered at once. */
const MOST_WAITING = 5_000;

/**
 * What this process knows of maintenance, without asking the database, so that it can be told also while the database is away. It lags by
 * milliseconds; that nothing is stored meanwhile is the tables' own business (`db/write-gate.ts`).
 */
export interface MaintenanceWatch {
  readonly latest: () => MaintenanceWindow | null;
  /** Returns true while a window runs. */
  readonly isActive: () => boolean;
  /** Returns true while background work has to wait: during a window, and for a moment after it. */
  readonly isPaused: () => boolean;
  /** Reads the window anew, e.g. after changing it. */
  refresh(): Promise<void>;
  /** Resolves when there is another revision than `rev`, when the time is up or when `signal` aborts. */
  changed(rev: number, milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Resolves when no window runs: true. False: the server stops first. */
  over(): Promise<boolean>;
  /** Calls back after each change. */
  onChange(heard: () => void): void;
  /** Lets everything go on that waits: the server stops. */
  release(): void;
  close(): Promise<void>;
}

export async function openMaintenanceWatch(
  pool: pg.Pool,
  databaseUrl: string,
  onError: (error: unknown) => void,
): Promise<MaintenanceWatch> {
  let window = await latestWindow(pool);
  let endedAt = 0;
  let isReleased = false;
  const waiting = new Set<() => void>();
  const heard = new Set<() => void>();
  const rev = () => window?.rev ?? 0;
  const isActive = () => window?.state === "active";
  const wake = () => {
    const woken = [...waiting];
    waiting.clear();
    for (const go of woken) go();
  };

  const refresh = async () => {
    const now = await latestWindow(pool);
    // A slower reading from before must not undo a later one.
    if ((now?.rev ?? 0) <= rev()) return;
    if (isActive() && now?.state !== "active") endedAt = Date.now();
    window = now;
    wake();
    for (const tell of heard) tell();
  };
  const look = () => void refresh().catch(onError);
  const listener = openListener(databaseUrl, [MAINTENANCE_CHANNEL], onError);
  listener.on(MAINTENANCE_CHANNEL, look);
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  const nextChange = () => new Promise<void>((resolve) => waiting.add(resolve));
  return {
    latest: () => window,
    isActive,
    isPaused: () => isActive() || Date.now() - endedAt < SETTLE_MS,
    refresh,
    changed: (since, milliseconds, signal) =>
      new Promise((resolve) => {
        if (rev() !== since || isReleased || signal.aborted || waiting.size >= MOST_WAITING) return resolve();
        const done = () => {
          clearTimeout(end);
          waiting.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        const end = setTimeout(done, milliseconds);
        signal.addEventListener("abort", done, { once: true });
        waiting.add(done);
      }),
    async over() {
      while (isActive() && !isReleased) await nextChange();
      return !isActive();
    },
    onChange: (tell) => void heard.add(tell),
    release() {
      isReleased = true;
      wake();
    },
    async close() {
      clearInterval(timer);
      await listener.close();
    },
  };
}
