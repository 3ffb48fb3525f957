import { AppLink, goTo, hostPage, isUser, Logo, paths, useSession } from "@stanza/web-site";
import { Button, buttonClass, Card, ErrorState, Skeleton } from "@stanza/web-ui";
import cardCss from "@stanza/web-ui/card-page.module.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { giveWayTo } from "../give-way.ts";
import { SignInForm } from "../SignInForm.tsx";
import { signInAgain } from "../sign-in-again.ts";
import { type KeyResult, loginOfKey, signInWithKey } from "./sign-in-with-key.ts";
import { forgetKey, type TakenKey, takenKey } from "./taken-key.ts";

type State = "asking" | "busy" | Exclude<KeyResult, "signed-in">;

/** A signed-in person is not turned into another one by a link alone (reliability.md T11): they are asked. */
function isAnother({ key }: TakenKey): boolean {
  const { profile } = useSession.getState();
  return isUser(profile) && profile?.login.toLowerCase() !== loginOfKey(key)?.toLowerCase();
}

/** Signs somebody in whom another system vouches for, and goes on with what that system wants (spec 1 §2 `rsalogin`). */
export function KeySignInPage() {
  const { t } = useTranslation();
  const [taken] = useState(takenKey);
  const [state, setState] = useState<State>(() => (!taken ? "failed" : isAnother(taken) ? "asking" : "busy"));
  const name = useSession((session) => session.profile?.name || session.profile?.login || "");
  const enter = async () => {
    if (!taken) return;
    setState("busy");
    const result = await signInWithKey(taken.key);
    if (result !== "signed-in") return setState(result);
    await goOn();
  };
  const goOn = async () => {
    await giveWayTo(useSession.getState().profile);
    await goTo(pageOf(taken?.action), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the key that the page came with
  useEffect(() => {
    if (takenKey() === undefined) return;
    forgetKey();
    if (state === "busy") void enter();
  }, []);
  if (state === "busy")
    return (
      <div className={cardCss.page} aria-busy="true">
        <Card className={cardCss.card}>
          <h1 role="status">{t("keySignIn.busy")}</h1>
          <Skeleton height={32} />
        </Card>
      </div>
    );
  if (state === "second-factor")
    return (
      <div className={cardCss.page}>
        <Logo />
        <Card className={cardCss.card}>
          <h1>{t("signIn.title")}</h1>
          <SignInForm onSignedIn={() => void goOn()} />
        </Card>
      </div>
    );
  if (state === "asking")
    return (
      <div className={cardCss.page}>
        <Logo />
        <Card className={cardCss.card}>
          <h1>{t("keySignIn.other")}</h1>
          <p>{t("keySignIn.otherText", { name })}</p>
          <Button variant="primary" full onClick={() => void enter()}>
            {t("keySignIn.go")}
          </Button>
          <Button full onClick={() => void goTo(paths.home(), { replace: true })}>
            {t("keySignIn.stay", { name })}
          </Button>
        </Card>
      </div>
    );
  return (
    <div className={cardCss.page}>
      <ErrorState
        isPage
        title={t("keySignIn.failed")}
        text={t(`keySignIn.${state}.text`)}
        actions={
          <>
            {state === "failed" ? (
              <Button onClick={() => void signInHere()}>{t("account.signIn")}</Button>
            ) : (
              <Button onClick={() => void enter()}>{t("action.tryAgain")}</Button>
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

async function signInHere(): Promise<void> {
  if (await signInAgain()) await goTo(paths.home(), { replace: true });
}

/**
 * The page of an action: the name of a page in any case, as a host names it (spec 1 §5 `navigateTo`); anything else is home. Actions that
 * do more than show a page come with the messages of hosts.
 */
const pageOf = (action: string | undefined): string =>
  hostPage(action ?? "", window.location.origin) ?? paths.home();
