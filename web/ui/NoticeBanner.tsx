import type { ReactNode } from "react";
import css from "./NoticeBanner.module.css";
import { TOAST_FLOOR } from "./toast/toast-floor.ts";

interface Props {
  /** What the notice is about, for those who cannot see it. */
  readonly label: string;
  readonly icon: ReactNode;
  /** How pressing it is: `far` is only said, `near` has the colour of a warning, `soon` that of danger. */
  readonly tone?: "far" | "near" | "soon";
  /** True: it is read out when it comes. */
  readonly isStatus?: boolean;
  /** One sentence; on a phone up to three lines. */
  readonly line: ReactNode;
  /** All of it, where it may be cut off. */
  readonly title?: string | undefined;
  /** A short figure after the line, such as the time that is left. */
  readonly count?: string | undefined;
  /** Small buttons. */
  readonly children?: ReactNode;
}

/** One line along the bottom of every screen that says something about all of them. Bars of the screens and toasts stand above it. */
export function NoticeBanner({ label, icon, tone = "far", isStatus, line, title, count, children }: Props) {
  return (
    <section
      className={css.banner}
      data-tone={tone}
      aria-label={label}
      role={isStatus ? "status" : undefined}
      data-region
      {...TOAST_FLOOR}
    >
      {icon}
      <span className={css.line} title={title}>
        {line}
      </span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
      {children}
    </section>
  );
}
