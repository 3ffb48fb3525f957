import { Button, ErrorState, Skeleton } from "@stanza/web-ui";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepFromIndexes } from "./keep-from-indexes.ts";
import css from "./OfferLink.module.css";
import { SharedOffer } from "./SharedOffer.tsx";
import { useSharedOffer } from "./use-shared-offer.ts";

/** The offer as its client sees it, behind a link that is the only key. */
export function OfferLinkPage() {
  const { token } = useParams({ strict: false });
  const { t } = useTranslation();
  const { answer, again } = useSharedOffer(token ?? "");
  useEffect(keepFromIndexes, []);
  if (answer.state === "loading") {
    return (
      <div className={css.page} aria-busy="true" role="status" aria-label={t("link.loading")}>
        <Skeleton height={44} />
        <Skeleton height={360} />
        <Skeleton height={220} />
      </div>
    );
  }
  if (answer.state === "open")
    return (
      <SharedOffer
        key={`${answer.shared.hash} ${answer.shared.status}`}
        token={token ?? ""}
        shared={answer.shared}
        reload={again}
      />
    );
  const isGone = answer.state !== "failed";
  return (
    <div className={css.page}>
      <ErrorState
        isPage
        title={t(`link.${answer.state}`)}
        text={t(isGone ? "link.askShop" : "error.noConnection")}
        actions={isGone ? undefined : <Button onClick={again}>{t("action.tryAgain")}</Button>}
      />
    </div>
  );
}
