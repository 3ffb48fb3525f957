/**
 * Takes an answer that `boot.js` asked for before the app's own code had come. Undefined where there is none, where it has been taken
 * before, or where it is no success: the caller then asks as ever.
 *
 * url   as it would be asked for, on the page's own server
 */
export async function earlyAnswer(url: string): Promise<Response | undefined> {
  const early = (globalThis as { stanzaEarly?: Map<string, Promise<Response | undefined>> }).stanzaEarly;
  const asked = early?.get(url);
  early?.delete(url);
  const answer = await asked;
  return answer?.ok ? answer : undefined;
}
