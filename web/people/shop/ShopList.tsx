import type { AdministeredShop } from "@stanza/contract";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, ErrorState, Skeleton } from "@stanza/web-ui";
import { IconBuildingStore } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import { useShops } from "../person/people-queries.ts";
import { openShop } from "./open-shop.ts";

/** The shops of the site; pressed, a shop's settings. What each sells is decided with the catalogues. */
export function ShopList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useShops();
  return (
    <>
      <div className={css.bar}>
        <p className={css.quiet}>{t("shops.text")}</p>
        <AppLink href={paths.assortment()} className={buttonClass({})}>
          {t("assortment.title")}
        </AppLink>
        <Button
          variant="primary"
          icon={<IconBuildingStore size={18} stroke={1.7} />}
          onClick={() => void openShop(null)}
        >
          {t("shops.new")}
        </Button>
      </div>
      {data ? (
        <ul className={css.list} aria-label={t("people.tab.shops")}>
          {data.map((shop) => (
            <ShopRow key={shop.code} shop={shop} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t("shops.failed")}
          details={error.message}
          actions={<Button onClick={() => void refetch()}>{t("action.tryAgain")}</Button>}
        />
      ) : (
        <div className={css.panel} aria-busy="true" role="status" aria-label={t("people.loading")}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
    </>
  );
}

function ShopRow({ shop }: { readonly shop: AdministeredShop }) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={css.row} onClick={() => void openShop(shop)}>
        <span className={css.who}>
          <strong>{shop.name}</strong>
          <small>{shop.code}</small>
        </span>
        <span>{[shop.country, shop.currency, shop.documentType].join(" · ")}</span>
        <span className={css.quiet}>{t("shops.people", { count: shop.people })}</span>
        <span />
      </button>
    </li>
  );
}
