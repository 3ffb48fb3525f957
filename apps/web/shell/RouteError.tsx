import { AppLink, paths, useAwayReason } from "@stanza/web-site";
import { Button, buttonClass, ErrorState, log } from "@stanza/web-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** A screen that failed to load or to draw: the rest of the page, and the work in it, goes on. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  const away = useAwayReason();
  const message = error instanceof Error ? error.message : String(error);
  useEffect(
    () => log("error", error instanceof Error ? (error.stack ?? error.message) : String(error)),
    [error],
  );
  return (
    <ErrorState
      isPage
      title={t("error.screen")}
      text={away ?? t("error.screenText")}
      details={message}
      actions={
        <>
          <AppLink href={paths.home()} className={buttonClass({})}>
            {t("nav.home")}
          </AppLink>
          <Button variant="primary" onClick={reset}>
            {t("action.tryAgain")}
          </Button>
        </>
      }
    />
  );
}
