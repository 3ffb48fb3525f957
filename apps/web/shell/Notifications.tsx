import { lazyPart, Popover } from "@stanza/web-ui";
import { IconBell } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Notifications.module.css";
import { useNotices } from "./notices.ts";

const NoticeList = lazyPart(async () => (await import("./NoticeList.tsx")).NoticeList);

/** A bell with how many are unread, and the list behind it (spec 2 §7). */
export function Notifications() {
  const { t } = useTranslation();
  const { data, refetch } = useNotices();
  const unread = data?.unread ?? 0;
  const name = unread > 0 ? t("notice.unread", { count: unread }) : t("notice.title");
  return (
    <Popover
      button={
        <button type="button" className={css.bell} title={name}>
          <IconBell size={19} stroke={1.7} aria-hidden="true" />
          {unread > 0 ? (
            <span className={css.count} aria-hidden="true">
              {unread > 9 ? "9+" : unread}
            </span>
          ) : null}
          <span className="visually-hidden">{name}</span>
        </button>
      }
      place="bottom-end"
      width={360}
      onOpenChange={(isOpen) => {
        if (isOpen) void refetch();
      }}
      label={t("notice.title")}
      className={css.panel}
    >
      {(close) => <NoticeList close={close} />}
    </Popover>
  );
}
