import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { TOAST_FLOOR } from "../toast/toast-floor.ts";
import css from "./Dialog.module.css";

/** The scrolling part of a dialog. Without a class of its own, which says how far apart things stand, they stand as paragraphs do. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css.body, className ?? css.prose)}>{children}</div>;
}

/** The buttons of a dialog: right-aligned, the primary one last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className={css.footer} {...TOAST_FLOOR}>
      {children}
    </div>
  );
}
