import type { AdministeredShop } from "@stanza/contract";
import { LANGUAGES, languageName } from "@stanza/web-site";
import { SelectField, Switch, TextField } from "@stanza/web-ui";
import formCss from "@stanza/web-ui/form.module.css";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import type { PersonDraft, PersonFault } from "./person-settings.ts";

interface Props {
  readonly draft: PersonDraft;
  readonly shops: readonly AdministeredShop[];
  readonly isNew: boolean;
  /** One's own account: nobody takes their own rights away. */
  readonly isOwn: boolean;
  readonly faults: readonly PersonFault[];
  readonly onChange: (draft: PersonDraft) => void;
}

const LEVELS = Array.from({ length: 10 }, (_, level) => ({ value: `${level}`, label: `${level}` }));

/** The fields of a person's settings. */
export function PersonFields({ draft, shops, isNew, isOwn, faults, onChange }: Props) {
  const { t } = useTranslation();
  const set = (changed: Partial<PersonDraft>) => onChange({ ...draft, ...changed });
  const faultOf = (name: PersonFault) => (faults.includes(name) ? t(`people.fault.${name}`) : undefined);
  const sells = draft.kind === "pro" || draft.isAdmin;
  return (
    <>
      <div className={formCss.grid}>
        <TextField
          label={t("signIn.user")}
          value={draft.login}
          readOnly={!isNew}
          autoComplete="off"
          error={faultOf("login")}
          onChange={(event) => set({ login: event.target.value })}
          data-autofocus={isNew || undefined}
        />
        <TextField
          label={t("settings.name")}
          value={draft.name}
          autoComplete="off"
          maxLength={120}
          error={faultOf("name")}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          type="email"
          label={t("people.email")}
          value={draft.email}
          autoComplete="off"
          error={faultOf("email")}
          onChange={(event) => set({ email: event.target.value })}
        />
        <SelectField
          label={t("language.label")}
          value={draft.language}
          onChange={(event) => set({ language: event.target.value as PersonDraft["language"] })}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <SelectField
          label={t("settings.kind")}
          value={draft.kind}
          onChange={(event) => set({ kind: event.target.value as PersonDraft["kind"] })}
          options={[
            { value: "pro", label: t("settings.kindOf.pro") },
            { value: "customer", label: t("settings.kindOf.customer") },
          ]}
        />
        {sells ? (
          <>
            <SelectField
              label={t("settings.level")}
              help={t("people.levelHelp")}
              value={`${draft.sellerLevel}`}
              onChange={(event) => set({ sellerLevel: Number(event.target.value) })}
              options={LEVELS}
            />
            <TextField
              label={t("people.discountLimit")}
              help={t("people.discountLimitHelp")}
              inputMode="decimal"
              value={draft.discountLimit}
              error={faultOf("discountLimit")}
              onChange={(event) => set({ discountLimit: event.target.value })}
            />
          </>
        ) : null}
      </div>
      <ToggleRow
        label={t("people.isSupervisor")}
        isOn={draft.isAdmin}
        isDisabled={isOwn}
        onChange={(isAdmin) => set({ isAdmin })}
      />
      {isNew ? null : (
        <ToggleRow
          label={t("people.isActive")}
          isOn={draft.isActive}
          isDisabled={isOwn}
          onChange={(isActive) => set({ isActive })}
        />
      )}
      <fieldset className={css.boxes} aria-invalid={faults.includes("shops") || undefined}>
        <legend>{t("people.tab.shops")}</legend>
        {shops.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={draft.shops.includes(code)}
              onChange={(event) =>
                set({
                  shops: event.target.checked
                    ? [...draft.shops, code]
                    : draft.shops.filter((one) => one !== code),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      {faults.includes("shops") ? <p className={css.fault}>{t("people.fault.shops")}</p> : null}
    </>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function ToggleRow({ label, isOn, isDisabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <label className={css.switch} htmlFor={id}>
      <Switch id={id} on={isOn} disabled={isDisabled} onChange={onChange} />
      {label}
    </label>
  );
}
