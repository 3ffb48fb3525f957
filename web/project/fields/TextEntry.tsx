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

/** The typed text and its target: selecting something else commits it to the target that it was typed for. */
interface Draft {
  readonly text: string;
  readonly commit: (value: string) => void;
}

/** A text, committed on Enter or on leaving; Esc takes the typing back. */
export function TextEntry(props: Props) {
  const { label, help, value, placeholder, mandatory, missing, onCommit, onReset, reason } = props;
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const commit = () => {
    draft?.commit(draft.text.trim());
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
        value={draft?.text ?? value}
        placeholder={placeholder}
        readOnly={reason !== undefined}
        title={reason}
        onChange={(event) => {
          const commitHere = (text: string) => {
            if (text !== value) onCommit(text);
          };
          setDraft({ text: event.target.value, commit: draft?.commit ?? commitHere });
        }}
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
