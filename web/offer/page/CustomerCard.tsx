import type { ProjectDocument } from "@stanza/codecs";
import { addressLines, customerName } from "@stanza/offer";
import { assignCustomer, editCustomer } from "@stanza/web-customer";
import { useProject } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconAddressBook, IconPencil, IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import form from "../terms/Terms.module.css";

/** Whom the offer is for. */
export function CustomerCard({
  document,
  readOnly,
}: {
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  const projectId = useProject((state) => state.open?.projectId ?? null);
  const { customer } = document;
  const { address } = customer;
  const name = customerName(customer);
  const lines = addressLines(address);
  const isEmpty = name === "" && lines.length === 0 && customer.email === "" && customer.phone === "";
  return (
    <section className={css.card} aria-label={t("customer.title")}>
      <div className={css.cardHead}>
        <h2>{t("customer.title")}</h2>
        {readOnly || isEmpty ? null : (
          <span className={css.headAction}>
            <AppLink
              className={buttonClass({ size: "sm", variant: "subtle" })}
              href={paths.customerInfo({ projectId })}
            >
              {t("customer.all")}
            </AppLink>
            <Button
              size="sm"
              icon={<IconPencil size={16} stroke={1.7} />}
              onClick={() => void editCustomer()}
            >
              {t("action.edit")}
            </Button>
          </span>
        )}
      </div>
      <div className={css.cardBody}>
        {isEmpty ? (
          <>
            <p className={css.meta}>{t("customer.none")}</p>
            {readOnly ? null : (
              <>
                <Button icon={<IconAddressBook size={18} stroke={1.7} />} onClick={assignCustomer}>
                  {t("assignment.open")}
                </Button>
                <Button icon={<IconUserPlus size={18} stroke={1.7} />} onClick={() => void editCustomer()}>
                  {t("customer.add")}
                </Button>
              </>
            )}
          </>
        ) : (
          <address className={form.address}>
            {name ? <strong>{name}</strong> : null}
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : null}
            {customer.phone ? (
              <a href={`tel:${customer.phone.replace(/[^\d+]/g, "")}`}>{customer.phone}</a>
            ) : null}
            {customer.vatNumber ? (
              <span className={css.meta}>
                {t("customer.vatNumber")} {customer.vatNumber}
              </span>
            ) : null}
          </address>
        )}
      </div>
    </section>
  );
}
