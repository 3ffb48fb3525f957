import { LIMITS } from "@stanza/project";
import { TextField } from "@stanza/web-ui";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name of a project in a dialog. It has the focus and is selected, so that typing replaces it. */
export function ProjectNameField({ label, value, onChange }: Props) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={LIMITS.maxDescription}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      data-autofocus
      autoComplete="off"
    />
  );
}
