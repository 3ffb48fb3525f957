import type { DiscountGuard } from "@stanza/contract";
import type { OfferTerms } from "@stanza/pricing";
import { formatPercent } from "@stanza/quantities";
import { Button } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconShieldLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { askApproval } from "../approval/ask-approval.ts";

interface Props {
  readonly guard: DiscountGuard;
  readonly projectId: number;
  readonly terms: OfferTerms;
  readonly onAsked: () => void;
}

/** The discounts are above this person's limit: how far, who was asked, what they said. */
export function ApprovalNote({ guard, projectId, terms, onAsked }: Props) {
  const { t, i18n } = useTranslation();
  const { approval } = guard;
  const percent = (value: string) => formatPercent(value, i18n.language);
  return (
    <div className={css.warning} role="status">
      <IconShieldLock size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>
          {t("approval.above", { percent: percent(guard.percent), limit: percent(guard.limit ?? "0") })}
        </strong>
        <p>
          {approval === null
            ? t("approval.needed")
            : t(approval.status === "pending" ? "approval.pending" : "approval.rejected", {
                name: approval.supervisor,
                note: approval.note,
              })}
        </p>
        {approval?.status === "pending" ? null : (
          <Button
            size="sm"
            onClick={async () => {
              if (await askApproval({ projectId, terms })) onAsked();
            }}
          >
            {t("approval.ask")}
          </Button>
        )}
      </div>
    </div>
  );
}
