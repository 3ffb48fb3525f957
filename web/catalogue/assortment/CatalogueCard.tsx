import { textIn } from "@stanza/catalogue";
import type { AssortmentCatalogue, AssortmentShop } from "@stanza/contract";
import { AppLink, client, paths, useFormats } from "@stanza/web-site";
import { Button, buttonClass, cx, SelectField, toast } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Assortment.module.css";
import { refreshAssortment, sellBy } from "./assortment-query.ts";

interface Props {
  readonly catalogue: AssortmentCatalogue;
  readonly shops: readonly AssortmentShop[];
}

const NOT_SOLD = "";

/** One catalogue: by which list each shop sells it, its lists with their days, its versions. */
export function CatalogueCard({ catalogue, shops }: Props) {
  const { t, i18n } = useTranslation();
  const name = textIn(catalogue.description, i18n.language);
  return (
    <section className={pageCss.card} aria-label={name}>
      <div className={pageCss.cardHead}>
        <h2>{name}</h2>
        <span className={pageCss.meta}>{catalogue.code}</span>
      </div>
      <div className={css.parts}>
        <div>
          <h3>{t("assortment.shops")}</h3>
          <div className={css.shops}>
            {shops.map((shop) => (
              <ShopField key={shop.code} shop={shop} catalogue={catalogue} />
            ))}
          </div>
        </div>
        <PriceLists catalogue={catalogue} />
        <Versions catalogue={catalogue} />
      </div>
    </section>
  );
}

function ShopField({ shop, catalogue }: { readonly shop: AssortmentShop } & Pick<Props, "catalogue">) {
  const { t } = useTranslation();
  const sold = shop.priceLists[catalogue.code];
  const isKnown = sold === undefined || catalogue.priceLists.some(({ code }) => code === sold);
  return (
    <SelectField
      label={`${shop.name} (${shop.currency})`}
      value={sold ?? NOT_SOLD}
      error={isKnown ? undefined : t("assortment.listGone", { list: sold })}
      options={[
        { value: NOT_SOLD, label: t("assortment.notSold") },
        ...catalogue.priceLists.map(({ code, currency }) => ({
          value: code,
          label: `${code} · ${currency}`,
        })),
        ...(isKnown ? [] : [{ value: sold, label: sold }]),
      ]}
      onChange={async ({ target }) => {
        const list = target.value === NOT_SOLD ? null : target.value;
        const taken = await sellBy(shop.code, catalogue.code, list);
        if (!taken) toast(t("assortment.notTaken", { shop: shop.name }), { kind: "error" });
      }}
    />
  );
}

function PriceLists({ catalogue }: Pick<Props, "catalogue">) {
  const { t, i18n } = useTranslation();
  const { day } = useFormats();
  return (
    <div>
      <h3>{t("assortment.lists")}</h3>
      {catalogue.priceLists.length === 0 ? <p className={pageCss.meta}>{t("assortment.noLists")}</p> : null}
      <ul className={css.rows}>
        {catalogue.priceLists.map(({ code, description, currency, validFrom, validTo }) => (
          <li key={code}>
            <span>
              <strong>{code}</strong> {textIn(description, i18n.language)}
            </span>
            <span className={pageCss.meta}>
              {currency} ·{" "}
              {validTo === undefined
                ? t("assortment.from", { day: day(validFrom) })
                : t("assortment.fromTo", { from: day(validFrom), to: day(validTo) })}
            </span>
          </li>
        ))}
      </ul>
      {catalogue.priceLists.length === 0 || catalogue.isSoldElsewhere || catalogue.isOfTables ? null : (
        <AppLink
          href={paths.tableImport({ prices: catalogue.code })}
          className={cx(buttonClass({ size: "sm" }), css.newPrices)}
          aria-label={t("assortment.newPricesOf", { name: textIn(catalogue.description, i18n.language) })}
        >
          {t("assortment.newPrices")}
        </AppLink>
      )}
    </div>
  );
}

function Versions({ catalogue }: Pick<Props, "catalogue">) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [busy, setBusy] = useState<string | null>(null);
  const use = async (version: string) => {
    setBusy(version);
    const answer = await client.restoreCatalogueVersion({
      params: { catalogue: catalogue.code },
      body: { version },
    });
    setBusy(null);
    if (answer.status === 200) await refreshAssortment();
    else toast(t("assortment.versionNotTaken"), { kind: "error" });
  };
  return (
    <div>
      <h3>{t("assortment.versions")}</h3>
      {catalogue.isSoldElsewhere ? <p className={pageCss.meta}>{t("assortment.soldElsewhere")}</p> : null}
      <ul className={css.rows}>
        {catalogue.versions.map(({ version, number, publishedAt, isInUse }) => (
          <li key={version}>
            <span>
              <strong>{t("assortment.version", { number })}</strong>{" "}
              <span className={pageCss.meta}>{version}</span>
            </span>
            {isInUse ? (
              <span className={css.inUse}>{t("assortment.inUse")}</span>
            ) : catalogue.isSoldElsewhere ? null : (
              <Button size="sm" disabled={busy !== null} onClick={() => void use(version)}>
                {t("assortment.useVersion", { number })}
              </Button>
            )}
            <span className={pageCss.meta}>{moment(publishedAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
