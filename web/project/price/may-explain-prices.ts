import type { Profile, SiteConfig } from "@stanza/contract";
import { sells, useConfig, useSession } from "@stanza/web-site";

/**
 * Returns true when this person may see how prices come about: list, surcharges and price increase are the dealer's business (catalogue.md
 * §6.5).
 *
 * ASSUMED: professionals and supervisors; a site widens it to customers or guests with `config.pricetrace`.
 */
export function mayExplainPrices(
  profile: Pick<Profile, "kind" | "isAdmin"> | null,
  config: SiteConfig["config"] | null,
): boolean {
  if (!profile) return false;
  return sells(profile) || (config?.pricetrace?.some((kind) => kind === profile.kind) ?? false);
}

export function useMayExplainPrices(): boolean {
  const profile = useSession((state) => state.profile);
  const config = useConfig((state) => state.config);
  return mayExplainPrices(profile, config);
}
