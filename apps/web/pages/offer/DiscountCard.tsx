import type { Offer } from "@stanza/offer";
import type { Discounts, OfferTerms, TotalGroup } from "@stanza/pricing";
import { formatMoney, formatNumber } from "@stanza/quantities";
import { useTranslation } from "react-i18next";
import { editAgreement } from "../../stores/project-store.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { chainText } from "./chain-text.ts";
import { DecimalField } from "./DecimalField.tsx";
import css from "./Offer.module.css";
import form from "./Terms.module.css";

interface Props {
  readonly offer: Offer;
  readonly terms: OfferTerms;
  readonly readOnly: boolean;
}

const PLACES = [0, 1, 2, 3] as const;

/** Discounts as a chain: up to four on the goods, four on appliances, or the dealer's one. Focus shows the arithmetic. */
export function DiscountCard({ offer, terms, readOnly }: Props) {
  const { t } = useTranslation();
  const { discounts, dealerMode } = terms;
  const change = (next: Partial<Discounts>) =>
    editAgreement({ terms: { ...terms, discounts: { ...discounts, ...next } } });
  const hasAppliances = offer.groups.some((g) =>
    g.positions.some((p) => p.lines.some((line) => line.discountGroup === "appliances")),
  );
  return (
    <section className={css.card} aria-label={t("discount.title")}>
      <div className={css.cardHead}>
        <h2>{t("discount.title")}</h2>
        {readOnly ? null : (
          <Segmented
            label={t("discount.mode")}
            value={dealerMode ? "dealer" : "tiered"}
            onChange={(mode) => editAgreement({ terms: { ...terms, dealerMode: mode === "dealer" } })}
            options={[
              { value: "tiered", label: t("discount.tiered") },
              { value: "dealer", label: t("discount.dealerMode") },
            ]}
          />
        )}
      </div>
      <div className={css.cardBody}>
        {dealerMode ? (
          <Chain
            name={t("discount.dealer")}
            group="dealer"
            places={[0]}
            values={[discounts.dealer]}
            offer={offer}
            readOnly={readOnly}
            onChange={([dealer]) => change({ dealer: dealer ?? 0 })}
          />
        ) : (
          <>
            <Chain
              name={t("discount.standard")}
              group="standard"
              places={PLACES}
              values={discounts.standard}
              offer={offer}
              readOnly={readOnly}
              onChange={(standard) => change({ standard })}
            />
            {hasAppliances || discounts.appliances.length > 0 ? (
              <Chain
                name={t("discount.appliances")}
                group="appliances"
                places={PLACES}
                values={discounts.appliances}
                offer={offer}
                readOnly={readOnly}
                onChange={(appliances) => change({ appliances })}
              />
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

interface ChainProps {
  readonly name: string;
  readonly group: TotalGroup["kind"];
  readonly places: readonly number[];
  readonly values: Discounts["standard"];
  readonly offer: Offer;
  readonly readOnly: boolean;
  readonly onChange: (values: Discounts["standard"]) => void;
}

function Chain({ name, group, places, values, offer, readOnly, onChange }: ChainProps) {
  const { t, i18n } = useTranslation();
  const total = offer.discounts.find((d) => d.group.kind === group);
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const arithmetic = total && chainText(total, money, (n) => formatNumber(n, i18n.language, 4));
  return (
    <fieldset className={form.chain}>
      <legend>{name}</legend>
      <div className={form.chainFields}>
        {places.map((place) => {
          const value = values[place];
          return (
            <DecimalField
              key={place}
              label={t("discount.place", { place: place + 1, name })}
              hideLabel
              unit="%"
              most={100}
              readOnly={readOnly}
              value={
                value === undefined || value === null || value === 0 || value === "0" ? "" : String(value)
              }
              onCommit={(typed) => {
                const next = places.map((p) => values[p] ?? "0");
                next[place] = typed === "" ? "0" : typed;
                while (next.length > 0 && next.at(-1) === "0") next.pop();
                onChange(next);
              }}
            />
          );
        })}
      </div>
      {arithmetic ? <p className={form.arithmetic}>{arithmetic}</p> : null}
    </fieldset>
  );
}
