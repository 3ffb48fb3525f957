import { type Profile, pricingShop } from "@stanza/contract";
import { type Measures, measuresOf } from "@stanza/pricing";
import { useSession } from "../session/session-store.ts";

const METRIC: Measures = { length: "MM", weight: "KG", volume: "CR" };

/** The units that whoever is signed in works in (spec 2 §6): a guest's country's, else the shop's; metric before anybody is. */
export function measuresNow(
  { profile }: { readonly profile: Profile | null } = useSession.getState(),
): Measures {
  return profile ? measuresOf(pricingShop(profile.shop), profile.kind === "guest") : METRIC;
}

/** The same for a component. */
export function useMeasures(): Measures {
  return measuresNow({ profile: useSession((state) => state.profile) });
}
