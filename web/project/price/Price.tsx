import type { DecimalText } from "@stanza/quantities";
import { Money } from "@stanza/web-ui";
import { useShownPrice } from "./shown-price.ts";

interface Props {
  /** Without tax, as the price list has it. */
  readonly amount: DecimalText;
  readonly currency: string;
  readonly className?: string;
}

/** A price of the catalogue as this person reads it: with tax, unless they sell. */
export function Price({ amount, currency, className }: Props) {
  const shown = useShownPrice();
  return <Money amount={shown(amount, currency)} currency={currency} className={className} />;
}
