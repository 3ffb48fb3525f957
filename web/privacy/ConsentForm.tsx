import {
  CONSENT_NAMES,
  type ConsentFlags,
  type Consents,
  gdprFlagsOf,
  PRIVACY_VERSION,
} from "@stanza/contract";
import { client, okBody, queryClient, useFormats, useSession } from "@stanza/web-site";
import { Button, log, Skeleton, Switch } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Privacy.module.css";

const NOTHING: ConsentFlags = { contact: false, news: false, usage: false, makers: false };

interface Props {
  readonly onSaved: () => void;
}

/** Four switches, none of them on before the person has turned it on; one button keeps the answer. */
export function ConsentForm({ onSaved }: Props) {
  const { t } = useTranslation();
  const userId = useSession(({ profile }) => profile?.userId);
  const key = ["consents", userId];
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => okBody(await client.getConsents({ signal })),
    staleTime: 0,
  });
  if (isError)
    return (
      <p role="alert">
        {t("privacy.failed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={240} />;
  return (
    <Switches
      consents={data}
      onSaved={(consents) => {
        queryClient.setQueryData(key, consents);
        onSaved();
      }}
    />
  );
}

interface SwitchesProps {
  readonly consents: Consents;
  readonly onSaved: (consents: Consents) => void;
}

function Switches({ consents: { answers }, onSaved }: SwitchesProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [latest] = answers;
  const [flags, setFlags] = useState(latest?.flags ?? NOTHING);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const save = async () => {
    setState("busy");
    const answer = await client.setConsents({ body: { flags, version: PRIVACY_VERSION } });
    if (answer.status !== 200) {
      log("error", `Consents not kept: ${answer.status}`);
      return setState("failed");
    }
    setState("ready");
    useSession.setState(({ profile }) => ({
      profile: profile && { ...profile, gdprFlags: gdprFlagsOf(flags) },
    }));
    onSaved(answer.body);
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t("privacy.text")}</p>
      <ul className={css.list}>
        {CONSENT_NAMES.map((name) => (
          <li key={name}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch stands in it */}
            <label>
              <span>{t(`privacy.consent.${name}`)}</span>
              <Switch on={flags[name]} onChange={(on) => setFlags((so) => ({ ...so, [name]: on }))} />
            </label>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {latest ? t("privacy.answered", { date: moment(latest.at) }) : t("privacy.unanswered")}
      </p>
      {state === "failed" ? (
        <p role="alert" className={css.problem}>
          {t("privacy.notSaved")}
        </p>
      ) : null}
      <Button type="submit" variant="primary" busy={state === "busy"}>
        {t("action.save")}
      </Button>
    </form>
  );
}
