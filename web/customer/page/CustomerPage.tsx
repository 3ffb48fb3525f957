import { NO_ADDRESS } from "@stanza/codecs";
import type { Customer } from "@stanza/offer";
import { editAgreement, type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AppLink, paths, useSession } from "@stanza/web-site";
import { Button, buttonClass } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { IconAddressBook } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { assignCustomer } from "../assign/open-customer-assignment.ts";
import { BusinessCard } from "./BusinessCard.tsx";
import css from "./Customer.module.css";
import { emailFault } from "./check-details.ts";
import { KeptAddress } from "./KeptAddress.tsx";
import { KeptField } from "./KeptField.tsx";
import { RegisterCard } from "./RegisterCard.tsx";
import { missingDetails, NO_BUSINESS } from "./register-state.ts";
import { checkVatNumber } from "./vat-number.ts";

const PERSON = [
  { key: "firstName", autoComplete: "given-name" },
  { key: "lastName", autoComplete: "family-name" },
  { key: "email", autoComplete: "email", type: "email" },
  { key: "phone", autoComplete: "tel", type: "tel" },
] as const;

interface Props {
  readonly open: OpenProject;
  /** The further details that the shop's country asks for. */
  readonly shopRules: ReactNode;
}

/** The customer of the project: person, addresses, business and bank. Each field is saved when it is left, and can be undone. */
export function CustomerPage({ open, shopRules }: Props) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const readOnly = reason !== undefined;
  const profile = useSession((state) => state.profile);
  const keepsRegister = profile !== null && (profile.kind === "pro" || profile.isAdmin);
  const { document, projectId } = open;
  const { customer, shipping, head } = document;
  const set = (change: Partial<Customer>) => editAgreement({ customer: { ...customer, ...change } });
  const missing = missingDetails({ customer, business: document.business, shipping });
  const vat = checkVatNumber(customer.vatNumber, customer.address.countryCode);
  const back = profile?.kind === "guest" ? paths.cart({ projectId }) : paths.offer({ projectId });
  return (
    <div className={css.page}>
      <div className={offerCss.head}>
        <div>
          <h1>{t("customer.title")}</h1>
          <p className={offerCss.meta}>{head.customerCode || t("customer.notInRegister")}</p>
        </div>
        <AppLink href={back} className={buttonClass({})}>
          {t(profile?.kind === "guest" ? "customer.toCart" : "customer.toOffer")}
        </AppLink>
        {keepsRegister && !readOnly ? (
          <Button
            variant="primary"
            icon={<IconAddressBook size={18} stroke={1.7} />}
            onClick={() => void assignCustomer()}
          >
            {t("assignment.open")}
          </Button>
        ) : null}
      </div>
      {reason ? <p className={css.note}>{reason}</p> : null}
      {missing.length > 0 ? (
        <p className={css.note}>
          {t("register.missing", { details: missing.map((one) => t(`register.lacks.${one}`)).join(", ") })}
        </p>
      ) : null}
      <div className={css.columns}>
        <div className={css.column}>
          <section className={offerCss.card} aria-label={t("customer.person")}>
            <div className={offerCss.cardHead}>
              <h2>{t("customer.person")}</h2>
            </div>
            <div className={css.grid} data-card>
              {PERSON.map(({ key, ...field }) => (
                <KeptField
                  key={key}
                  {...field}
                  label={t(`customer.${key}`)}
                  value={customer[key]}
                  maxLength={key === "phone" ? 60 : key === "email" ? 200 : 120}
                  readOnly={readOnly}
                  fault={
                    key === "email"
                      ? (text) => (emailFault(text) ? t("customer.fault.email") : undefined)
                      : undefined
                  }
                  onKeep={(text) => set({ [key]: text })}
                />
              ))}
              <KeptField
                label={t("customer.vatNumber")}
                value={customer.vatNumber}
                autoComplete="off"
                maxLength={40}
                readOnly={readOnly}
                doubt={vat === "doubtful" ? t("customer.vatDoubtful") : undefined}
                onKeep={(vatNumber) => set({ vatNumber })}
              />
            </div>
          </section>
          <section className={offerCss.card} aria-label={t("customer.address")}>
            <div className={offerCss.cardHead}>
              <h2>{t("customer.address")}</h2>
            </div>
            <div data-card className={css.body}>
              <KeptAddress
                section="billing"
                address={customer.address}
                readOnly={readOnly}
                onKeep={(address) => set({ address })}
              />
            </div>
          </section>
          <section className={offerCss.card} aria-label={t("customer.shipping")}>
            <div className={offerCss.cardHead}>
              <h2>{t("customer.shipping")}</h2>
            </div>
            <div data-card className={css.body}>
              <label className={css.same}>
                <input
                  type="checkbox"
                  checked={shipping === undefined}
                  disabled={readOnly}
                  onChange={(event) =>
                    editAgreement({
                      shipping: event.target.checked ? undefined : { ...NO_ADDRESS, ...customer.address },
                    })
                  }
                />
                {t("customer.sameAddress")}
              </label>
              {shipping ? (
                <KeptAddress
                  section="shipping"
                  address={shipping}
                  readOnly={readOnly}
                  onKeep={(address) => editAgreement({ shipping: address })}
                />
              ) : null}
            </div>
          </section>
        </div>
        <div className={css.column}>
          {keepsRegister ? (
            <RegisterCard
              project={{ customer, business: document.business, shipping }}
              code={head.customerCode}
              readOnly={readOnly}
            />
          ) : null}
          <BusinessCard
            business={document.business ?? NO_BUSINESS}
            readOnly={readOnly}
            onChange={(change) =>
              editAgreement({ business: { ...NO_BUSINESS, ...document.business, ...change } })
            }
          />
          {shopRules}
        </div>
      </div>
    </div>
  );
}
