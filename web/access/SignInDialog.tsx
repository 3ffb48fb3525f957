import { endSession, goTo, paths, translate, useSession } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { giveWayTo } from "./give-way.ts";
import { openWork } from "./open-work.ts";
import css from "./SignInDialog.module.css";
import { SignInForm } from "./SignInForm.tsx";

function SignIn({ expired, resolve, close }: { readonly expired: boolean } & DialogControls<void>) {
  const { t } = useTranslation();
  return (
    <DialogBody>
      <p className={css.text}>{t(expired ? "signInAgain.text" : "signInAgain.guestText")}</p>
      <SignInForm
        onSignedIn={() => {
          const { profile } = useSession.getState();
          void giveWayTo(profile).then((gave) => (gave ? goTo(paths.home()) : undefined));
          resolve();
        }}
      />
      {expired ? (
        <Button
          full
          className={css.leave}
          onClick={async () => {
            await openWork().keep();
            await endSession();
            openWork().close();
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
