import type { ProjectSummary } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { formatMoney, formatPercent } from "@stanza/quantities";
import { queryClient, translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MarginCard } from "../margin/MarginCard.tsx";
import { createPdf } from "../print/open-create-pdf.ts";
import { chosenCodes } from "../promotions/promotion-choice.ts";
import { ChosenProjects } from "./ChosenProjects.tsx";
import css from "./CombinedOffer.module.css";
import { type ChosenProject, partsOf, toggled } from "./combined-draft.ts";
import { ProjectChoice } from "./ProjectChoice.tsx";
import { useCombinedQuote } from "./use-combined-quote.ts";

interface Props {
  /** Projects to begin with. */
  readonly start: readonly Pick<ProjectSummary, "id" | "description">[];
}

/** One offer of several projects: which, how many of each, and what it comes to while it is put together. */
function CombinedOfferContent({ start, close }: Props & DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<readonly ChosenProject[]>(() =>
    start.reduce(toggled, [] as readonly ChosenProject[]),
  );
  const parts = partsOf(chosen);
  const { agreed, quote, margin } = useCombinedQuote(chosen[0]?.id, parts);
  const { guard, promotion } = quote.data ?? {};
  const codes = chosenCodes(agreed.data?.promotion);
  const isBlocked = promotion?.state === "refused" || promotion?.state === "unavailable";
  const reason =
    chosen.length < 2
      ? t("combined.chooseTwo")
      : !parts
        ? t("combined.badQuantity")
        : guard?.needsApproval
          ? t("combined.aboveLimit", {
              percent: formatPercent(guard.percent, i18n.language),
              limit: formatPercent(guard.limit ?? "0", i18n.language),
            })
          : isBlocked
            ? t(promotion.state === "refused" ? "promotions.blocked" : "promotions.unavailable")
            : quote.isError || agreed.isError
              ? t("combined.quoteFailed")
              : !quote.data || quote.isFetching
                ? t("combined.reckoning")
                : undefined;
  const listed = (all: readonly string[]) => new Intl.ListFormat(i18n.language).format(all);
  const create = async () => {
    const first = chosen[0]?.id;
    if (!parts || !agreed.data || first === undefined || reason !== undefined) return;
    close();
    const { terms, language } = agreed.data;
    await createPdf({ parts, terms, language });
    await queryClient.invalidateQueries({ queryKey: ["offers", first] });
  };
  return (
    <>
      <DialogBody className={css.body}>
        <ProjectChoice chosen={chosen} onToggle={(project) => setChosen((now) => toggled(now, project))} />
        <section className={css.side} aria-label={t("combined.chosen", { count: chosen.length })}>
          <h3>{t("combined.chosen", { count: chosen.length })}</h3>
          {chosen.length === 0 ? (
            <p className={css.nothing}>{t("combined.empty")}</p>
          ) : (
            <ChosenProjects chosen={chosen} parts={quote.data?.offer.parts} onChange={setChosen} />
          )}
          {chosen.length > 1 ? <p className={css.hint}>{t("combined.firstDecides")}</p> : null}
          {quote.data && parts ? (
            <>
              <Totals offer={quote.data.offer} updating={quote.isFetching} />
              {quote.data.seesMargin ? (
                <MarginCard
                  margin={margin.data}
                  isFailed={margin.isError}
                  askAgain={() => void margin.refetch()}
                  titleOf={(code) => catalogueTitle(quote.data.offer, code)}
                />
              ) : null}
            </>
          ) : quote.isError || agreed.isError ? (
            <p role="alert">
              {t("combined.quoteFailed")}{" "}
              <Button
                variant="link"
                onClick={() => void (agreed.isError ? agreed.refetch() : quote.refetch())}
              >
                {t("action.tryAgain")}
              </Button>
            </p>
          ) : null}
          {promotion && promotion.state !== "none" && codes.length > 0 ? (
            <p role={isBlocked ? "alert" : undefined} className={isBlocked ? undefined : css.hint}>
              {promotion.state === "valid"
                ? t("combined.promotion", { codes: listed(codes) })
                : promotion.state === "refused"
                  ? t("combined.promotionRefused", {
                      codes: listed(
                        promotion.refused.flatMap((kind) => agreed.data?.promotion?.[kind] ?? []),
                      ),
                    })
                  : t("promotions.unavailable")}
            </p>
          ) : null}
          {guard?.needsApproval ? <p role="alert">{reason}</p> : null}
        </section>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button variant="primary" reason={reason} onClick={() => void create()}>
          {t("combined.create")}
        </Button>
      </DialogFooter>
    </>
  );
}

function Totals({ offer, updating }: { readonly offer: Offer; readonly updating: boolean }) {
  const { t, i18n } = useTranslation();
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const { delivery, installation } = offer;
  const lines = [
    [t("totals.gross"), offer.gross],
    [t("totals.discount"), offer.discount, "−"],
    [t("totals.services"), offer.servicesTotal],
    [t("totals.delivery"), delivery.charged ? delivery.amount : "0"],
    [t("totals.installation"), installation.charged ? installation.amount : "0"],
    [t("totals.net"), offer.netTotal],
    [t("combined.tax"), offer.tax],
    [t("totals.rounding"), offer.rounding],
  ] as const;
  return (
    <dl className={css.totals} data-updating={updating || undefined} aria-busy={updating}>
      {lines.map(([name, amount, sign = ""]) =>
        Number(amount) === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {sign}
              {money(amount)}
            </dd>
          </div>
        ),
      )}
      <div data-payable>
        <dt>{t("totals.payable")}</dt>
        <dd>{money(offer.payable)}</dd>
      </div>
    </dl>
  );
}

/** The groups are of projects; a catalogue's title is that of the first that has it. */
const catalogueTitle = ({ groups }: Offer, code: string): string =>
  groups.find(({ catalogue }) => catalogue === code)?.title ?? code;

export const combinedOfferDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("combined.title"),
    width: 1000,
    mode: "semipersistent",
    single: "combined-offer",
  }),
  Content: CombinedOfferContent,
};
