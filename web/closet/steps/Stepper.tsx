import type { VariableGroup } from "@stanza/catalogue";
import { textIn } from "@stanza/catalogue";
import { type ClosetState, type ClosetStep, isMainStep, mainStepOf } from "@stanza/evaluation";
import { CountBadge } from "@stanza/web-ui";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Stepper.module.css";

interface Props {
  readonly state: ClosetState;
  readonly groups: readonly VariableGroup[];
  readonly onGo: (cod: string) => void;
}

/** The main steps with the sub-steps of the present one below it: what was reached is pressed, what is done is ticked, what is wrong counted. */
export function Stepper({ state, groups, onGo }: Props) {
  const { t, i18n } = useTranslation();
  const { steps, errors, currentStepCod } = state;
  const current = mainStepOf(currentStepCod);
  const subsOf = (main: string) => steps.filter(({ cod }) => !isMainStep(cod) && mainStepOf(cod) === main);
  const wrongIn = (cod: string) =>
    errors.filter(({ step }) => step === cod || (isMainStep(cod) && mainStepOf(step ?? "") === cod)).length;
  const nameOf = (cod: string) =>
    textIn(groups.find(({ code }) => code === cod)?.description ?? {}, i18n.language);
  const list = useRef<HTMLElement>(null);
  // On a phone the steps are a strip, which goes along with the present one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step is the present one
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [currentStepCod]);
  const entry = (step: ClosetStep, isDone: boolean, wrong: number) => (
    <button
      type="button"
      className={css.step}
      disabled={!step.started}
      aria-current={step.cod === currentStepCod ? "step" : undefined}
      data-done={isDone || undefined}
      onClick={() => onGo(step.cod)}
    >
      <span className={css.mark} aria-hidden="true">
        {isDone ? <IconCheck size={14} stroke={2.4} /> : step.key}
      </span>
      <span className={css.name}>{nameOf(step.cod)}</span>
      {isDone ? <span className="visually-hidden">{t("closet.done")}</span> : null}
      {wrong > 0 ? (
        <>
          <CountBadge tone="danger">{wrong}</CountBadge>
          <span className="visually-hidden">{t("closet.wrong", { count: wrong })}</span>
        </>
      ) : null}
    </button>
  );
  return (
    <nav ref={list} className={css.stepper} aria-label={t("closet.steps")}>
      <ol>
        {steps
          .filter(({ cod }) => isMainStep(cod))
          .map((main) => {
            const subs = subsOf(main.cod);
            const isDone = main.done || subs.every(({ done }) => done);
            const isOpen = main.cod === current;
            return (
              <li key={main.cod} data-open={isOpen || undefined}>
                {entry(main, isDone, isOpen ? 0 : wrongIn(main.cod))}
                {isOpen ? (
                  <ol className={css.subs}>
                    {subs.map((sub) => (
                      <li key={sub.cod}>{entry(sub, sub.done, wrongIn(sub.cod))}</li>
                    ))}
                  </ol>
                ) : null}
              </li>
            );
          })}
      </ol>
    </nav>
  );
}
