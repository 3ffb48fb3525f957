/** Share of a new brightness that an eye has got used to within one picture of a film. */
const SHARE = 0.12;

/**
 * The exposure of one picture after the other: the first as it is wished, the following as an eye gets used to them, so that a film does not
 * flicker.
 *
 * stops  factor on top of it
 */
export function gettingUsed(stops: number): (wished: number) => number {
  let now: number | null = null;
  return (wished) => {
    now = now === null ? wished : now * (wished / now) ** SHARE;
    return now * stops;
  };
}
