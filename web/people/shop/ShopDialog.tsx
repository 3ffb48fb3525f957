import type { AdministeredShop } from "@stanza/contract";
import { COUNTRY_CODES, currencies, currencyOfCountry, spokenLanguage } from "@stanza/quantities";
import { client, LANGUAGES, languageName, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  type DialogControls,
  DialogForm,
  openDialog,
  SelectField,
  TextField,
  toast,
} from "@stanza/web-ui";
import formCss from "@stanza/web-ui/form.module.css";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { openShopCredits } from "../credits/open-shop-credits.ts";
import css from "../page/People.module.css";
import { administered } from "../person/people-queries.ts";

const DOCUMENT_TYPES = ["SRL", "ITA", "INC", "LTD", "LLC"] as const;
const CODE = /^[A-Z0-9][A-Z0-9_-]{0,30}$/;

interface Edited {
  /** null: a new shop. */
  readonly shop: AdministeredShop | null;
}

function ShopForm({ shop, resolve, close }: Edited & DialogControls<AdministeredShop>) {
  const { t, i18n } = useTranslation();
  const own = spokenLanguage(i18n.language);
  const [code, setCode] = useState(shop?.code ?? "");
  const [name, setName] = useState(shop?.name ?? "");
  const [language, setLanguage] = useState(spokenLanguage(shop?.language ?? own));
  const [country, setCountry] = useState(shop?.country ?? "IT");
  const [currency, setCurrency] = useState(shop?.currency ?? "EUR");
  const [documentType, setDocumentType] = useState(
    DOCUMENT_TYPES.find((one) => one === shop?.documentType) ?? "ITA",
  );
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const countries = useCountries(i18n.language);
  const isNamed = name.trim() !== "";
  const submit = async () => {
    setTried(true);
    if (!isNamed || !CODE.test(code)) return;
    setBusy(true);
    const settings = { name: name.trim(), language, country, documentType };
    const answer = shop
      ? await client.changeShopSettings({ params: { shop: code }, body: { ...settings, rev: shop.rev } })
      : await client.createShop({ body: { ...settings, code, currency } });
    setBusy(false);
    if (answer.status === 200 || answer.status === 201) resolve(answer.body);
    else setRefused(refusalOf(answer.status === 0 ? "no-connection" : answer.body.error));
  };
  return (
    <DialogForm
      submit={t(shop ? "action.save" : "shops.create")}
      busy={isBusy}
      noValidate
      className={css.form}
      onSubmit={() => void submit()}
      onCancel={close}
    >
      <div className={formCss.grid}>
        <TextField
          label={t("shops.code")}
          help={shop ? undefined : t("shops.codeHelp")}
          value={code}
          readOnly={shop !== null}
          error={isTried && !CODE.test(code) ? t("shops.codeFault") : undefined}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          data-autofocus={shop ? undefined : true}
        />
        <TextField
          label={t("settings.name")}
          value={name}
          maxLength={200}
          error={isTried && !isNamed ? t("shops.nameFault") : undefined}
          onChange={(event) => setName(event.target.value)}
          data-autofocus={shop ? true : undefined}
        />
        <SelectField
          label={t("settings.country")}
          value={country}
          onChange={({ target }) => {
            setCountry(target.value);
            if (!shop) setCurrency(currencyOfCountry(target.value));
          }}
          options={countries}
        />
        <SelectField
          label={t("settings.currency")}
          value={currency}
          disabled={shop !== null}
          onChange={({ target }) => setCurrency(target.value)}
          options={[...currencies.keys()].map((one) => ({ value: one, label: one }))}
        />
        <SelectField
          label={t("language.label")}
          value={language}
          onChange={({ target }) => setLanguage(spokenLanguage(target.value))}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <SelectField
          label={t("shops.documentType")}
          help={t("shops.documentTypeHelp")}
          value={documentType}
          onChange={({ target }) =>
            setDocumentType(DOCUMENT_TYPES.find((one) => one === target.value) ?? "ITA")
          }
          options={DOCUMENT_TYPES.map((one) => ({ value: one, label: one }))}
        />
      </div>
      {shop ? <Button onClick={() => void openShopCredits(shop)}>{t("shops.credits")}</Button> : null}
      {refused ? (
        <p className={css.fault} role="alert">
          {t(`people.refused.${refused}`)}
        </p>
      ) : null}
    </DialogForm>
  );
}

const REFUSALS = ["code-taken", "changed-meanwhile", "unknown-currency", "no-connection"] as const;
type Refused = (typeof REFUSALS)[number] | "other";
const refusalOf = (error: string): Refused => REFUSALS.find((one) => one === error) ?? "other";

/** Countries with a currency, by their names in the interface's language. */
function useCountries(language: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
      one.label.localeCompare(other.label, language),
    );
  }, [language]);
}

const shopDialog: Dialog<Edited, AdministeredShop> = {
  options: ({ shop }) => ({
    title: shop?.name ?? translate("shops.new"),
    width: 800,
    mode: "semipersistent",
    single: "shop",
  }),
  Content: ShopForm,
};

/** A shop's settings until they are stored or called off; null: a new shop. */
export async function editShop(shop: AdministeredShop | null): Promise<void> {
  const stored = await openDialog(shopDialog, { shop });
  await administered();
  if (stored)
    toast(translate(shop ? "people.changed" : "shops.created", { name: stored.name }), { kind: "success" });
}
