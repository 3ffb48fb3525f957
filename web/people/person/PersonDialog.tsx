import type { AdministeredShop, Person } from "@stanza/contract";
import { spokenLanguage } from "@stanza/quantities";
import { translate, useSession } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import { PersonActions } from "./PersonActions.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { draftOf, faultsOf } from "./person-settings.ts";
import { type Refused, type Stored, storePerson } from "./store-person.ts";

interface Edited {
  /** null: somebody new is invited. */
  readonly person: Person | null;
  readonly shops: readonly AdministeredShop[];
}

function PersonForm({ person, shops, resolve, close }: Edited & DialogControls<Stored>) {
  const { t, i18n } = useTranslation();
  const ownId = useSession(({ profile }) => profile?.userId);
  const ownShop = useSession(({ profile }) => profile?.shop.code ?? "");
  const [draft, setDraft] = useState(() => draftOf(person, spokenLanguage(i18n.language), ownShop));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const faults = faultsOf(draft);
  const submit = async () => {
    setTried(true);
    if (faults.length > 0) return;
    setBusy(true);
    const answer = await storePerson(person, draft);
    setBusy(false);
    if (typeof answer === "string") setRefused(answer);
    else resolve(answer);
  };
  return (
    <DialogForm
      submit={t(person ? "action.save" : "people.invite")}
      busy={isBusy}
      noValidate
      className={css.form}
      onSubmit={() => void submit()}
      onCancel={close}
    >
      <PersonFields
        draft={draft}
        shops={shops}
        isNew={person === null}
        isOwn={person !== null && person.id === ownId}
        faults={isTried ? faults : []}
        onChange={(changed) => {
          setRefused(null);
          setDraft(changed);
        }}
      />
      {refused ? (
        <p className={css.fault} role="alert">
          {t(`people.refused.${refused}`)}
        </p>
      ) : null}
      {person && person.id !== ownId ? <PersonActions person={person} close={close} /> : null}
    </DialogForm>
  );
}

/** What somebody may do, for whom they work, and whether they still sign in. */
export const personDialog: Dialog<Edited, Stored> = {
  options: ({ person }) => ({
    title: person ? person.name || person.login : translate("people.inviteTitle"),
    width: 800,
    mode: "semipersistent",
    single: "person",
  }),
  Content: PersonForm,
};
