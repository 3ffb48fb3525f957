import type { Finding } from "@stanza/evaluation";
import { useReadOnlyReason, useScene } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconAlertTriangle, IconExclamationCircle } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Checks.module.css";
import { fixOf } from "./finding-fix.ts";
import { findingText } from "./finding-sentence.ts";
import { showFinding } from "./show-finding.ts";

/** The number of lines that are added at a time, because each works out its fix. */
const AT_A_TIME = 50;

interface ListProps {
  readonly title: string;
  readonly urgency: Finding["urgency"];
  readonly findings: readonly Finding[];
  /** A line led to its place. */
  readonly onJump?: () => void;
}

/** Findings of one urgency: each line leads to its place and offers its fix. */
export function FindingList({ title, urgency, findings, onJump }: ListProps) {
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
          <FindingLine key={finding.key} finding={finding} onJump={onJump} />
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

interface LineProps {
  readonly finding: Finding;
  readonly onJump: (() => void) | undefined;
}

function FindingLine({ finding, onJump }: LineProps) {
  const { t, i18n } = useTranslation();
  const { evaluated } = useScene();
  const reason = useReadOnlyReason();
  const { title, text } = findingText(finding, evaluated, translate, i18n.language);
  const fix = useMemo(() => fixOf(finding), [finding]);
  const run = () => {
    // Its picture is taken in the workspace, so that is where it leads.
    if (finding.matter.kind === "picture") onJump?.();
    fix?.run();
  };
  const Icon = finding.urgency === "mustFix" ? IconExclamationCircle : IconAlertTriangle;
  return (
    <li className={css.line}>
      <button
        type="button"
        className={css.place}
        onClick={() => {
          onJump?.();
          showFinding(finding);
        }}
      >
        <Icon size={18} stroke={1.7} aria-hidden="true" />
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </button>
      {fix ? (
        <Button size="sm" className={css.fix} reason={reason} onClick={run}>
          {t(fix.label)}
        </Button>
      ) : null}
    </li>
  );
}
