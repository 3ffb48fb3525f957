import type { ProjectDocument } from "@stanza/codecs";
import { pricingShop } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import {
  type Charge,
  documentTypeOf,
  INCREASE_RANGE,
  type Instalment,
  isUsShop,
  newOfferTerms,
  type OfferTerms,
  US_DELIVERY_CODE,
} from "@stanza/pricing";
import { editAgreement } from "@stanza/web-project";
import { LANGUAGES, useSells, useSession } from "@stanza/web-site";
import { lazyPart, SelectField, TextArea, TextField } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../rows/DecimalField.tsx";
import { UnitedStates } from "../totals/UnitedStates.tsx";
import form from "./Terms.module.css";

const InstalmentFields = lazyPart(async () => (await import("./InstalmentFields.tsx")).InstalmentFields);

interface Props {
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
  /** As quoted. `unitedStates`: American taxes, a sales tax, and whether delivery and installation are taxed. */
  readonly offer: Pick<Offer, "unitedStates" | "instalments" | "currency">;
}

/** No charge (spec 2 §3). */
const FREE = "02";
/** ASSUMED: charged (quote.md §4.2 [21]). */
const CHARGED = US_DELIVERY_CODE;

/** Delivery, installation, tax, payment, validity, lead time, notes: each kept as soon as its field is left. */
export function TermsCard({ document, readOnly, offer }: Props) {
  const { unitedStates } = offer;
  const sells = useSells();
  const { t, i18n } = useTranslation();
  const { terms } = document;
  const change = (next: Partial<OfferTerms>) => editAgreement({ terms: { ...terms, ...next } });
  const shop = useSession((state) => state.profile?.shop);
  const alwaysCharged = shop !== undefined && isUsShop(shop);
  const changeLanguage = (language: string): void => {
    const type = documentTypeOf(shop?.documentType, language);
    // Document type 1 is Italian, 2 the same in another language (spec 2 §6).
    const isItalian = terms.documentType === 1 || terms.documentType === 2;
    const documentType = isItalian && type !== undefined ? { documentType: type } : {};
    editAgreement({ language, terms: { ...terms, ...documentType } });
  };
  /** Words that name a deposit would contradict a schedule; without one the usual words come back. */
  const wordsFor = (schedule: readonly Instalment[]): Partial<OfferTerms> => {
    if (schedule.length > 0) return terms.paymentTerms.includes("%") ? { paymentTerms: "" } : {};
    if (terms.paymentTerms !== "" || !shop) return {};
    const { instalments: _, ...usual } = pricingShop(shop);
    return { paymentTerms: newOfferTerms(usual, document.language ?? i18n.language).paymentTerms };
  };
  const vat = terms.dealerMode ? terms.tax.dealerVat : terms.tax.offerVat;
  return (
    <section className={css.card} aria-label={t("terms.title")}>
      <div className={css.cardHead}>
        <h2>{t("terms.title")}</h2>
      </div>
      <div className={css.cardBody}>
        <ChargeFields
          name={t("terms.delivery")}
          charge={alwaysCharged ? { ...terms.delivery, code: US_DELIVERY_CODE } : terms.delivery}
          readOnly={readOnly}
          always={alwaysCharged}
          onChange={(delivery) => change({ delivery })}
        />
        <ChargeFields
          name={t("terms.installation")}
          charge={terms.installation}
          readOnly={readOnly}
          onChange={(installation) => change({ installation })}
        />
        <div className={form.fields}>
          {unitedStates && !terms.dealerMode ? null : (
            <DecimalField
              label={t(unitedStates ? "link.salesTax" : "terms.vat")}
              unit="%"
              most={100}
              readOnly={readOnly}
              value={vat === undefined ? "" : String(vat)}
              onCommit={(value) => {
                const rate = value === "" ? undefined : value;
                change({ tax: { ...terms.tax, [terms.dealerMode ? "dealerVat" : "offerVat"]: rate } });
              }}
            />
          )}
          <Text
            label={t("terms.validity")}
            value={terms.validity}
            readOnly={readOnly}
            onCommit={(validity) => change({ validity })}
          />
        </div>
        <UnitedStates terms={terms} readOnly={readOnly} isOn={unitedStates} onChange={change} />
        <div className={form.fields}>
          <DecimalField
            label={t("terms.increase")}
            help={t("terms.increaseHelp")}
            readOnly={readOnly}
            value={String(document.head.pricesIncrease ?? "1")}
            least={Number(INCREASE_RANGE.from)}
            most={Number(INCREASE_RANGE.to)}
            onCommit={(value) => editAgreement({ head: { pricesIncrease: value === "" ? "1" : value } })}
          />
          <SelectField
            label={t("terms.language")}
            disabled={readOnly}
            value={document.language ?? i18n.language}
            onChange={(event) => changeLanguage(event.target.value)}
            options={LANGUAGES.map((code) => ({ value: code, label: languageName(code, i18n.language) }))}
          />
        </div>
        <Text
          label={t("terms.payment")}
          value={terms.paymentTerms}
          readOnly={readOnly}
          onCommit={(paymentTerms) => change({ paymentTerms })}
        />
        {sells ? (
          <InstalmentFields
            schedule={terms.instalments ?? []}
            totals={offer.instalments}
            currency={offer.currency}
            language={document.language ?? i18n.language}
            readOnly={readOnly}
            onChange={(instalments) => change({ instalments, ...wordsFor(instalments) })}
          />
        ) : null}
        <Text
          label={t("terms.leadTime")}
          value={terms.leadTime}
          readOnly={readOnly}
          onCommit={(leadTime) => change({ leadTime })}
        />
        <TextArea
          key={`notes-${document.notes}`}
          label={t("terms.notes")}
          defaultValue={document.notes}
          readOnly={readOnly}
          onBlur={(event) => {
            if (event.target.value !== document.notes) editAgreement({ notes: event.target.value });
          }}
        />
      </div>
    </section>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onCommit: (value: string) => void;
}

function Text({ label, value, readOnly, onCommit }: TextProps) {
  return (
    <TextField
      key={value}
      label={label}
      defaultValue={value}
      readOnly={readOnly}
      onBlur={(event) => {
        const text = event.target.value.trim();
        if (text !== value) onCommit(text);
      }}
    />
  );
}

interface ChargeProps {
  readonly name: string;
  readonly charge: Charge;
  readonly readOnly: boolean;
  /** It is never free of charge: where the code says so the shop's rule charges it. */
  readonly always?: boolean;
  readonly onChange: (charge: Charge) => void;
}

function ChargeFields({ name, charge, readOnly, always = false, onChange }: ChargeProps) {
  const { t } = useTranslation();
  const isFree = (charge.code ?? FREE) === FREE;
  return (
    <div className={form.fields}>
      <SelectField
        label={name}
        value={isFree ? FREE : (charge.code ?? CHARGED)}
        disabled={readOnly || always}
        help={always ? t("terms.alwaysCharged") : undefined}
        onChange={(event) => onChange({ ...charge, code: event.target.value })}
        options={[
          { value: FREE, label: t("terms.free") },
          { value: isFree ? CHARGED : (charge.code ?? CHARGED), label: t("terms.charged") },
        ]}
      />
      <DecimalField
        label={t("terms.priceOf", { name })}
        readOnly={readOnly || isFree}
        value={charge.price === undefined || charge.price === null ? "" : String(charge.price)}
        onCommit={(price) => onChange({ ...charge, price: price === "" ? "0" : price })}
      />
    </div>
  );
}

const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
