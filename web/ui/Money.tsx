import { formatMoney } from "@stanza/quantities";
import { useTranslation } from "react-i18next";

interface Props {
  /** Decimal text in `currency`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly className?: string;
}

/** An amount of money in the interface's language. */
export function Money({ amount, currency, className }: Props) {
  const { i18n } = useTranslation();
  return <span className={className ?? "numeric"}>{formatMoney(amount, currency, i18n.language)}</span>;
}
