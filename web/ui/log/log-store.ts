import { create } from "zustand";

export type LogLevel = "info" | "warning" | "error";

export interface LogEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: LogLevel;
  /** Path of the page it happened on. */
  readonly page: string;
  readonly message: string;
}

/** The list holds at most this many, the newest (spec 1 §9). */
export const MAX_LOGS = 100;

export const useLogs = create<{ readonly entries: readonly LogEntry[] }>()(() => ({ entries: [] }));

let next = 1;

/** An address without what makes it secret: the key of a link. */
const openPart = (path: string): string =>
  path.replace(/^\/(o|d|rsalogin|\w*resetpassword|guestregister)\/.+/, "/$1/…");

/** Notes something for support, newest first. */
export function log(level: LogLevel, message: string): void {
  const entry: LogEntry = {
    id: next++,
    at: Date.now(),
    level,
    page: openPart(globalThis.location?.pathname ?? ""),
    message,
  };
  useLogs.setState(({ entries }) => ({ entries: [entry, ...entries].slice(0, MAX_LOGS) }));
}

export function clearLogs(): void {
  useLogs.setState({ entries: [] });
}
