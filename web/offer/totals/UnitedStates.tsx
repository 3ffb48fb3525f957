import type { OfferTerms } from "@stanza/pricing";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../rows/DecimalField.tsx";
import form from "../terms/Terms.module.css";

interface Props {
  readonly terms: OfferTerms;
  readonly readOnly: boolean;
  /** American rules hold, by the shop or by the document's own flag. */
  readonly isOn: boolean;
  readonly onChange: (change: Partial<OfferTerms>) => void;
}

/** The document's USA flag and, where American rules hold, sales tax and what it falls on besides goods. */
export function UnitedStates({ terms, readOnly, isOn, onChange }: Props) {
  const { t } = useTranslation();
  const { tax } = terms;
  const byShop = isOn && !terms.unitedStates;
  return (
    <>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={readOnly || byShop}
          onChange={(event) => onChange({ unitedStates: event.target.checked })}
        />
        {t(byShop ? "terms.usaByShop" : "terms.usa")}
      </label>
      {isOn ? (
        <div className={form.fields}>
          <DecimalField
            label={t("terms.salesTax")}
            help={t("terms.salesTaxHelp")}
            unit="%"
            most={100}
            readOnly={readOnly}
            value={tax.salesTax === undefined || tax.salesTax === null ? "" : String(tax.salesTax)}
            onCommit={(value) => onChange({ tax: { ...tax, salesTax: value === "" ? undefined : value } })}
          />
          <div>
            <label className={form.check}>
              <input
                type="checkbox"
                checked={tax.deliveryTaxed}
                disabled={readOnly}
                onChange={(event) => onChange({ tax: { ...tax, deliveryTaxed: event.target.checked } })}
              />
              {t("terms.deliveryTaxed")}
            </label>
            <label className={form.check}>
              <input
                type="checkbox"
                checked={tax.installationTaxed}
                disabled={readOnly}
                onChange={(event) => onChange({ tax: { ...tax, installationTaxed: event.target.checked } })}
              />
              {t("terms.installationTaxed")}
            </label>
          </div>
        </div>
      ) : null}
    </>
  );
}
