import { IconLock } from "@tabler/icons-react";
import { Button } from "../../ui/Button.tsx";
import css from "./Options.module.css";

interface Props {
  readonly id: string;
  readonly because: string;
  /** The nearest way to have it, in words; absent: there is none that is a single change away. */
  readonly fix?: string;
  readonly onFix?: () => void;
}

/** Why an option cannot be had, and the one change that would allow it (ux.md §3.5). */
export function RefusalNote({ id, because, fix, onFix }: Props) {
  return (
    <div id={id} className={css.refusal} role="status">
      <p>
        <IconLock size={15} stroke={1.8} aria-hidden="true" />
        <span>{because}</span>
      </p>
      {fix && onFix ? (
        <Button size="sm" onClick={onFix}>
          {fix}
        </Button>
      ) : null}
    </div>
  );
}
