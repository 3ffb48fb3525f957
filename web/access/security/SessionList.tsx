import type { OwnSession } from "@stanza/contract";
import { client, deviceOf, okBody, queryClient, translate, useFormats } from "@stanza/web-site";
import { ask, Button, log, Skeleton, toast } from "@stanza/web-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { leaveEverywhere } from "../sign-out.ts";
import css from "./Security.module.css";

const KEY = ["own-sessions"];

/** The devices on which a person is signed in; each is signed out from here, or all of them. */
export function SessionList({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => okBody(await client.listSessions({ signal })).sessions,
    staleTime: 0,
  });
  return (
    <section className={css.section} aria-labelledby="own-sessions">
      <h3 id="own-sessions">{t("sessions.title")}</h3>
      {data ? (
        <ul className={css.list}>
          {data.map((session) => (
            <OneSession key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <p role="alert">
          {t("sessions.failed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : (
        <Skeleton height={120} />
      )}
      <Button variant="danger" onClick={() => void everywhere(onSignedOut)}>
        {t("sessions.everywhere")}
      </Button>
    </section>
  );
}

function OneSession({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [busy, setBusy] = useState(false);
  const device = deviceOf(session.agent) || t("sessions.unknownDevice");
  return (
    <li>
      <span className={css.about}>
        <strong>{device}</strong>
        <small>
          {t("sessions.since", { date: moment(session.startedAt), address: session.address || "–" })}
        </small>
      </span>
      {session.isThis ? (
        <span className={css.here}>{t("sessions.this")}</span>
      ) : (
        <Button
          size="sm"
          busy={busy}
          onClick={async () => {
            setBusy(true);
            const answer = await client.endSession({ params: { id: session.id } });
            setBusy(false);
            // Gone already is as good as ended.
            if (answer.status !== 204 && answer.status !== 404) {
              log("error", `Session not ended: ${answer.status}`);
              toast(t("sessions.endFailed"), { key: "own-sessions", kind: "error" });
            }
            await queryClient.invalidateQueries({ queryKey: KEY });
          }}
        >
          {t("sessions.end")}
          <span className="visually-hidden">: {device}</span>
        </Button>
      )}
    </li>
  );
}

async function everywhere(onSignedOut: () => void): Promise<void> {
  const answer = await ask({
    title: translate("sessions.everywhere"),
    text: translate("sessions.everywhereText"),
    mode: "semipersistent",
    choices: [
      { answer: "stay", label: translate("action.cancel") },
      { answer: "leave", label: translate("sessions.everywhere"), look: "danger" },
    ],
  });
  if (answer === "leave" && (await leaveEverywhere())) onSignedOut();
}
