import { useTranslation } from "react-i18next";
import { translate } from "../locales/i18n.ts";
import { goTo } from "../navigation.ts";
import { SignInForm } from "../pages/home/SignInForm.tsx";
import { paths } from "../paths.ts";
import { flushJournal } from "../stores/journal-keeping.ts";
import { closeProject, useProject } from "../stores/project-store.ts";
import { endSession, useSession } from "../stores/session-store.ts";
import { Button } from "../ui/Button.tsx";
import { DialogBody } from "./DialogFrame.tsx";
import type { Dialog, DialogControls } from "./dialog-store.ts";
import css from "./SignInDialog.module.css";

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
