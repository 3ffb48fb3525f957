import { changeShop, sells, useMeasures, useSession } from "@stanza/web-site";
import { SelectField, toast } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";
import { tellSaved } from "./tell-saved.ts";

/** The shop that is worked for, with what follows from it: price lists, currency and units (spec 2 §6). */
export function ShopSettings() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const measures = useMeasures();
  const [isBusy, setBusy] = useState(false);
  if (!profile) return null;
  const { shop, shops } = profile;
  const choose = async (code: string, isUndo = false) => {
    setBusy(true);
    const isChanged = await changeShop(code);
    setBusy(false);
    if (!isChanged) toast(t("account.shopFailed"), { kind: "error" });
    else if (!isUndo) tellSaved(() => void choose(shop.code, true));
  };
  const lists = sells(profile) ? [...new Set(Object.values(shop.priceLists))].join(", ") : "";
  return (
    <>
      {shops.length > 1 ? (
        <div className={css.field}>
          <SelectField
            label={t("account.shop")}
            value={shop.code}
            disabled={isBusy}
            onChange={(event) => void choose(event.target.value)}
            options={shops.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
      ) : null}
      <Facts
        facts={[
          [t("account.shop"), shops.length > 1 ? "" : shop.name],
          [t("settings.country"), shop.country],
          [t("settings.currency"), shop.currency],
          [t("settings.priceLists"), lists],
          [t("settings.units"), t(measures.length === "MM" ? "settings.metric" : "settings.imperial")],
        ]}
      />
    </>
  );
}
