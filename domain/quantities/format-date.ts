import type { CalendarDate } from "./calendar-date.ts";
import { resolveLocale } from "./locale.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as day/month/year with the locale's digits, whatever the locale's own order (spec 1 §9): `20/11/2026`. */
export function formatDate(date: CalendarDate, locale: string): string {
  return formatParts(new Date(`${date.slice(0, 10)}T00:00:00Z`), locale, "UTC", false);
}

/** A day with its month in letters, as papers and letters say it: `20 November 2026`, `20. November 2026`, `November 20, 2026`. */
export function formatLongDate(date: CalendarDate, locale: string): string {
  const tag = resolveLocale(locale);
  const key = `${tag} long`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, { calendar: "gregory", timeZone: "UTC", dateStyle: "long" });
  formats.set(key, format);
  return format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/**
 * A moment with its month in letters: `20 November 2026 at 14:05`, `November 20, 2026 at 2:05 PM`.
 *
 * timeZone  absent: that of the machine
 */
export function formatLongMoment(moment: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(resolveLocale(locale), {
    calendar: "gregory",
    dateStyle: "long",
    timeStyle: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);
}

/** A moment as day/month/year hour:minute in the given time zone: `20/11/2026 14:05`. */
export function formatDateTime(moment: Date, locale: string, timeZone: string): string {
  return formatParts(moment, locale, timeZone, true);
}

function formatParts(moment: Date, locale: string, timeZone: string, withTime: boolean): string {
  const tag = resolveLocale(locale);
  const key = `${tag} ${timeZone} ${withTime}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, {
      calendar: "gregory",
      timeZone,
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      ...(withTime ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : {}),
    });
    formats.set(key, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = `${parts.get("day")}/${parts.get("month")}/${parts.get("year")}`;
  return withTime ? `${day} ${parts.get("hour")}:${parts.get("minute")}` : day;
}
