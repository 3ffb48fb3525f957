import { client, okBody, queryClient } from "@stanza/web-site";
import { Button, PasswordField, Skeleton, TextField } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../security/Security.module.css";
import { type CodeProblem, codeProblem } from "./code-problem.ts";
import { SetUpCodes } from "./SetUpCodes.tsx";

const KEY = ["second-factor"];

/** Whether signing in asks for a code besides the password; setting that up and leaving it. */
export function SecondFactor() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => okBody(await client.getSecondFactor({ signal })),
    staleTime: 0,
  });
  return (
    <section className={css.section} aria-labelledby="second-factor">
      <h3 id="second-factor">{t("secondFactor.title")}</h3>
      {data?.isOn ? (
        <>
          <p>{t("secondFactor.on", { count: data.recoveryCodesLeft })}</p>
          {data.isRequired ? <p className={css.note}>{t("secondFactor.isRequired")}</p> : <Remove />}
        </>
      ) : data ? (
        <SetUp />
      ) : isError ? (
        <p role="alert">
          {t("secondFactor.problem.failed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : (
        <Skeleton height={60} />
      )}
    </section>
  );
}

const changed = () => queryClient.invalidateQueries({ queryKey: KEY });

function SetUp() {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [given, setGiven] = useState<string | null>(null);
  if (given !== null)
    return (
      <SetUpCodes by={{ password: given }} onDone={() => void changed()} onBack={() => setGiven(null)} />
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "") setGiven(password);
      }}
    >
      <p>{t("secondFactor.off")}</p>
      <PasswordField
        label={t("signIn.password")}
        name="password"
        autoComplete="current-password"
        showLabel={t("signIn.showPassword")}
        hideLabelText={t("signIn.hidePassword")}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit">{t("secondFactor.setUp")}</Button>
    </form>
  );
}

function Remove() {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length < 6) return setProblem("missing");
    setBusy(true);
    const answer = await client.removeSecondFactor({ body: { code: code.trim() } });
    setBusy(false);
    if (answer.status !== 204) return setProblem(codeProblem(answer));
    await changed();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={t("secondFactor.code")}
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        error={problem ? t(`secondFactor.problem.${problem}`) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="danger" busy={busy}>
        {t("secondFactor.remove")}
      </Button>
    </form>
  );
}
