import { TextField } from "@stanza/web-ui";
import formCss from "@stanza/web-ui/form.module.css";
import { useTranslation } from "react-i18next";
import type { ShopFieldsProps } from "./ShopFields.tsx";
import { ShopPayments } from "./ShopPayments.tsx";

/** What a shop's new offers begin with: rates, the limit of its sellers, and the payments. */
export function ShopMoneyFields({ draft, faults, onChange }: Omit<ShopFieldsProps, "isNew">) {
  const { t } = useTranslation();
  const percent = (name: "usualVat" | "salesTaxes" | "discountLimit") => ({
    value: draft[name],
    inputMode: "decimal" as const,
    autoComplete: "off",
    unit: "%",
    error: faults.includes(name) ? t("people.fault.discountLimit") : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <section>
      <h3 className={formCss.heading}>{t("shops.inOffers")}</h3>
      <div className={formCss.grid}>
        <TextField label={t("shops.usualVat")} help={t("shops.usualVatHelp")} {...percent("usualVat")} />
        <TextField
          label={t("shops.salesTaxes")}
          help={t("shops.salesTaxesHelp")}
          {...percent("salesTaxes")}
        />
        <TextField
          label={t("shops.discountLimit")}
          help={t("shops.discountLimitHelp")}
          {...percent("discountLimit")}
        />
      </div>
      <ShopPayments
        payments={draft.payments}
        language={draft.language}
        currency={draft.currency}
        isFaulty={faults.includes("payments")}
        onChange={(payments) => onChange({ payments })}
      />
    </section>
  );
}
