import { resolveLocale } from "@stanza/quantities";
import { useMaintenance } from "@stanza/web-site";
import { useEffect, useState } from "react";

/** The server's time as far as this page knows it, milliseconds since 1970. It goes on evenly however the device's clock is set. */
export const serverNow = (): number => useMaintenance.getState().ahead + performance.now();

/** Below this the countdown has seconds, and the indicator is red (ux.md §5.19), ms. */
const SOON = 30 * 60_000;
const DAY = 24 * 3_600_000;

export type Urgency = "far" | "near" | "soon";

/** ms  until the window starts */
export const urgencyOf = (ms: number): Urgency => (ms < SOON ? "soon" : ms < DAY ? "near" : "far");

/**
 * A stretch of time as a countdown: `12:05` below half an hour, else in words such as `in 3 hours`.
 *
 * ms  until then; below zero is none
 */
export function countdown(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms < SOON) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  if (ms < 2 * 3_600_000) return words.format(Math.round(ms / 60_000), "minute");
  return ms < 2 * DAY
    ? words.format(Math.round(ms / 3_600_000), "hour")
    : words.format(Math.round(ms / DAY), "day");
}

/** A window's times in the reader's language and time zone, e.g. `Mon 23 Nov, 22:00 – 23:00`. */
export function windowText(startsAt: number, endsAt: number, language: string): string {
  return new Intl.DateTimeFormat(resolveLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatRange(startsAt, endsAt);
}

/** The server's time, renewed every second while the countdown has seconds, else every ten. */
export function useServerNow(until: number | null): number {
  const ahead = useMaintenance((state) => state.ahead);
  const [ticks, setTicks] = useState(() => performance.now());
  const now = ahead + ticks;
  const left = until === null ? Number.POSITIVE_INFINITY : until - now;
  const every = left < SOON + 20_000 && left > -1000 ? 1000 : 10_000;
  useEffect(() => {
    const timer = setInterval(() => setTicks(performance.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** What people are told in their language, else in the first language that has it. */
export const messageIn = (message: Readonly<Record<string, string>>, language: string): string =>
  message[language] ?? message[language.split("-")[0] ?? ""] ?? Object.values(message)[0] ?? "";
