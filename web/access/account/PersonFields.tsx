import { isEmail } from "@stanza/contract";
import { TextField } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";

interface Person {
  readonly name: string;
  readonly email: string;
}

interface Props {
  readonly person: Person;
  /** Somebody has tried to go on: what is missing is said. */
  readonly checked: boolean;
  readonly onChange: (person: Person) => void;
}

const SHORTEST_NAME = 2;

export const isNameMissing = (name: string): boolean => name.trim().length < SHORTEST_NAME;

/** Returns true where a name or an address is missing. */
export const isPersonIncomplete = ({ name, email }: Person): boolean =>
  isNameMissing(name) || !isEmail(email.trim());

/** Who asks for something, in a dialog: name and address. */
export function PersonFields({ person, checked, onChange }: Props) {
  const { t } = useTranslation();
  const { name, email } = person;
  return (
    <>
      <TextField
        label={t("design.name")}
        autoComplete="name"
        maxLength={120}
        data-autofocus
        value={name}
        error={checked && isNameMissing(name) ? t("design.fault.name") : undefined}
        onChange={(event) => onChange({ ...person, name: event.target.value })}
      />
      <TextField
        label={t("design.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        error={checked && !isEmail(email.trim()) ? t("customer.fault.email") : undefined}
        onChange={(event) => onChange({ ...person, email: event.target.value })}
      />
    </>
  );
}
