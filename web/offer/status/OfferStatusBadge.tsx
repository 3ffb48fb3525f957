import type { OfferStatus } from "@stanza/contract";
import css from "@stanza/web-ui/StatusBadge.module.css";
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClockOff,
  IconEye,
  IconPencil,
  IconSend,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** Colours of the project's statuses that mean much the same (ux.md §8.5). */
const LOOKS: Readonly<Record<OfferStatus, { readonly Icon: typeof IconEye; readonly colour: string }>> = {
  draft: { Icon: IconPencil, colour: "inactive" },
  sent: { Icon: IconSend, colour: "assigned" },
  viewed: { Icon: IconEye, colour: "agency" },
  accepted: { Icon: IconCircleCheck, colour: "delivered" },
  rejected: { Icon: IconCircleX, colour: "rejected" },
  expired: { Icon: IconClockOff, colour: "suspended" },
  withdrawn: { Icon: IconArrowBackUp, colour: "unassigned" },
};

/** The status of an offer, as colour, icon and word. */
export function OfferStatusBadge({ status }: { readonly status: OfferStatus }) {
  const { t } = useTranslation();
  const { Icon, colour } = LOOKS[status];
  return (
    <span
      className={css.badge}
      style={{ background: `var(--c-status-${colour}-tint)`, color: `var(--c-status-${colour}-text)` }}
    >
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {t(`offerStatus.is.${status}`)}
    </span>
  );
}
