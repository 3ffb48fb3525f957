import { Button } from "@stanza/web-ui";
import { IconFingerprint } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../SignInForm.module.css";
import type { PasskeyProblem } from "./passkey-problem.ts";
import { offerPasskeys, type PasskeySignIn, signInWithPasskey } from "./sign-in-with-passkey.ts";

interface Props {
  /** The code of the shop to begin in, as far as it is typed. */
  readonly shop?: string;
  /** The form has a user id's field, in whose autofill the browser offers passkeys. */
  readonly inAutofill?: boolean;
  readonly onSignedIn: () => void;
}

/** Signs in with a passkey instead of user id, password and code. */
export function PasskeyButton({ shop = "", inAutofill = false, onSignedIn }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  /** Raised when the autofill may offer again: a browser asks for one passkey at a time. */
  const [round, setRound] = useState(0);
  const offer = useRef<{ readonly over: AbortController; readonly ended: Promise<unknown> }>(null);
  const latest = useRef({ shop, onSignedIn });
  latest.current = { shop, onSignedIn };

  const finish = (result: PasskeySignIn) => {
    if (result === "signed-in") return latest.current.onSignedIn();
    if (result === "cancelled") return;
    setProblem(result);
    setRound((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round begins the same offer again
  useEffect(() => {
    if (!inAutofill) return;
    const over = new AbortController();
    const ended = offerPasskeys(over.signal, () => latest.current.shop).then((result) => {
      if (!over.signal.aborted) finish(result);
    });
    offer.current = { over, ended };
    return () => over.abort();
  }, [inAutofill, round]);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    offer.current?.over.abort();
    await offer.current?.ended;
    const result = await signInWithPasskey(shop);
    setBusy(false);
    if (result === "cancelled") setRound((before) => before + 1);
    finish(result);
  };

  return (
    <>
      <Button full busy={busy} icon={<IconFingerprint size={18} stroke={1.7} />} onClick={() => void press()}>
        {t("passkeys.signIn")}
      </Button>
      {problem ? (
        <p className={css.problem} role="alert">
          {t(`passkeys.problem.${problem}`)}
        </p>
      ) : null}
    </>
  );
}
