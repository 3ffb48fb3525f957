import { type PasswordFault, passwordFaults, SHORTEST_PASSWORD } from "@stanza/contract";
import { cx, PasswordField } from "@stanza/web-ui";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import css from "./Account.module.css";

const RULES = ["short", "common", "name"] as const satisfies readonly PasswordFault[];

interface Props {
  readonly value: string;
  /** Login, address and name, which the password must not be. */
  readonly names: readonly string[];
  /** Somebody has tried to go on: what is missing is said. */
  readonly checked: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (password: string) => void;
}

/** A new password, with its rules ticked off while it is typed. */
export function NewPasswordField({ value, names, checked, ref, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const faults = passwordFaults(value, names);
  const first = value === "" ? "short" : faults[0];
  return (
    <div>
      <PasswordField
        ref={ref}
        label={t("newPassword.label")}
        name="new-password"
        autoComplete="new-password"
        showLabel={t("signIn.showPassword")}
        hideLabelText={t("signIn.hidePassword")}
        value={value}
        error={checked && first ? t(`newPassword.fault.${first}`, { least: SHORTEST_PASSWORD }) : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul id={id} className={css.rules} aria-label={t("newPassword.rules")}>
        {RULES.map((rule) => {
          const isKept = value !== "" && !faults.includes(rule);
          return (
            <li key={rule} className={cx(css.rule, isKept && css.kept)}>
              {isKept ? (
                <IconCheck size={16} stroke={2} aria-hidden="true" />
              ) : (
                <IconPoint size={16} stroke={2} aria-hidden="true" />
              )}
              {t(`newPassword.rule.${rule}`, { least: SHORTEST_PASSWORD })}
              {isKept ? <span className="visually-hidden">{t("newPassword.kept")}</span> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
