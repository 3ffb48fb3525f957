import { Button, ErrorState, Skeleton } from "@stanza/web-ui";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepFromIndexes } from "./keep-from-indexes.ts";
import css from "./Link.module.css";
import type { OpenedLink } from "./opened-link.ts";

interface Props<Shared> {
  readonly answer: OpenedLink<Shared>;
  readonly again: () => void;
  /** What is loading, for a screen reader. */
  readonly loading: string;
  /** What to do where the link opens nothing. */
  readonly gone: string;
  readonly children: (shared: Shared) => ReactNode;
}

/** A page behind a secret that is its only key: it loads, opens, or says why it does not. */
export function LinkFrame<Shared>({ answer, again, loading, gone, children }: Props<Shared>) {
  const { t } = useTranslation();
  useEffect(keepFromIndexes, []);
  if (answer.state === "loading")
    return (
      <div className={css.page} aria-busy="true" role="status" aria-label={loading}>
        <Skeleton height={44} />
        <Skeleton height={360} />
        <Skeleton height={220} />
      </div>
    );
  if (answer.state === "open") return children(answer.shared);
  const isGone = answer.state !== "failed";
  return (
    <div className={css.page}>
      <ErrorState
        isPage
        title={t(`link.${answer.state}`)}
        text={isGone ? gone : t("error.noConnection")}
        actions={isGone ? undefined : <Button onClick={again}>{t("action.tryAgain")}</Button>}
      />
    </div>
  );
}
