import { changeShop, sells, useSession } from "@stanza/web-site";
import { Button, toast } from "@stanza/web-ui";
import { IconBuildingStore, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";
import { sayChanged } from "./say-changed.ts";

const icon = { size: 18, stroke: 1.6 } as const;

/** The shop that the person works for, and the others that they may work for; prices and rights follow (spec 2 §7 setShop). */
export function ShopTab() {
  const { t, i18n } = useTranslation();
  const profile = useSession((state) => state.profile);
  const [going, setGoing] = useState<string | null>(null);
  if (!profile) return null;
  const { shop, shops } = profile;
  const go = async (code: string) => {
    const before = shop.code;
    setGoing(code);
    const isChanged = await changeShop(code);
    setGoing(null);
    if (isChanged) sayChanged(() => void back(before));
    else toast(t("account.shopFailed"), { key: "settings", kind: "error" });
  };
  const back = async (code: string) => {
    if (!(await changeShop(code))) toast(t("account.shopFailed"), { key: "settings", kind: "error" });
  };
  const lists = [...new Set(Object.values(shop.priceLists))].join(", ");
  const country = shop.country
    ? (new Intl.DisplayNames([i18n.language], { type: "region" }).of(shop.country) ?? shop.country)
    : "";
  return (
    <div className={css.settings}>
      <Facts
        of={[
          [t("account.shop"), shop.name],
          [t("settings.country"), country],
          [t("settings.currency"), shop.currency],
          // Which lists a shop buys by is its own matter.
          ...(sells(profile) && lists ? ([[t("settings.priceLists"), lists]] as const) : []),
        ]}
      />
      {shops.length > 1 ? (
        <section className={css.setting}>
          <h2>{t("settings.workFor")}</h2>
          <p>{t("settings.workForText")}</p>
          <div className={css.shops}>
            {shops.map(({ code, name }) => (
              <Button
                key={code}
                full
                busy={going === code}
                aria-pressed={code === shop.code}
                icon={code === shop.code ? <IconCheck {...icon} /> : <IconBuildingStore {...icon} />}
                onClick={() => (code === shop.code ? undefined : void go(code))}
              >
                {name}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
