import { closeProject, flushJournal, useProject } from "@stanza/web-project";
import { endSession, goTo, paths, translate, useSession } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./SignInDialog.module.css";
import { SignInForm } from "./SignInForm.tsx";

function SignIn({ expired, resolve, close }: { readonly expired: boolean } & DialogControls<void>) {
  const { t } = useTranslation();
  return (
    <DialogBody>
      <p className={css.text}>{t(expired ? "signInAgain.text" : "signInAgain.guestText")}</p>
      <SignInForm
        onSignedIn={() => {
          const { open } = useProject.getState();
          const { profile } = useSession.getState();
          // Somebody else has signed in: the work stays in the journal for the one who did it.
          if (open && profile && open.owner !== "guest" && open.owner !== profile.userId) {
            void flushJournal().then(() => {
              closeProject();
              return goTo(paths.home());
            });
          }
          resolve();
        }}
      />
      {expired ? (
        <Button
          full
          className={css.leave}
          onClick={async () => {
            await flushJournal();
            await endSession();
            closeProject();
            close();
            await goTo(paths.home());
          }}
        >
          {t("signInAgain.leave")}
        </Button>
      ) : null}
    </DialogBody>
  );
}

/** Signs in without leaving the page. */
export const signInDialog: Dialog<{ readonly expired: boolean }, void> = {
  options: ({ expired }) => ({
    title: translate(expired ? "signInAgain.title" : "account.signIn"),
    width: 400,
    mode: expired ? "persistent" : "none",
    single: "sign-in",
  }),
  Content: SignIn,
};
