import { type Outcome, OWN_REFUSALS, REFUSALS, refused, SUCCESSES, succeeded } from "@stanza/embed";
import { goTo, paths } from "@stanza/web-site";

/** Where the page is; a part, so that it can be asked without a router. */
const placeNow = (): string => window.location.pathname;

/**
 * Goes to a page and says whether it is there: a guard may lead home, where somebody has to sign in first, and whoever has unsaved articles
 * may stay where they are.
 */
export async function goToPage(address: string): Promise<Outcome> {
  const before = placeNow();
  await goTo(address);
  const now = placeNow();
  if (now === paths.home() && address !== paths.home()) return refused(REFUSALS.login);
  if (now === before && address.split("?")[0] !== before && before !== paths.home())
    return refused(OWN_REFUSALS.cancelled);
  return succeeded(SUCCESSES.page);
}
