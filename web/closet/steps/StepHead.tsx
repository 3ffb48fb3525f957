import { textIn, type VariableGroup } from "@stanza/catalogue";
import type { ClosetFinding } from "@stanza/evaluation";
import { cataloguePicture } from "@stanza/web-pictures";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Steps.module.css";

interface Props {
  readonly catalogue: string;
  readonly group: VariableGroup;
  readonly number: string;
  readonly findings: readonly ClosetFinding[];
}

/** What a step is called and asks, with its picture, and what is wrong in it. */
export function StepHead({ catalogue, group, number, findings }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <header className={css.head}>
      <h2 id="closet-step" tabIndex={-1}>
        <span className={css.number}>{number}</span> {textIn(group.description, i18n.language)}
      </h2>
      {group.help ? <p className={css.help}>{textIn(group.help, i18n.language)}</p> : null}
      {group.image === undefined ? null : (
        <img className={css.image} src={cataloguePicture(catalogue, group.image)} alt="" />
      )}
      {findings.length > 0 ? (
        <ul className={css.findings} role="alert">
          {findings.map((finding) => (
            <li key={finding.key}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              <FindingText finding={finding} />
            </li>
          ))}
        </ul>
      ) : null}
      <span className="visually-hidden">
        {findings.length > 0 ? t("closet.wrong", { count: findings.length }) : null}
      </span>
    </header>
  );
}

/** Why a closet cannot be ordered, in words. */
export function FindingText({ finding: { kind, because } }: { readonly finding: ClosetFinding }) {
  const { t, i18n } = useTranslation();
  const text = textIn(because, i18n.language);
  return <span>{kind === "missing" ? t("closet.choose", { name: text }) : text}</span>;
}
