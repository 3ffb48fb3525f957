import type { AdministeredShop } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import { client, translate } from "@stanza/web-site";
import { Button, type Dialog, type DialogControls, DialogForm, openDialog, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openShopCredits } from "../credits/open-shop-credits.ts";
import css from "../page/People.module.css";
import { administered } from "../person/people-queries.ts";
import { ShopFields } from "./ShopFields.tsx";
import { ShopMoneyFields } from "./ShopMoneyFields.tsx";
import { ShopPaperFields } from "./ShopPaperFields.tsx";
import { draftOf, faultsOf, type ShopDraft, termsOf } from "./shop-draft.ts";

interface Edited {
  /** null: a new shop. */
  readonly shop: AdministeredShop | null;
}

function ShopForm({ shop, resolve, close }: Edited & DialogControls<AdministeredShop>) {
  const { t, i18n } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(shop, spokenLanguage(i18n.language)));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const faults = faultsOf(draft);
  const submit = async () => {
    setTried(true);
    if (faults.length > 0) return;
    setBusy(true);
    const answer = await storeShop(shop, draft);
    setBusy(false);
    if (answer.status === 200 || answer.status === 201) resolve(answer.body);
    else setRefused(refusalOf(answer.status === 0 ? "no-connection" : answer.body.error));
  };
  const fields = {
    draft,
    faults: isTried ? faults : [],
    onChange: (changed: Partial<ShopDraft>) => setDraft({ ...draft, ...changed }),
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
      <ShopFields {...fields} isNew={shop === null} />
      <ShopPaperFields {...fields} />
      <ShopMoneyFields {...fields} />
      {shop ? (
        <div>
          <Button onClick={() => void openShopCredits(shop)}>{t("shops.credits")}</Button>
        </div>
      ) : null}
      {refused ? (
        <p className={css.fault} role="alert">
          {t(`people.refused.${refused}`)}
        </p>
      ) : null}
    </DialogForm>
  );
}

function storeShop(shop: AdministeredShop | null, draft: ShopDraft) {
  const { code, currency, language, country, documentType } = draft;
  const settings = { name: draft.name.trim(), language, country, documentType, terms: termsOf(draft) };
  return shop
    ? client.changeShopSettings({ params: { shop: code }, body: { ...settings, rev: shop.rev } })
    : client.createShop({ body: { ...settings, code, currency } });
}

const REFUSALS = [
  "code-taken",
  "changed-meanwhile",
  "unknown-currency",
  "unknown-time-zone",
  "no-connection",
] as const;
type Refused = (typeof REFUSALS)[number] | "other";
const refusalOf = (error: string): Refused => REFUSALS.find((one) => one === error) ?? "other";

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
