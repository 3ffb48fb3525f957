import { reevaluateAll, useEvaluation } from "@stanza/web-project";
import { Button, cx, EmptyState } from "@stanza/web-ui";
import kit from "@stanza/web-ui/panel.module.css";
import { IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Checks.module.css";
import { FindingList } from "./FindingList.tsx";
import { usePreflight } from "./preflight-store.ts";

/** Everything that should be put right before the offer, what must be first; each line leads to its place and offers its fix. */
export function ChecksPanel() {
  const { t } = useTranslation();
  const { findings, mustFix, isChecked } = usePreflight();
  const isEmpty = useEvaluation(
    ({ evaluated }) => !evaluated || evaluated.rows.length + evaluated.failed.length === 0,
  );
  if (!isChecked && findings.length === 0) return <p className={css.waiting}>{t("preflight.looking")}</p>;
  return (
    <div className={cx(kit.scroll, css.panel)}>
      {findings.length === 0 ? (
        <EmptyState
          art={<IconCircleCheck size={40} stroke={1.3} />}
          title={t("items.noChecks")}
          text={t("preflight.nothing")}
        />
      ) : (
        <>
          <FindingList
            title={t("preflight.mustFix")}
            urgency="mustFix"
            findings={findings.slice(0, mustFix)}
          />
          <FindingList title={t("preflight.advice")} urgency="advice" findings={findings.slice(mustFix)} />
        </>
      )}
      {isEmpty ? null : (
        <div className={css.again}>
          <Button size="sm" icon={<IconRefresh size={16} stroke={1.7} />} onClick={reevaluateAll}>
            {t("evaluation.all")}
          </Button>
        </div>
      )}
    </div>
  );
}
