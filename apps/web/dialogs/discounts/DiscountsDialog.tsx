import { NO_TERMS } from "@stanza/codecs";
import { useTranslation } from "react-i18next";
import { translate } from "../../locales/i18n.ts";
import { DiscountCard } from "../../pages/offer/DiscountCard.tsx";
import { TotalsCard } from "../../pages/offer/TotalsCard.tsx";
import { useQuote } from "../../pages/offer/use-quote.ts";
import { useReadOnlyReason } from "../../panels/use-read-only-reason.ts";
import { useOpenProject } from "../../stores/project-store.ts";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { DialogBody, DialogFooter } from "../DialogFrame.tsx";
import type { Dialog, DialogControls } from "../dialog-store.ts";
import css from "./Discounts.module.css";

/** The chain of discounts left, what it comes to right. Kept as typed; undo takes it back. */
function Discounts({ close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const readOnly = useReadOnlyReason() !== undefined;
  const terms = open?.document.terms ?? NO_TERMS;
  const quote = useQuote(open, terms, open?.document.language ?? i18n.language);
  return (
    <>
      <DialogBody>
        {quote.data ? (
          <div className={css.columns}>
            <DiscountCard offer={quote.data.offer} terms={terms} readOnly={readOnly} inDialog />
            <TotalsCard offer={quote.data.offer} updating={quote.isFetching} />
          </div>
        ) : quote.isError ? (
          <p>{t("offer.quoteFailedText")}</p>
        ) : (
          <ProgressBar label={t("offer.title")} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const discountsDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("discount.title"),
    width: 800,
    mode: "semipersistent",
    single: "discounts",
  }),
  Content: Discounts,
};
