import { useId, useState } from "react";
import { FieldShell } from "./FieldShell.tsx";
import css from "./Fields.module.css";

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly mandatory?: boolean;
  readonly missing?: boolean;
  readonly onCommit: (value: string) => void;
  readonly onReset?: () => void;
  readonly reason?: string;
}

/** A text, committed on Enter or on leaving; Esc takes the typing back. */
export function TextEntry(props: Props) {
  const { label, help, value, placeholder, mandatory, missing, onCommit, onReset, reason } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft.trim() !== value) onCommit(draft.trim());
    setDraft(null);
  };
  return (
    <FieldShell
      label={label}
      htmlFor={id}
      help={help}
      mandatory={mandatory}
      missing={missing}
      onReset={onReset}
    >
      <input
        id={id}
        className={css.text}
        value={draft ?? value}
        placeholder={placeholder}
        readOnly={reason !== undefined}
        title={reason}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key !== "Escape" || draft === null) return;
          event.stopPropagation();
          setDraft(null);
        }}
      />
    </FieldShell>
  );
}
