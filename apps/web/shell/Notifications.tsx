import { lazyPart, Popover } from "@stanza/web-ui";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Notifications.module.css";
import { useNotices } from "./notices.ts";

const NoticeList = lazyPart(async () => (await import("./NoticeList.tsx")).NoticeList);
const PARTS = [NoticeList];

/** A bell with how many are unread, and the list behind it (spec 2 §7). */
export function Notifications() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useNotices();
  const unread = data?.unread ?? 0;
  const name = unread > 0 ? t("notice.unread", { count: unread }) : t("notice.title");
  return (
    <Popover position="bottom-end" width={360} opened={open} onChange={setOpen} trapFocus parts={PARTS}>
      <Popover.Target>
        <button
          type="button"
          className={css.bell}
          title={name}
          onClick={() => {
            if (!open) void refetch();
            setOpen(!open);
          }}
        >
          <IconBell size={19} stroke={1.7} aria-hidden="true" />
          {unread > 0 ? (
            <span className={css.count} aria-hidden="true">
              {unread > 9 ? "9+" : unread}
            </span>
          ) : null}
          <span className="visually-hidden">{name}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("notice.title")} className={css.panel} tabIndex={-1}>
        <NoticeList close={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
