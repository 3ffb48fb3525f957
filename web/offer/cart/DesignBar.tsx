import type { Design } from "@stanza/offer";
import { useTaxName } from "@stanza/web-project";
import { AppLink } from "@stanza/web-site";
import { buttonClass, Money, TOAST_FLOOR } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Cart.module.css";

interface Props {
  readonly design: Design;
  /** The total is that of before the last change. */
  readonly updating: boolean;
  /** The way on from the cart. */
  readonly next: { readonly href: string; readonly label: string };
}

/** The cart's total for people who sell nothing, and the way on, always in view. */
export function DesignBar({ design, updating, next }: Props) {
  const { t } = useTranslation();
  const tax = useTaxName();
  return (
    <div className={css.bar} aria-busy={updating} {...TOAST_FLOOR}>
      <p className={css.note}>{t("design.withoutDelivery")}</p>
      <p className={css.total}>
        {t("total.withTax", { tax })}
        <strong>
          <Money amount={design.total} currency={design.currency} />
        </strong>
      </p>
      <AppLink href={next.href} className={buttonClass({ variant: "primary", size: "lg" })}>
        {next.label}
      </AppLink>
    </div>
  );
}
