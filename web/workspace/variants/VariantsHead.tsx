import { textIn } from "@stanza/catalogue";
import { type EvaluatedRow, isCloset } from "@stanza/evaluation";
import { setQuantity } from "@stanza/project";
import { decimal, decimalText, formatMoney, sumOf } from "@stanza/quantities";
import { ArticlePicture, makerPicture } from "@stanza/web-pictures";
import {
  NumberField,
  openWhyPrice,
  Price,
  signedPrice,
  transact,
  useCatalogues,
  useEvaluation,
  useMayExplainPrices,
  useShownPrice,
} from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, cx } from "@stanza/web-ui";
import reach from "@stanza/web-ui/reach.module.css";
import { IconStairs } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useShallow } from "zustand/react/shallow";
import { usePriceDelta } from "./use-price-delta.ts";
import css from "./VariantsPanel.module.css";

interface Props {
  readonly rows: readonly EvaluatedRow[];
  /** Why nothing can be changed. */
  readonly reason?: string;
  /** Some of what can be chosen is not of all of them. */
  readonly ofSome?: boolean;
  /** It is all there is: seen beside this, with what goes with it and the price of both below. */
  readonly isSeen?: boolean;
}

/** The price; for those who may see it, it opens how it came about. */
function PriceNow({
  amounts,
  total,
  currency,
}: {
  readonly amounts: readonly string[];
  readonly total: string;
  readonly currency: string;
}) {
  const { t, i18n } = useTranslation();
  const mayAsk = useMayExplainPrices();
  const shown = useShownPrice();
  if (!mayAsk) return <Price amount={total} currency={currency} />;
  const label = t("whyPrice.now", { price: formatMoney(shown(total, currency), currency, i18n.language) });
  return (
    <button
      type="button"
      className={cx(css.why, reach.reach)}
      aria-label={label}
      title={t("whyPrice.title")}
      onClick={() => openWhyPrice(...amounts.map((rowId) => ({ kind: "row", rowId }) as const))}
    >
      <Price amount={total} currency={currency} />
    </button>
  );
}

/** The selection: picture, name, code, quantity, and the price with the effect of the last choice. */
export function VariantsHead({ rows, reason, ofSome = false, isSeen = false }: Props) {
  const { t, i18n } = useTranslation();
  const [first] = rows;
  const loaded = useCatalogues((state) => state.loaded);
  const updating = useEvaluation((state) => state.updating);
  const currency = useEvaluation((state) => state.priced?.currency);
  const prices = useEvaluation(
    useShallow(({ priced }) => {
      const ids = new Set(rows.map(({ row }) => row.id));
      return priced?.rows.filter(({ rowId }) => ids.has(rowId)) ?? [];
    }),
  );
  const isUnpriced = prices.some(({ lines }) => lines.some(({ price }) => price.kind === "unpriced"));
  const total =
    prices.length > 0 ? decimalText(sumOf(prices.map((row) => decimal(row.total))), 2) : undefined;
  const delta = usePriceDelta(rows.map(({ row }) => row.id).join(), total);
  if (!first) return null;
  const isOne = rows.length === 1;
  const name = isOne
    ? textIn(first.description, i18n.language)
    : t("variants.several", { count: rows.length });
  return (
    <header className={css.head} data-seen={isSeen || undefined}>
      {isSeen ? null : (
        <div className={css.pictures} data-count={Math.min(rows.length, 3)}>
          {rows.slice(0, 3).map((row, place) => (
            <ArticlePicture
              // The place, so that the picture is replaced when another row is selected instead of blinking.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={place}
              article={row.article}
              catalogue={loaded.get(row.row.catalogue)?.open}
              photo={makerPicture(row, loaded.get(row.row.catalogue)?.open)}
              className={css.picture}
            />
          ))}
        </div>
      )}
      <div className={css.facts}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.code}>
          {isOne ? first.row.article : t(ofSome ? "variants.ofSome" : "variants.severalHint")}
        </p>
        <div className={css.priceLine}>
          <span className={cx(css.price, updating && css.updating)} aria-busy={updating}>
            {isUnpriced ? (
              <span className={css.noPrice}>{t("variants.noPrice")}</span>
            ) : total !== undefined && currency && !isSeen ? (
              <PriceNow amounts={prices.map(({ rowId }) => rowId)} total={total} currency={currency} />
            ) : null}
          </span>
          {delta !== null && currency && !isUnpriced ? (
            <span className={css.delta} data-less={delta.startsWith("-") || undefined}>
              {signedPrice(delta, currency, i18n.language)}
            </span>
          ) : null}
        </div>
      </div>
      {isOne && !isSeen && isCloset(first.article) ? (
        <AppLink
          href={paths.closet({ rowId: first.row.id })}
          className={cx(buttonClass({ size: "sm" }), css.design)}
        >
          <IconStairs size={17} aria-hidden="true" />
          {t("closet.design")}
        </AppLink>
      ) : null}
      {isOne && !first.automatic ? (
        <div className={css.quantity}>
          <NumberField
            label={t("variants.quantity")}
            value={first.row.quantity}
            unit="pcs"
            lengthUnit="mm"
            min={1}
            max={9999}
            step={1}
            decimals={0}
            reason={reason}
            inline
            onCommit={(quantity, gesture) => {
              const whole = Math.min(9999, Math.max(1, Math.round(quantity)));
              transact(
                "edit.quantity",
                (project) => setQuantity(project, { row: first.row.id, quantity: whole }),
                {
                  gesture: `quantity ${gesture}`,
                },
              );
            }}
          />
        </div>
      ) : first.automatic ? (
        <p className={css.generated}>{t("variants.generated")}</p>
      ) : null}
    </header>
  );
}
