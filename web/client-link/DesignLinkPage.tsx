import { Button, ErrorState, Skeleton } from "@stanza/web-ui";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepFromIndexes } from "./keep-from-indexes.ts";
import css from "./OfferLink.module.css";
import { SharedDesign } from "./SharedDesign.tsx";
import { useSharedDesign } from "./use-shared-design.ts";

interface Props {
  /** Goes on with the design in the workspace. */
  readonly onContinue: (token: string) => Promise<void>;
}

/** A design behind a link that is the only key: what was sent by mail, or what a shop was asked about. */
export function DesignLinkPage({ onContinue }: Props) {
  const { token = "" } = useParams({ strict: false });
  const { t } = useTranslation();
  const { answer, again, end } = useSharedDesign(token);
  useEffect(keepFromIndexes, []);
  if (answer.state === "loading")
    return (
      <div className={css.page} aria-busy="true" role="status" aria-label={t("design.opening")}>
        <Skeleton height={44} />
        <Skeleton height={360} />
        <Skeleton height={220} />
      </div>
    );
  if (answer.state === "open")
    return (
      <SharedDesign
        token={token}
        shared={answer.shared}
        onContinue={() => void onContinue(token)}
        onEnd={end}
      />
    );
  const isGone = answer.state !== "failed";
  return (
    <div className={css.page}>
      <ErrorState
        isPage
        title={t(`link.${answer.state}`)}
        text={t(isGone ? "design.linkGone" : "error.noConnection")}
        actions={isGone ? undefined : <Button onClick={again}>{t("action.tryAgain")}</Button>}
      />
    </div>
  );
}
