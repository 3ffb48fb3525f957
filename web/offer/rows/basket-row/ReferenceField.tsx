import { TextField } from "@stanza/web-ui";

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly reference: string;
  readonly readOnly: boolean;
  readonly onCommit: (reference: string) => void;
}

/** The reference of a row or of one of its lines, kept when the field is left. */
export function ReferenceField({ label, hideLabel, reference, readOnly, onCommit }: Props) {
  return (
    <TextField
      key={reference}
      label={label}
      hideLabel={hideLabel}
      defaultValue={reference}
      maxLength={120}
      readOnly={readOnly}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed !== reference) onCommit(typed);
      }}
    />
  );
}
