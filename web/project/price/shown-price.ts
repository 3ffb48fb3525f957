import type { Profile } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import { retailPrice } from "@stanza/pricing";
import type { DecimalText } from "@stanza/quantities";
import { sells, useSession } from "@stanza/web-site";
import { signedMoney } from "./signed-money.ts";

/**
 * A price of the catalogue as a person reads it: people who sell without tax, as the list has it, everybody else with it.
 *
 * amount  without tax; may be negative, as a difference is
 */
export function shownPrice(amount: DecimalText, currency: string, profile: Profile | null): DecimalText {
  return !profile || sells(profile) ? amount : retailPrice(amount, currency, pricingShop(profile.shop));
}

/** `shownPrice` for the person at the page. */
export function useShownPrice(): (amount: DecimalText, currency: string) => DecimalText {
  const profile = useSession((state) => state.profile);
  return (amount, currency) => shownPrice(amount, currency, profile);
}

/** A difference of catalogue prices with its sign, as the person at the page reads prices; nothing for no difference. */
export function signedPrice(amount: DecimalText, currency: string, language: string): string {
  const { profile } = useSession.getState();
  return signedMoney(shownPrice(amount, currency, profile), currency, language);
}
