/** Whether this runtime has a clock for a time zone's name, or none is named. */
export function isKnownTimeZone(timeZone: string | null | undefined): boolean {
  if (!timeZone) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
