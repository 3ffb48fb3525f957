import {
  IconBriefcase,
  IconBuildingFactory2,
  IconCircleDashed,
  IconCircleOff,
  IconCircleX,
  IconClipboardCheck,
  IconFileText,
  IconHourglass,
  IconInbox,
  IconPackageImport,
  IconPlayerPause,
  IconRosetteDiscountCheck,
  IconRulerMeasure,
  IconShoppingCart,
  IconTruckDelivery,
  IconUserCheck,
  IconUserOff,
} from "@tabler/icons-react";
import { cx } from "./class-names.ts";
import css from "./StatusBadge.module.css";

const icons: Readonly<Record<string, typeof IconInbox>> = {
  unsaved: IconCircleDashed,
  inactive: IconCircleOff,
  unassigned: IconInbox,
  anonymous: IconUserOff,
  assigned: IconUserCheck,
  sellerDesign: IconRulerMeasure,
  agency: IconBriefcase,
  offer: IconFileText,
  awaitingApproval: IconHourglass,
  approved: IconRosetteDiscountCheck,
  rejected: IconCircleX,
  suspended: IconPlayerPause,
  awaitingOrder: IconShoppingCart,
  ordered: IconClipboardCheck,
  inProduction: IconBuildingFactory2,
  shipped: IconTruckDelivery,
  delivered: IconPackageImport,
};

/** A status as colour, icon and word together: colour alone is not told apart by everyone. */
export function StatusBadge({ status, label }: { readonly status: string; readonly label: string }) {
  const Icon = icons[status] ?? IconCircleDashed;
  return (
    <span
      className={cx(css.badge, status === "unsaved" && css.dashed)}
      style={{
        background: `var(--c-status-${status}-tint, var(--c-hover))`,
        color: `var(--c-status-${status}-text, var(--c-text2))`,
      }}
    >
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {label}
    </span>
  );
}
