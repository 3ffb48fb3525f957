import type { Finding } from "@stanza/evaluation";
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconRefresh } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScene } from "../../canvas/scene.ts";
import { reevaluateAll } from "../../flows/reevaluate.ts";
import { translate } from "../../locales/i18n.ts";
import { useEvaluation } from "../../stores/evaluation-store.ts";
import { usePreflight } from "../../stores/preflight-store.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import kit from "../panel-kit.module.css";
import { useReadOnlyReason } from "../use-read-only-reason.ts";
import css from "./Checks.module.css";
import { fixOf } from "./finding-fix.ts";
import { findingText } from "./finding-sentence.ts";
import { showFinding } from "./show-finding.ts";

/** As many lines at a time: each works out what would put it right. */
const AT_A_TIME = 50;

/** Everything that should be put right before the offer, what must be first; each line leads to its place and offers its fix. */
export function ChecksPanel() {
  const { t } = useTranslation();
  const { findings, mustFix, projectKey } = usePreflight();
  const isEmpty = useEvaluation(
    ({ evaluated }) => !evaluated || evaluated.rows.length + evaluated.failed.length === 0,
  );
  if (projectKey === null) return <p className={css.waiting}>{t("preflight.looking")}</p>;
  return (
    <>
      {findings.length === 0 ? (
        <EmptyState
          art={<IconCircleCheck size={40} stroke={1.3} />}
          title={t("items.noChecks")}
          text={t("preflight.nothing")}
        />
      ) : (
        <div className={kit.scroll}>
          <FindingList
            title={t("preflight.mustFix")}
            urgency="mustFix"
            findings={findings.slice(0, mustFix)}
          />
          <FindingList title={t("preflight.advice")} urgency="advice" findings={findings.slice(mustFix)} />
        </div>
      )}
      {isEmpty ? null : (
        <div className={css.again}>
          <Button size="sm" icon={<IconRefresh size={16} stroke={1.7} />} onClick={reevaluateAll}>
            {t("evaluation.all")}
          </Button>
        </div>
      )}
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly urgency: Finding["urgency"];
  readonly findings: readonly Finding[];
}

function FindingList({ title, urgency, findings }: ListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_A_TIME);
  if (findings.length === 0) return null;
  const more = findings.length - shown;
  return (
    <section className={css.group} aria-label={title} data-urgency={urgency}>
      <h3 className={css.title}>
        {title} <span>{findings.length}</span>
      </h3>
      <ul className={css.list}>
        {findings.slice(0, shown).map((finding) => (
          <FindingLine key={finding.key} finding={finding} />
        ))}
      </ul>
      {more > 0 ? (
        <Button size="sm" variant="subtle" onClick={() => setShown(shown + AT_A_TIME)}>
          {t("preflight.more", { count: more })}
        </Button>
      ) : null}
    </section>
  );
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t, i18n } = useTranslation();
  const { evaluated } = useScene();
  const reason = useReadOnlyReason();
  const { title, text } = findingText(finding, evaluated, translate, i18n.language);
  const fix = useMemo(() => fixOf(finding), [finding]);
  const Icon = finding.urgency === "mustFix" ? IconExclamationCircle : IconAlertTriangle;
  return (
    <li className={css.line}>
      <button type="button" className={css.place} onClick={() => showFinding(finding)}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </button>
      {fix ? (
        <Button size="sm" className={css.fix} reason={reason} onClick={fix.run}>
          {t(fix.label)}
        </Button>
      ) : null}
    </li>
  );
}
