import type { ReactNode } from "react";
import css from "./states.module.css";

interface Props {
  readonly art?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}

/** A place with nothing in it yet: says so and offers the next step. */
export function EmptyState({ art, title, text, actions }: Props) {
  return (
    <div className={css.state}>
      {art ? (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      ) : null}
      <h2 className={css.title}>{title}</h2>
      {text ? <p className={css.text}>{text}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
