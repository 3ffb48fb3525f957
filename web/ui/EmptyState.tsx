import type { ReactNode } from "react";
import css from "./states.module.css";

interface Props {
  readonly art?: ReactNode;
  readonly title: string;
  /** It is all there is on the page, so its title is the page's. */
  readonly isPage?: boolean;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}

/** A place with nothing in it yet: says so and offers the next step. */
export function EmptyState({ art, title, text, actions, isPage }: Props) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className={css.state}>
      {art ? (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      ) : null}
      <Heading className={css.title}>{title}</Heading>
      {text ? <p className={css.text}>{text}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
