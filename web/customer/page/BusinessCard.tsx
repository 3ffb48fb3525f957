import type { BusinessDetails } from "@stanza/offer";
import offerCss from "@stanza/web-ui/page.module.css";
import { friendlyFormatIBAN } from "ibantools";
import { useTranslation } from "react-i18next";
import css from "./Customer.module.css";
import {
  bankFault,
  bankOf,
  bicFault,
  type Fault,
  ibanFault,
  invoiceFault,
  plainIban,
} from "./check-details.ts";
import { KeptField } from "./KeptField.tsx";

interface Props {
  readonly business: BusinessDetails;
  /** True: with the codes that only banks and invoices in Italy have. */
  readonly inItaly: boolean;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<BusinessDetails>) => void;
}

const COMPANY = [
  { key: "name", autoComplete: "organization", wide: true },
  { key: "street", autoComplete: "off", wide: true },
  { key: "postalCode", autoComplete: "off" },
  { key: "city", autoComplete: "off" },
  { key: "nation", autoComplete: "off" },
  { key: "phone", autoComplete: "off", type: "tel" },
] as const;
const BANK = ["agency", "bic"] as const;
const ITALIAN_BANK = ["abi", "cab", "cin"] as const;
const ITALIAN_INVOICE = ["fiscalCode", "recipientCode", "certifiedEmail"] as const;
const MOST: Partial<Record<keyof BusinessDetails, number>> = {
  postalCode: 20,
  phone: 60,
  bic: 11,
  abi: 5,
  cab: 5,
  cin: 1,
  account: 30,
  fiscalCode: 16,
  recipientCode: 7,
};

/** The business and its bank (spec 2 §3 bd…). An Italian IBAN fills in ABI, CAB, CIN and the account. */
export function BusinessCard({ business, inItaly, readOnly, onChange }: Props) {
  const { t } = useTranslation();
  const say = (fault: Fault | undefined) => (fault ? t(`customer.fault.${fault}`) : undefined);
  return (
    <section className={offerCss.card} aria-label={t("business.title")}>
      <div className={offerCss.cardHead}>
        <h2>{t("business.title")}</h2>
      </div>
      <div className={css.grid} data-card>
        {COMPANY.map(({ key, ...field }) => (
          <KeptField
            key={key}
            {...field}
            label={t(`business.${key}`)}
            value={business[key]}
            maxLength={MOST[key] ?? 120}
            readOnly={readOnly}
            onKeep={(text) => onChange({ [key]: text })}
          />
        ))}
        {inItaly
          ? ITALIAN_INVOICE.map((key) => (
              <KeptField
                key={key}
                label={t(`business.${key}`)}
                value={business[key] ?? ""}
                autoComplete="off"
                maxLength={MOST[key] ?? 120}
                readOnly={readOnly}
                fault={(text) => say(invoiceFault(key, text))}
                onKeep={(text) => onChange({ [key]: key === "certifiedEmail" ? text : text.toUpperCase() })}
              />
            ))
          : null}
        <h3 className={css.wide}>{t("business.bank")}</h3>
        <KeptField
          wide
          label={t("business.iban")}
          value={friendlyFormatIBAN(business.iban) ?? business.iban}
          autoComplete="off"
          maxLength={42}
          readOnly={readOnly}
          fault={(text) => say(ibanFault(text))}
          onKeep={(text) => onChange({ iban: plainIban(text), ...bankOf(text) })}
        />
        {[...BANK, ...(inItaly ? ITALIAN_BANK : []), "account" as const].map((key) => (
          <KeptField
            key={key}
            label={t(`business.${key}`)}
            value={business[key]}
            autoComplete="off"
            maxLength={MOST[key] ?? 120}
            readOnly={readOnly}
            fault={(text) =>
              say(
                key === "bic"
                  ? bicFault(text)
                  : key === "abi" || key === "cab" || key === "cin"
                    ? bankFault(key, text)
                    : undefined,
              )
            }
            onKeep={(text) => onChange({ [key]: key === "bic" || key === "cin" ? text.toUpperCase() : text })}
          />
        ))}
      </div>
    </section>
  );
}
