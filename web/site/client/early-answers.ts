/** An answer from the page's start is news for so long, ms since then. */
const FRESH = 60_000;

/**
 * Takes an answer that `boot.js` asked for before the app's own code had come. Undefined where there is none, where it has been taken
 * before, or where it is no success: the caller then asks as ever.
 *
 * url   as it would be asked for, on the page's own server
 * now   milliseconds since the page's start
 */
export async function earlyAnswer(url: string, now: number): Promise<Response | undefined> {
  const early = (globalThis as { stanzaEarly?: Map<string, Promise<Response | undefined>> }).stanzaEarly;
  const asked = early?.get(url);
  early?.delete(url);
  if (now > FRESH) return undefined;
  const answer = await asked;
  return answer?.ok ? answer : undefined;
}
