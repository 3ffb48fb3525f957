import type { ReactNode } from "react";
import css from "./CountBadge.module.css";

interface Props {
  readonly tone: "warning" | "danger";
  readonly title?: string;
  readonly children: ReactNode;
}

/** A small number beside a name, such as the findings behind a tab. */
export function CountBadge({ tone, title, children }: Props) {
  return (
    <span className={css.count} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
