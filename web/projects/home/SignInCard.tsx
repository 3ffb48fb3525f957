import { createAccount, ensureSession, SignInForm } from "@stanza/web-access";
import { useConfig, useSession } from "@stanza/web-site";
import { Button, Card } from "@stanza/web-ui";
import { startNewProject } from "@stanza/web-workspace";
import { IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./HomePage.module.css";

/** Signing in, or entering as a guest where the site allows it. On phones it opens on demand: what can be done comes first. */
export function SignInCard({
  redirectFrom,
  onSignedIn,
}: {
  readonly redirectFrom: string | undefined;
  readonly onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const guests = useConfig((state) => state.guestsAdmitted);
  const isGuest = useSession((state) => state.profile?.kind === "guest");
  const mails = useConfig((state) => state.config?.sendsmail === true);
  const [entering, setEntering] = useState(false);
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{t("signIn.title")}</h2>
      <SignInForm redirectFrom={redirectFrom} onSignedIn={onSignedIn} />
      {guests ? (
        <div className={css.guest}>
          <span>{t(isGuest ? "home.isGuest" : "home.noAccount")}</span>
          <Button
            variant="link"
            busy={entering}
            onClick={async () => {
              setEntering(true);
              const entered = await ensureSession();
              setEntering(false);
              if (entered) await startNewProject();
            }}
          >
            {t(isGuest ? "home.goOnAsGuest" : "home.asGuest")}
            <IconArrowRight size={16} aria-hidden="true" />
          </Button>
          {mails ? (
            <Button variant="link" onClick={() => void createAccount()}>
              {t("createAccount.title")}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className={css.guest}>{t("home.guestsRefused")}</p>
      )}
    </Card>
  );
}
