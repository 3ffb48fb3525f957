import { AppLink, goTo, Logo, paths } from "@stanza/web-site";
import { Button, buttonClass, Card, ErrorState, Skeleton } from "@stanza/web-ui";
import cardCss from "@stanza/web-ui/card-page.module.css";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { forgottenPassword } from "./open-account-dialogs.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { ResetForm } from "./ResetForm.tsx";
import { useAccountCode } from "./use-account-code.ts";

const TITLES = {
  reset: "resetPassword.title",
  register: "newAccount.title",
  invite: "invited.title",
} as const;

/** The page behind a link that was mailed: a new password, or an account of one's own (spec 1 §2). */
export function AccountCodePage() {
  const { code = "" } = useParams({ strict: false });
  const { t } = useTranslation();
  const { code: found, again } = useAccountCode(code);
  if (found.state === "loading")
    return (
      <div className={cardCss.page} aria-busy="true" role="status" aria-label={t("accountCode.opening")}>
        <Card className={cardCss.card}>
          <Skeleton height={32} />
          <Skeleton height={180} />
        </Card>
      </div>
    );
  if (found.state === "open") {
    const { opened } = found;
    return (
      <div className={cardCss.page}>
        <Logo />
        <Card className={cardCss.card}>
          <h1>{t(TITLES[opened.kind])}</h1>
          {opened.kind !== "register" ? (
            <ResetForm code={code} opened={opened} onSignedIn={() => void goTo(paths.home())} />
          ) : (
            <RegisterForm code={code} opened={opened} />
          )}
        </Card>
      </div>
    );
  }
  const mayWork = found.state === "failed" || found.state === "wait";
  return (
    <div className={cardCss.page}>
      <ErrorState
        isPage
        title={t(`accountCode.${found.state}.title`)}
        text={t(`accountCode.${found.state}.text`)}
        actions={
          <>
            {mayWork ? (
              <Button onClick={again}>{t("action.tryAgain")}</Button>
            ) : (
              <Button onClick={() => void forgottenPassword()}>{t("forgotten.title")}</Button>
            )}
            <AppLink href={paths.home()} className={buttonClass({ variant: "primary" })}>
              {t("nav.home")}
            </AppLink>
          </>
        }
      />
    </div>
  );
}
