/** An answer from the page's start is news for so long, ms since then. */
const FRESH = 60_000;

type EarlyAnswers = Map<string, Promise<Response | undefined>>;
const earlyAnswers = () => (globalThis as { stanzaEarly?: EarlyAnswers }).stanzaEarly;

/**
 * Takes an answer that `boot.js` asked for before the app's own code had come. Undefined where there is none, where it has been taken
 * before, or where it is no success: the caller then asks as ever.
 *
 * asked  the address as it would be asked for, on the page's own server; of what is no plain read, with a space and the body's text behind
 * now    milliseconds since the page's start
 */
export async function earlyAnswer(asked: string, now: number): Promise<Response | undefined> {
  const early = earlyAnswers();
  const coming = early?.get(asked);
  early?.delete(asked);
  if (now > FRESH) return undefined;
  const answer = await coming;
  return answer?.ok ? answer : undefined;
}

/** Forgets what nobody has taken yet: something was stored since. */
export function forgetEarlyAnswers(): void {
  earlyAnswers()?.clear();
}
