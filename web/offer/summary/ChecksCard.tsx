import { AppLink, paths } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { openPreflight } from "@stanza/web-workspace";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { checkText } from "./check-text.ts";
import css from "./Summary.module.css";
import type { SummaryCheck } from "./summary-checks.ts";

const ICONS = {
  good: <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />,
  look: <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />,
  stop: <IconCircleX size={18} stroke={1.8} aria-hidden="true" />,
} as const;

interface Props {
  readonly checks: readonly SummaryCheck[];
  readonly projectId: number | null;
  readonly readOnlyReason: string | undefined;
}

/** The checks of the summary, each failed one with the way to put it right. */
export function ChecksCard({ checks, projectId, readOnlyReason }: Props) {
  const { t } = useTranslation();
  return (
    <section className={offerCss.card} aria-label={t("summary.checks")}>
      <div className={offerCss.cardHead}>
        <h2>{t("summary.checks")}</h2>
      </div>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check.key} data-state={check.state}>
            {ICONS[check.state]}
            <span>
              {checkText(check, readOnlyReason)}
              <span className="visually-hidden">, {t(`summary.state.${check.state}`)}</span>
            </span>
            {check.state === "good" ? null : <Remedy of={check.key} projectId={projectId} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemedyProps {
  readonly of: SummaryCheck["key"];
  readonly projectId: number | null;
}

/** The way to put a check right; some have none. */
function Remedy({ of, projectId }: RemedyProps) {
  const { t } = useTranslation();
  if (of === "problems" || of === "unpriced")
    return (
      <Button variant="link" onClick={openPreflight}>
        {t(`summary.way.${of}`)}
      </Button>
    );
  const hrefs: Partial<Record<SummaryCheck["key"], string>> = {
    prices: paths.offer({ projectId }),
    photos: paths.attachments({ projectId }),
    customer: paths.customerInfo({ projectId }),
    approval: paths.offer({ projectId }),
  };
  const href = hrefs[of];
  return href ? <AppLink href={href}>{t(`summary.way.${of as "prices"}`)}</AppLink> : null;
}
