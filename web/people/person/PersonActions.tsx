import type { Person } from "@stanza/contract";
import { client, translate } from "@stanza/web-site";
import { ask, Button, log, saveFile, toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import { administered } from "./people-queries.ts";
import { tellInvitation } from "./tell-invitation.ts";

/** What can be done for somebody besides changing their settings. */
export function PersonActions({ person, close }: { readonly person: Person; readonly close: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.further}>
      {person.isActive ? (
        <Button
          onClick={() => {
            close();
            void inviteAgain(person);
          }}
        >
          {t(person.hasPassword ? "people.newPassword" : "people.inviteAgain")}
        </Button>
      ) : null}
      {person.hasSecondFactor ? (
        <Button variant="danger" onClick={() => void takeSecondFactor(person, close)}>
          {t("people.resetSecondFactor")}
        </Button>
      ) : null}
      <Button onClick={() => void downloadData(person)}>{t("people.downloadData")}</Button>
      <Button variant="danger" onClick={() => void erase(person, close)}>
        {t("people.erase")}
      </Button>
    </div>
  );
}

async function downloadData(person: Person): Promise<void> {
  const answer = await client.getPersonData({ params: { person: person.id } });
  if (answer.status === 200) return saveFile(answer.body, `${person.login}.zip`);
  log("error", `The data of ${person.id} did not come: ${answer.status}`);
  toast(translate("people.refused.other"), { kind: "error" });
}

async function erase(person: Person, close: () => void): Promise<void> {
  const answer = await ask({
    title: translate("people.erase"),
    text: translate(person.kind === "pro" ? "people.eraseSellerText" : "people.eraseText", {
      login: person.login,
    }),
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "erase", label: translate("people.eraseForGood"), look: "danger" },
    ],
  });
  if (answer !== "erase") return;
  const done = await client.erasePerson({ params: { person: person.id } });
  if (done.status !== 204) {
    log("error", `${person.id} is not erased: ${done.status}`);
    const known =
      done.status === 409 ? (`people.refused.${done.body.error}` as const) : "people.refused.other";
    toast(translate(known), { kind: "error" });
    return;
  }
  toast(translate("people.erased"), { kind: "success" });
  close();
  await administered();
}

async function inviteAgain(person: Person): Promise<void> {
  const answer = await client.sendInvitation({ params: { person: person.id } });
  if (answer.status === 200) return tellInvitation(answer.body.person, answer.body.link);
  log("error", `Not invited: ${answer.status}`);
  toast(translate("people.refused.other"), { kind: "error" });
}

async function takeSecondFactor(person: Person, close: () => void): Promise<void> {
  const answer = await ask({
    title: translate("people.resetSecondFactor"),
    text: translate("people.resetSecondFactorText", { login: person.login }),
    choices: [
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "reset", label: translate("people.resetSecondFactor"), look: "danger" },
    ],
  });
  if (answer !== "reset") return;
  const done = await client.resetSecondFactor({ params: { person: person.id } });
  if (done.status !== 204) {
    log("error", `The second factor stays: ${done.status}`);
    toast(translate("people.refused.other"), { kind: "error" });
    return;
  }
  toast(translate("people.secondFactorGone"), { kind: "success" });
  close();
  await administered();
}
