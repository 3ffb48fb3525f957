import { NO_BUSINESS } from "@stanza/codecs";
import type { Customer } from "@stanza/offer";
import { editAgreement, type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AppLink, paths, sells, useSession } from "@stanza/web-site";
import { Button, buttonClass } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconAddressBook } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { assignCustomer } from "../assign/open-customer-assignment.ts";
import { AddressCards } from "./AddressCards.tsx";
import { BusinessCard } from "./BusinessCard.tsx";
import css from "./Customer.module.css";
import { PersonCard } from "./PersonCard.tsx";
import { RegisterCard } from "./RegisterCard.tsx";
import { missingDetails } from "./register-state.ts";

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
  const keepsRegister = sells(profile);
  const { document, projectId } = open;
  const { customer, business, shipping, head } = document;
  const set = (change: Partial<Customer>) => editAgreement({ customer: { ...customer, ...change } });
  const inItaly = [profile?.shop?.country, customer.address.countryCode].includes("IT");
  const missing = missingDetails({ customer, business, shipping });
  return (
    <div className={pageCss.narrowPage}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("customer.title")}</h1>
          <p className={pageCss.meta}>{head.customerCode || t("customer.notInRegister")}</p>
        </div>
        <AppLink href={paths.offer({ projectId })} className={buttonClass({})}>
          {t(keepsRegister ? "customer.toOffer" : "cart.toDesign")}
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
          <PersonCard customer={customer} readOnly={readOnly} onChange={set} />
          <AddressCards
            billing={customer.address}
            shipping={shipping}
            readOnly={readOnly}
            onBilling={(address) => set({ address })}
            onShipping={(address) => editAgreement({ shipping: address })}
          />
        </div>
        <div className={css.column}>
          {keepsRegister ? (
            <RegisterCard
              project={{ customer, business, shipping }}
              code={head.customerCode}
              readOnly={readOnly}
            />
          ) : null}
          {keepsRegister ? (
            <>
              <BusinessCard
                business={business ?? NO_BUSINESS}
                inItaly={inItaly}
                readOnly={readOnly}
                onChange={(change) => editAgreement({ business: { ...NO_BUSINESS, ...business, ...change } })}
              />
              {shopRules}
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}
