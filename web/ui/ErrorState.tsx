import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./states.module.css";

interface Props {
  readonly title: string;
  /** It is all there is on the page, so its title is the page's. */
  readonly isPage?: boolean;
  readonly text?: ReactNode;
  /** For support: a code or the message of the server. */
  readonly details?: string;
  readonly actions?: ReactNode;
}

/** Something could not be had: what, what it means, what to do. */
export function ErrorState({ title, text, details, actions, isPage }: Props) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className={css.state} role="alert">
      <div className={css.art} aria-hidden="true">
        <IconCloudOff size={40} stroke={1.4} />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {text ? <p className={css.text}>{text}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
      {details ? <p className={css.details}>{details}</p> : null}
    </div>
  );
}
