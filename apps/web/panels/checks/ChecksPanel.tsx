import { IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { reevaluateAll } from "../../flows/reevaluate.ts";
import { useEvaluation } from "../../stores/evaluation-store.ts";
import { usePreflight } from "../../stores/preflight-store.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import kit from "../panel-kit.module.css";
import css from "./Checks.module.css";
import { FindingList } from "./FindingList.tsx";

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
