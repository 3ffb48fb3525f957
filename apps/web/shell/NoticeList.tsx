import type { Notification } from "@stanza/contract";
import { openApprovalDecision } from "@stanza/web-offer";
import { goTo, useFormats } from "@stanza/web-site";
import { Button, IconButton, Skeleton, toast } from "@stanza/web-ui";
import {
  type IconBell,
  IconCalendarX,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconMailQuestion,
  IconMailX,
  IconMessage2,
  IconShieldLock,
  IconTrash,
  IconUserCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Notifications.module.css";
import { deleteNotice, markRead, targetOf, useNotices, wordsOf } from "./notices.ts";

const ICONS: Readonly<Record<Notification["kind"], typeof IconBell>> = {
  "offer-expiring": IconClock,
  "offer-expired": IconCalendarX,
  "offer-viewed": IconEye,
  "offer-commented": IconMessage2,
  "offer-accepted": IconCircleCheck,
  "offer-requested": IconMailQuestion,
  "approval-requested": IconShieldLock,
  "approval-approved": IconCircleCheck,
  "approval-rejected": IconCircleX,
  "delivery-failed": IconMailX,
  "project-assigned": IconUserCheck,
};

/** The notifications, newest first: each leads to its place, is marked as read, and can be deleted (spec 2 §7). */
export function NoticeList({ close }: { readonly close: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useNotices();
  const unread = data?.unread ?? 0;
  const notices = data?.notifications ?? [];
  const follow = async (notice: Notification) => {
    close();
    const target = targetOf(notice);
    if (notice.readAt === null) void markRead([notice.id]);
    if (target?.kind === "decision") openApprovalDecision(target.projectId);
    if (target?.kind === "screen") await goTo(target.href);
  };
  const remove = async (notice: Notification) => {
    if (!(await deleteNotice(notice.id))) toast(t("notice.failed"), { key: "notice", kind: "error" });
  };
  return (
    <>
      <div className={css.head}>
        <strong>{t("notice.title")}</strong>
        {unread > 0 ? (
          <Button
            variant="link"
            onClick={() => void markRead(notices.filter(({ readAt }) => readAt === null).map(({ id }) => id))}
          >
            {t("notice.readAll")}
          </Button>
        ) : null}
      </div>
      {isError && !data ? (
        <p className={css.nothing} role="alert">
          {t("notice.loadFailed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : !data ? (
        <div className={css.loading}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      ) : notices.length === 0 ? (
        <p className={css.nothing}>{t("notice.none")}</p>
      ) : (
        <ul className={css.list}>
          {notices.map((notice) => (
            <Notice
              key={notice.id}
              notice={notice}
              onFollow={() => void follow(notice)}
              onDelete={() => void remove(notice)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface NoticeProps {
  readonly notice: Notification;
  readonly onFollow: () => void;
  readonly onDelete: () => void;
}

function Notice({ notice, onFollow, onDelete }: NoticeProps) {
  const { t } = useTranslation();
  const { day, moment, money } = useFormats();
  const Icon = ICONS[notice.kind];
  const words = wordsOf(notice, day, money);
  const sentence =
    notice.kind === "offer-viewed" && words.by === ""
      ? t("notice.offer-viewed-by-somebody", words)
      : t(`notice.${notice.kind}`, words);
  const isUnread = notice.readAt === null;
  return (
    <li data-unread={isUnread || undefined}>
      <button type="button" className={css.notice} onClick={onFollow}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
        <span>
          <span>{sentence}</span>
          {words.text ? <q>{words.text}</q> : null}
          <small>
            {isUnread ? <span className="visually-hidden">{t("notice.new")} · </span> : null}
            {moment(notice.at)}
          </small>
        </span>
      </button>
      <IconButton
        label={t("notice.delete", { sentence })}
        icon={<IconTrash size={16} stroke={1.6} />}
        onClick={onDelete}
      />
    </li>
  );
}
