/** A day without a time or a zone: `2026-11-20`. */
export type CalendarDate = string;

/** A length of time in calendar units. */
export interface Period {
  readonly count: number;
  readonly unit: "day" | "week" | "month" | "year";
}

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The calendar date at the start of an ISO 8601 text, in the text's own zone; `undefined` when it is not a real day. */
export function parseCalendarDate(iso: string): CalendarDate | undefined {
  const text = iso.slice(0, 10);
  const match = DAY_TEXT.exec(text);
  if (match === null || (iso.length > 10 && !/[T ]/.test(iso.charAt(10)))) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? text : undefined;
}

/**
 * The day `period` after `date`. Months and years keep the day of the month, or take the month's last day: one month after
 * 31 January is 28 or 29 February. `date` must be a calendar date.
 */
export function addPeriod(date: CalendarDate, period: Period): CalendarDate {
  const match = DAY_TEXT.exec(date);
  if (match === null) throw new RangeError(`Not a calendar date: ${date}`);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (period.unit === "day" || period.unit === "week") {
    const days = period.unit === "week" ? period.count * 7 : period.count;
    return textOf(new Date(Date.UTC(year, month - 1, day + days)));
  }
  const months = year * 12 + (month - 1) + (period.unit === "year" ? period.count * 12 : period.count);
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return textOf(new Date(Date.UTC(toYear, toMonth - 1, Math.min(day, daysInMonth(toYear, toMonth)))));
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function textOf(date: Date): CalendarDate {
  return date.toISOString().slice(0, 10);
}
