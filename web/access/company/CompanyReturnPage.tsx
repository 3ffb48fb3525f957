import { AppLink, goTo, paths } from "@stanza/web-site";
import { buttonClass, Card, ErrorState, Skeleton } from "@stanza/web-ui";
import cardCss from "@stanza/web-ui/card-page.module.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ensureSession } from "../ensure-session.ts";
import { companyAnswer, forgetCompanyAnswer, handOver } from "./company-answer.ts";
import { type CompanyResult, comeBack } from "./company-sign-in.ts";

type State = "busy" | "handed-over" | CompanyResult;

/** The page that the provider leads back to: it hands the answer to the page that waits for it, or ends the sign-in itself. */
export function CompanyReturnPage() {
  const { t } = useTranslation();
  const [answer] = useState(companyAnswer);
  const [state, setState] = useState<State>("busy");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the answer that the page came with
  useEffect(() => {
    void (async () => {
      if (answer === undefined) return setState("failed");
      // Shown twice, as in development, it goes on once.
      if (companyAnswer() === undefined) return;
      forgetCompanyAnswer();
      if (handOver(answer)) return setState("handed-over");
      const { result, goOn } = await comeBack(answer);
      if (result === "signed-in") return goTo(goOn ?? paths.home(), { replace: true });
      // Spec 2 §8: whoever cannot be authenticated goes on as a guest, where the site admits them.
      await ensureSession();
      setState(result);
    })();
  }, []);
  if (state === "busy" || state === "handed-over")
    return (
      <div className={cardCss.page} aria-busy={state === "busy"}>
        <Card className={cardCss.card}>
          <h1 role="status">{t(state === "busy" ? "keySignIn.busy" : "company.close")}</h1>
          {state === "busy" ? <Skeleton height={32} /> : null}
        </Card>
      </div>
    );
  const trouble = state === "signed-in" || state === "cancelled" || state === "elsewhere" ? "failed" : state;
  return (
    <div className={cardCss.page}>
      <ErrorState
        isPage
        title={t("company.title")}
        text={t(`company.${trouble}`)}
        actions={
          <AppLink href={paths.home()} className={buttonClass({ variant: "primary" })}>
            {t("nav.home")}
          </AppLink>
        }
      />
    </div>
  );
}
