import type { DiscountGuard } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import type { Discounts, OfferTerms, TotalGroup } from "@stanza/pricing";
import { formatMoney, formatNumber, formatPercent } from "@stanza/quantities";
import { editAgreement } from "@stanza/web-project";
import { IconButton, Segmented, SelectField } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chainText } from "../rows/chain-text.ts";
import { DecimalField } from "../rows/DecimalField.tsx";
import form from "../terms/Terms.module.css";

interface Props {
  readonly offer: Pick<Offer, "groups" | "discounts" | "currency">;
  readonly terms: OfferTerms;
  readonly readOnly: boolean;
  /** Said beside the fields where it is broken. */
  readonly guard: DiscountGuard | undefined;
  /** Opens the card in a dialog of its own. Without it there is no button for that. */
  readonly onOpen?: () => void;
}

const PLACES = [0, 1, 2, 3] as const;

/** Discounts as a chain: up to four on the goods, four on appliances, or the dealer's one. Focus shows the arithmetic. */
export function DiscountCard({ offer, terms, readOnly, guard, onOpen }: Props) {
  const { t, i18n } = useTranslation();
  const { discounts } = terms;
  const { dealerMode } = terms;
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
        {onOpen === undefined || readOnly ? null : (
          <IconButton
            label={t("discount.open")}
            icon={<IconArrowsMaximize size={16} stroke={1.7} />}
            onClick={onOpen}
          />
        )}
      </div>
      <div className={css.cardBody}>
        <SelectField
          label={t("discount.profile")}
          value={terms.profile}
          disabled={readOnly}
          onChange={(event) =>
            editAgreement({
              terms: { ...terms, profile: event.target.value === "catalogue" ? "catalogue" : "tiered" },
            })
          }
          options={[
            { value: "tiered", label: t("discount.profile.tiered") },
            { value: "catalogue", label: t("discount.profile.catalogue") },
          ]}
        />
        {terms.profile === "catalogue"
          ? offer.groups.map(({ catalogue, title }) => (
              <Chain
                key={catalogue}
                name={title}
                of={{ kind: "catalogue", catalogue }}
                places={[0]}
                values={[discounts.catalogues[catalogue]]}
                offer={offer}
                readOnly={readOnly}
                onChange={([own]) =>
                  change({ catalogues: { ...discounts.catalogues, [catalogue]: own ?? 0 } })
                }
              />
            ))
          : null}
        {dealerMode ? (
          <Chain
            name={t("discount.dealer")}
            of={{ kind: terms.profile === "catalogue" ? "document" : "dealer" }}
            places={[0]}
            values={[discounts.dealer]}
            offer={offer}
            readOnly={readOnly}
            onChange={([dealer]) => change({ dealer: dealer ?? 0 })}
          />
        ) : terms.profile === "catalogue" ? (
          <Chain
            name={t("discount.document")}
            of={{ kind: "document" }}
            places={[0, 1]}
            values={discounts.document}
            offer={offer}
            readOnly={readOnly}
            onChange={(document) => change({ document })}
          />
        ) : (
          <>
            <Chain
              name={t("discount.standard")}
              of={{ kind: "standard" }}
              places={PLACES}
              values={discounts.standard}
              offer={offer}
              readOnly={readOnly}
              onChange={(standard) => change({ standard })}
            />
            {hasAppliances || discounts.appliances.length > 0 ? (
              <Chain
                name={t("discount.appliances")}
                of={{ kind: "appliances" }}
                places={PLACES}
                values={discounts.appliances}
                offer={offer}
                readOnly={readOnly}
                onChange={(appliances) => change({ appliances })}
              />
            ) : null}
          </>
        )}
        {guard?.needsApproval ? (
          <p className={form.above} role="alert">
            {t("discount.above", {
              percent: formatPercent(guard.percent, i18n.language),
              limit: formatPercent(guard.limit ?? "0", i18n.language),
            })}
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface ChainProps {
  readonly name: string;
  readonly of: TotalGroup;
  readonly places: readonly number[];
  readonly values: Discounts["standard"];
  readonly offer: Pick<Offer, "groups" | "discounts" | "currency">;
  readonly readOnly: boolean;
  readonly onChange: (values: Discounts["standard"]) => void;
}

function Chain({ name, of, places, values, offer, readOnly, onChange }: ChainProps) {
  const { t, i18n } = useTranslation();
  const total = offer.discounts.find(
    ({ group }) =>
      group.kind === of.kind &&
      (group.kind !== "catalogue" || (of.kind === "catalogue" && group.catalogue === of.catalogue)),
  );
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
