import type { ProjectVersion } from "@stanza/contract";
import { type DecimalText, decimal, decimalPlaces, decimalText } from "@stanza/quantities";
import { type OpenProject, signedMoney, useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { translate, useFormats } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
  IconButton,
  Money,
  Skeleton,
} from "@stanza/web-ui";
import { IconBookmarkOff, IconBookmarkPlus, IconEye, IconGitCompare, IconRestore } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openComparison, openVersion } from "./comparison/open-comparison.ts";
import { saveVersion } from "./open-save-version.ts";
import css from "./ProjectVersions.module.css";
import { removeVersion } from "./remove-version.ts";
import { restore } from "./restore.ts";
import { useVersionList } from "./use-versions.ts";

/** The named versions of the open project: who, when, total and what is other now; to look at, to compare, to restore. */
function VersionList({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const reason = useReadOnlyReason();
  const { data: versions, isError, isFetching, refetch } = useVersionList(open?.projectId ?? null);
  return (
    <>
      <DialogBody className={css.body}>
        {!open || open.projectId === null ? (
          <EmptyState title={t("projectVersions.none")} text={t("projectVersions.noneText")} />
        ) : isError && !versions ? (
          <p role="alert">
            {t("projectVersions.failed")}{" "}
            <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : !versions ? (
          <>
            <Skeleton height={72} />
            <Skeleton height={72} />
          </>
        ) : versions.length === 0 ? (
          <EmptyState title={t("projectVersions.none")} text={t("projectVersions.noneText")} />
        ) : (
          <ol className={css.list} aria-label={t("projectVersions.title")}>
            {versions.map((version) => (
              <Version key={version.id} version={version} open={open} reason={reason} close={close} />
            ))}
          </ol>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          data-start
          icon={<IconBookmarkPlus size={18} stroke={1.7} />}
          reason={reason}
          onClick={() => void saveVersion()}
        >
          {t("projectVersions.saveOne")}
        </Button>
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

interface Props {
  readonly version: ProjectVersion;
  readonly open: OpenProject;
  /** Why the project cannot be changed; undefined: it can. */
  readonly reason: string | undefined;
  readonly close: () => void;
}

function Version({ version, open, reason, close }: Props) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { name, at, by, rows, payable, currency, isAutomatic } = version;
  return (
    <li className={css.version}>
      <div className={css.what}>
        <h3>{name}</h3>
        <small>
          {by || t("account.guest")} · <time dateTime={at}>{moment(at)}</time>
          {isAutomatic ? ` · ${t("projectVersions.automatic")}` : ""}
        </small>
      </div>
      <p className={css.facts}>
        <span>
          {t("projectVersions.articles", { count: rows })}
          {payable === null ? null : (
            <>
              {" · "}
              <Money amount={payable} currency={currency} />
            </>
          )}
        </span>
        <AgainstNow version={version} open={open} />
      </p>
      <div className={css.actions}>
        <IconButton
          label={t("projectVersions.openOf", { name })}
          icon={<IconEye size={18} stroke={1.7} />}
          onClick={() => void openVersion(version)}
        />
        <Button
          size="sm"
          icon={<IconGitCompare size={16} stroke={1.7} />}
          aria-label={t("projectVersions.compareOf", { name })}
          onClick={() => void openComparison(version)}
        >
          {t("projectVersions.compare")}
        </Button>
        <Button
          size="sm"
          icon={<IconRestore size={16} stroke={1.7} />}
          aria-label={t("projectVersions.restoreOf", { name })}
          reason={reason}
          onClick={async () => {
            if (await restore(version)) close();
          }}
        >
          {t("projectVersions.restore")}
        </Button>
        <IconButton
          label={t("projectVersions.removeOf", { name })}
          icon={<IconBookmarkOff size={18} stroke={1.7} />}
          reason={reason}
          onClick={() => void removeVersion(open.projectId ?? 0, version)}
        />
      </div>
    </li>
  );
}

/** What is other now, in articles and in what is paid. */
function AgainstNow({ version, open }: Pick<Props, "version" | "open">) {
  const { t, i18n } = useTranslation();
  const count = open.document.project.rows.length - version.rows;
  const price = paidMore(version, open);
  const parts = [
    ...(count === 0
      ? []
      : [t("projectVersions.moreArticles", { count: Math.abs(count), sign: count > 0 ? "+" : "−" })]),
    ...(price === null ? [] : [signedMoney(price, version.currency, i18n.language)].filter(Boolean)),
  ];
  return (
    <small>
      {parts.length === 0
        ? t("projectVersions.likeNow")
        : t("projectVersions.now", { difference: parts.join(", ") })}
    </small>
  );
}

/** What is paid now over what the version came to; `null`: one of the two has no total, or another currency. */
function paidMore({ payable, currency }: ProjectVersion, { summary }: OpenProject): DecimalText | null {
  const now = summary?.payable;
  if (payable === null || now == null || summary?.currency !== currency) return null;
  const more = decimal(now).minus(payable);
  return decimalText(more, decimalPlaces(more));
}

export const projectVersionsDialog: Dialog<object, void> = {
  options: () => ({
    title: translate("projectVersions.title"),
    width: 800,
    mode: "none",
    single: "project-versions",
  }),
  Content: VersionList,
};
