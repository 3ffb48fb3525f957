import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./states.module.css";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** For support: a code or the message of the server. */
  readonly details?: string;
  readonly actions?: ReactNode;
}

/** Something could not be had: what, what it means, what to do. */
export function ErrorState({ title, text, details, actions }: Props) {
  return (
    <div className={css.state} role="alert">
      <div className={css.art} aria-hidden="true">
        <IconCloudOff size={40} stroke={1.4} />
      </div>
      <h2 className={css.title}>{title}</h2>
      {text ? <p className={css.text}>{text}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
      {details ? <p className={css.details}>{details}</p> : null}
    </div>
  );
}
