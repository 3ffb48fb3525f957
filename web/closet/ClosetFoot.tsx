import { type ClosetState, mainStepOf } from "@stanza/evaluation";
import { Button, TOAST_FLOOR } from "@stanza/web-ui";
import { IconArrowLeft, IconArrowRight, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ClosetWizard.module.css";

interface Props {
  readonly state: ClosetState;
  readonly stepName: string;
  /** The number of main steps. */
  readonly mains: number;
  /** How much is missing or refused in this step. */
  readonly missing: number;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Back and Next, where one is, and what keeps one from going on. */
export function ClosetFoot({ state, stepName, mains, missing, onBack, onNext }: Props) {
  const { t } = useTranslation();
  const main = state.steps.find(({ cod }) => cod === mainStepOf(state.currentStepCod));
  const isLast = state.currentStepIdx === state.maxStepIdx;
  return (
    <footer className={css.foot} {...TOAST_FLOOR}>
      <Button
        icon={<IconArrowLeft size={18} className={css.arrow} />}
        aria-keyshortcuts="Control+Shift+Enter"
        reason={state.currentStepIdx <= 1 ? t("closet.firstStep") : undefined}
        onClick={onBack}
      >
        {t("closet.back")}
      </Button>
      <p className={css.where} data-wrong={missing > 0 || undefined}>
        {missing > 0
          ? t("closet.wrong", { count: missing })
          : t("closet.where", { number: main?.key ?? "", count: mains, name: stepName })}
      </p>
      <Button
        variant="primary"
        aria-keyshortcuts="Control+Enter"
        title={t("closet.nextKey")}
        onClick={onNext}
      >
        {isLast ? t("closet.finish") : t("closet.next")}
        {isLast ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconArrowRight size={18} className={css.arrow} aria-hidden="true" />
        )}
      </Button>
    </footer>
  );
}
