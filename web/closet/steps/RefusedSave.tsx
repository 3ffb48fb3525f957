import { textIn, type VariableGroup } from "@stanza/catalogue";
import type { ClosetFinding } from "@stanza/evaluation";
import { useTranslation } from "react-i18next";
import { FindingText } from "./StepHead.tsx";
import css from "./Steps.module.css";

interface Props {
  readonly findings: readonly ClosetFinding[];
  readonly groups: readonly VariableGroup[];
  /** To a step, and to the question of a variable there. */
  readonly onGo: (cod: string, variable: string | undefined) => void;
}

/** Why a closet was not saved as finished: each thing by its name, leading to its step. */
export function RefusedSave({ findings, groups, onGo }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <section className={css.refused} aria-label={t("closet.notSaved", { count: findings.length })}>
      <h2>{t("closet.notSaved", { count: findings.length })}</h2>
      <ul>
        {findings.map((finding) => {
          const group = groups.find(({ code }) => code === finding.step);
          return (
            <li key={finding.key}>
              {group ? (
                <button type="button" onClick={() => onGo(group.code, finding.variable)}>
                  {textIn(group.description, i18n.language)}: <FindingText finding={finding} />
                </button>
              ) : (
                <FindingText finding={finding} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
