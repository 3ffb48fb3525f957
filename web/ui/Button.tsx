import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import css from "./Button.module.css";
import { cx } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "subtle" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly full?: boolean;
}

/** The look of a button for something that is a link. */
export function buttonClass({ variant = "secondary", size = "md", full }: Look): string {
  return cx(css.button, css[variant], size !== "md" && css[size], full && css.full);
}

interface Props extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactNode;
  /** Work is going on: a spinner instead of the icon, presses are ignored. */
  readonly busy?: boolean;
  /** Why it cannot be pressed. It stays focusable and tells the reason, unlike `disabled`. */
  readonly reason?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  full,
  icon,
  busy,
  reason,
  className,
  children,
  onClick,
  ref,
  ...rest
}: Props) {
  const blocked = busy || reason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={cx(buttonClass({ variant, size, full }), className)}
      aria-disabled={reason !== undefined || undefined}
      aria-busy={busy || undefined}
      title={reason ?? rest.title}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon}
      {children}
      {reason === undefined ? null : <span className="visually-hidden">. {reason}</span>}
    </button>
  );
}

interface IconProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name for everyone: read aloud, shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly reason?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, pressed, reason, className, onClick, ref, ...rest }: IconProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={cx(css.button, css.subtle, css.icon, className)}
      aria-label={reason === undefined ? label : `${label}. ${reason}`}
      aria-pressed={pressed}
      aria-disabled={reason !== undefined || undefined}
      title={reason === undefined ? label : `${label}. ${reason}`}
      onClick={(event) => {
        if (reason === undefined) onClick?.(event);
        else event.preventDefault();
      }}
    >
      {icon}
    </button>
  );
}
