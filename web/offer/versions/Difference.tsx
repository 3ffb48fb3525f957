import type { OfferSummary } from "@stanza/contract";
import type { AmountChange, OfferDifference, PositionChange } from "@stanza/offer";
import { decimal, decimalPlaces, decimalText, formatNumber } from "@stanza/quantities";
import { signedMoney } from "@stanza/web-project";
import { AnswerError, client, okBody } from "@stanza/web-site";
import { Button, cx, Money, Skeleton } from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "./OfferVersions.module.css";

/** Each sum stands below what it is the sum of. */
const TOTALS = [
  "gross",
  "discount",
  "services",
  "delivery",
  "installation",
  "netTotal",
  "tax",
  "rounding",
  "payable",
] as const;

interface Props {
  /** The earlier and the later offer. */
  readonly from: OfferSummary;
  readonly to: OfferSummary;
}

/** The changes of the later version: rows added, removed, moved and changed, with the price of each and in total. */
export function Difference({ from, to }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["offer-difference", from.id, from.payable, to.id, to.payable],
    // Both are frozen: their difference is what it is, until one is accepted with options.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, failed) => count < 2 && !(failed instanceof AnswerError && failed.status === 409),
    queryFn: async ({ signal }) =>
      okBody(await client.compareOffers({ params: { id: from.id, other: to.id }, signal }))
        .difference as OfferDifference,
  });
  if (error instanceof AnswerError && error.status === 409)
    return <p className={css.nothing}>{t("offerVersions.otherCurrency")}</p>;
  if (error && !data)
    return (
      <p role="alert">
        {t("offerVersions.failed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={200} />;
  return (
    <table className={cx(comparisonCss.comparison, comparisonCss.rows, css.rows)}>
      <caption className="visually-hidden">{t("offerVersions.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("offerVersions.row")}</th>
          <th scope="col">{t("offerVersions.before")}</th>
          <th scope="col">{t("offerVersions.after")}</th>
          <th scope="col">{t("offerVersions.change")}</th>
        </tr>
      </thead>
      <tbody>
        {data.positions.length === 0 ? (
          <tr>
            <th scope="row" colSpan={4}>
              {t("offerVersions.sameRows")}
            </th>
          </tr>
        ) : (
          data.positions.map((change) => (
            <Change key={rowOf(change)} change={change} currency={data.currency} />
          ))
        )}
      </tbody>
      <tfoot>
        {TOTALS.filter((name) => name === "payable" || matters(data[name])).map((name) => (
          <tr key={name} data-total={name}>
            <th scope="row">{t(`offerVersions.total.${name}`)}</th>
            <Amounts
              amount={name === "discount" ? subtracted(data.discount) : data[name]}
              currency={data.currency}
            />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const subtracted = ({ before, after, change }: AmountChange): AmountChange => ({
  before: minus(before),
  after: minus(after),
  change: minus(change),
});

const minus = (amount: string): string =>
  decimalText(decimal("0").minus(amount), decimalPlaces(decimal(amount)));

const matters = ({ before, after }: AmountChange): boolean =>
  decimal(before).cmp(0) !== 0 || decimal(after).cmp(0) !== 0;

const rowOf = (change: PositionChange): string =>
  change.kind === "changed" ? change.after.rowId : `${change.kind} ${change.position.rowId}`;

function Change({ change, currency }: { readonly change: PositionChange; readonly currency: string }) {
  const { t, i18n } = useTranslation();
  const position = change.kind === "changed" ? change.after : change.position;
  const quantity = (value: string) => formatNumber(value, i18n.language);
  const marks =
    change.kind === "changed"
      ? change.aspects.map((aspect) => [aspect, t(`offerVersions.aspect.${aspect}`)] as const)
      : [[change.kind, t(`offerVersions.kind.${change.kind}`)] as const];
  return (
    <tr data-kind={change.kind}>
      <th scope="row">
        <span className={comparisonCss.name}>
          {position.quantity === "1" ? "" : `${quantity(position.quantity)} × `}
          {position.description}
        </span>
        <span className={comparisonCss.marks}>
          {marks.map(([key, word]) => (
            <span key={key} data-mark={key}>
              {word}
              {key === "quantity" && change.kind === "changed" ? (
                <>
                  {" "}
                  {quantity(change.before.quantity)}
                  <IconArrowRight size={12} aria-label={t("versions.becomes")} />
                  {quantity(change.after.quantity)}
                </>
              ) : null}
            </span>
          ))}
        </span>
      </th>
      <Amounts amount={change.amount} currency={currency} />
    </tr>
  );
}

function Amounts({ amount, currency }: { readonly amount: AmountChange; readonly currency: string }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <td data-label={t("offerVersions.before")}>
        <Money amount={amount.before} currency={currency} />
      </td>
      <td data-label={t("offerVersions.after")}>
        <Money amount={amount.after} currency={currency} />
      </td>
      <td data-label={t("offerVersions.change")} className={comparisonCss.change}>
        {signedMoney(amount.change, currency, i18n.language) || "–"}
      </td>
    </>
  );
}
