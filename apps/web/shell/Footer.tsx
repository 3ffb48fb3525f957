import { sells, useSession } from "@stanza/web-site";
import { useTranslation } from "react-i18next";
import css from "./Footer.module.css";

/** On content screens: for which shop, with which price lists, in which currency. */
export function Footer() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  // Which lists a shop buys by is its own matter.
  const lists =
    sells(profile) && profile ? [...new Set(Object.values(profile.shop.priceLists))].join(", ") : "";
  return (
    <footer className={css.footer}>
      {profile ? (
        <>
          <span>{profile.shop.name}</span>
          {lists ? <span>{t("footer.priceList", { list: lists })}</span> : null}
          <span>{profile.shop.currency}</span>
        </>
      ) : null}
    </footer>
  );
}
