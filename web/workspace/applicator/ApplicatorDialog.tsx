import { textIn } from "@stanza/catalogue";
import { variantChange } from "@stanza/evaluation";
import {
  NO_WORDS,
  signedPrice,
  startEvaluation,
  tellStepAs,
  transact,
  undo,
  useEvaluation,
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  type DialogControls,
  DialogFooter,
  EmptyState,
  Skeleton,
  toast,
} from "@stanza/web-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import css from "./Applicator.module.css";
import { ApplicatorForm } from "./ApplicatorForm.tsx";
import { PlannedList } from "./PlannedList.tsx";
import { type Applicator, type ApplicatorStart, useApplicator } from "./use-applicator.ts";

interface Props {
  /** The variant to begin with; absent: the one that most articles have. */
  readonly start?: ApplicatorStart;
}

/**
 * One variant for all articles that have it, or some: what changes from what to what, at which price, and who refuses (catalogue.md §6.8).
 */
function VariantApplicator({ start, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const words = useValueWords();
  const isReady = useEvaluation((state) => state.evaluated !== null);
  const applicator = useApplicator(start);
  const readOnly = useReadOnlyReason();
  useEffect(startEvaluation, []);
  const { variant, variants, planned, chosen, wish } = applicator;
  if (!isReady)
    return (
      <div className={css.waiting} aria-busy="true">
        <Skeleton height={36} />
        <Skeleton height={220} />
      </div>
    );
  if (!variant) return <EmptyState title={t("applicator.none")} text={t("applicator.noneText")} />;
  const name = textIn(variant.description, words.language);
  const count = chosen.length;
  const apply = () => {
    const outcome = transact("edit.applyVariant", variantChange(chosen));
    if (outcome?.ok !== true) {
      toast(t("edit.refused"), { kind: "error" });
      return;
    }
    close();
    tellStepAs(NO_WORDS);
    toast(t("applicator.done", { name, count }), {
      kind: "success",
      action: { label: t("action.undo"), run: undo },
    });
  };
  const isAsked = wish.how === "back" || wish.value !== undefined;
  return (
    <>
      <ApplicatorForm applicator={applicator} variant={variant} words={words} />
      {isAsked ? (
        planned.some(({ outcome }) => outcome !== "same") ? (
          <PlannedList applicator={applicator} variant={variant} variants={variants} words={words} />
        ) : (
          <div className={css.empty}>
            <EmptyState title={t("applicator.nothing")} text={t("applicator.nothingText")} />
          </div>
        )
      ) : (
        <div className={css.empty}>
          <p className={css.hint}>{t("applicator.choose")}</p>
        </div>
      )}
      <DialogFooter>
        <Summary applicator={applicator} />
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          reason={readOnly ?? (count === 0 ? t("applicator.chooseFirst") : undefined)}
          onClick={apply}
        >
          {t("applicator.apply", { count })}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The numbers of rows that change, refuse and stay, and the cost; read aloud once it is known. */
function Summary({ applicator }: { readonly applicator: Applicator }) {
  const { t, i18n } = useTranslation();
  const { planned, chosen, prices, currency, isWorking } = applicator;
  const refused = planned.filter(({ outcome }) => outcome === "refused").length;
  const same = planned.filter(({ outcome }) => outcome === "same").length;
  if (planned.length === 0) return <span data-start />;
  return (
    <div className={css.summary} data-start role="status" aria-busy={isWorking}>
      <p className={css.summaryPrice}>
        {isWorking
          ? t("applicator.working")
          : prices && currency
            ? signedPrice(prices.total, currency, i18n.language) || t("applicator.samePrice")
            : null}
        {!isWorking && prices?.incomplete ? <small>{t("applicator.unpriced")}</small> : null}
      </p>
      <p>
        {[
          t("applicator.changes", { count: chosen.length }),
          ...(refused > 0 ? [t("applicator.refuse", { count: refused })] : []),
          ...(same > 0 ? [t("applicator.same", { count: same })] : []),
        ].join(" · ")}
      </p>
    </div>
  );
}

export const applicatorDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("applicator.title"),
    width: 800,
    mode: "semipersistent",
    single: "applicator",
  }),
  Content: VariantApplicator,
};
