import { NO_TERMS } from "@stanza/codecs";
import { PROMOTION_KINDS } from "@stanza/pricing";
import { editAgreement, useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { client, okBody, translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
  ErrorState,
  ProgressBar,
} from "@stanza/web-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useQuote } from "../page/use-quote.ts";
import { localDay } from "../status/validity.ts";
import { TotalsCard } from "../totals/TotalsCard.tsx";
import { OrderDay } from "./OrderDay.tsx";
import { PromotionChoices } from "./PromotionChoices.tsx";
import css from "./Promotions.module.css";
import { chosenCodes, withChoice, withOrderDay } from "./promotion-choice.ts";

/** The maker's promotions on the left, the resulting purchase on the right. A choice is kept at once; undo takes it back. */
function Promotions({ close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const readOnly = useReadOnlyReason();
  const projectId = open?.projectId ?? null;
  const agreed = open?.document.terms ?? NO_TERMS;
  const terms = useMemo(() => ({ ...agreed, dealerMode: true }), [agreed]);
  const quote = useQuote(open, terms, i18n.language);
  const choice = open?.document.promotion;
  const today = localDay(new Date());
  const orderDay = choice?.orderdate !== undefined && choice.orderdate > today ? choice.orderdate : undefined;
  const offered = useQuery({
    queryKey: ["promotions", projectId, orderDay, Object.keys(open?.savedDocument?.project.catalogues ?? {})],
    enabled: projectId !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = orderDay === undefined ? {} : { orderdate: orderDay };
      return okBody(await client.listPromotions({ params: { id: projectId ?? 0 }, query, signal }));
    },
  });
  const codes = chosenCodes(choice);
  const isEmpty =
    offered.data !== undefined &&
    codes.length === 0 &&
    orderDay === undefined &&
    PROMOTION_KINDS.every((kind) => offered.data[kind].length === 0);
  return (
    <>
      <DialogBody>
        {projectId === null ? (
          <EmptyState title={t("promotions.saveFirst")} text={t("promotions.saveFirstText")} />
        ) : offered.isError ? (
          <ErrorState
            title={t("promotions.failed")}
            text={t("promotions.failedText")}
            details={offered.error.message}
            actions={
              <Button variant="primary" busy={offered.isFetching} onClick={() => void offered.refetch()}>
                {t("action.tryAgain")}
              </Button>
            }
          />
        ) : isEmpty ? (
          <EmptyState title={t("promotions.none")} text={t("promotions.noneText")} />
        ) : offered.data && open ? (
          <div className={css.columns}>
            <div className={css.kinds} aria-busy={offered.isPlaceholderData}>
              <OrderDay
                day={orderDay ?? today}
                today={today}
                disabled={readOnly !== undefined}
                onChange={(day) => editAgreement({ promotion: withOrderDay(choice, day) })}
              />
              {PROMOTION_KINDS.map((kind) => (
                <PromotionChoices
                  key={kind}
                  kind={kind}
                  entries={offered.data[kind]}
                  chosen={choice?.[kind]}
                  currency={quote.data?.offer.currency ?? "EUR"}
                  disabled={readOnly !== undefined}
                  onChoose={(code) => editAgreement({ promotion: withChoice(choice, kind, code) })}
                />
              ))}
            </div>
            <div className={css.result}>
              <h3 className={css.heading}>{t("promotions.dealerPays")}</h3>
              {quote.data ? (
                <TotalsCard offer={quote.data.offer} updating={quote.isFetching} />
              ) : quote.isError ? (
                <p>{t("offer.quoteFailedText")}</p>
              ) : (
                <ProgressBar label={t("offer.title")} />
              )}
              <p className={css.note}>{t("promotions.note")}</p>
              {readOnly === undefined ? null : <p className={css.note}>{readOnly}</p>}
            </div>
          </div>
        ) : (
          <ProgressBar label={t("promotions.title")} />
        )}
      </DialogBody>
      <DialogFooter>
        {codes.length > 0 && readOnly === undefined ? (
          <Button data-start onClick={() => editAgreement({ promotion: undefined })}>
            {t("promotions.clear")}
          </Button>
        ) : null}
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const promotionsDialog: Dialog<object, void> = {
  options: () => ({ title: translate("promotions.title"), width: 800, mode: "none", single: "promotions" }),
  Content: Promotions,
};
