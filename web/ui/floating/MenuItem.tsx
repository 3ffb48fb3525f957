import { type ComponentProps, type ReactNode, use } from "react";
import { cx } from "../class-names.ts";
import css from "./Menu.module.css";
import { MenuContext } from "./menu-context.ts";

interface Props extends Omit<ComponentProps<"button">, "ref" | "type" | "disabled" | "role" | "tabIndex"> {
  readonly icon?: ReactNode;
  /** Behind the text, e.g. the keys that do the same. */
  readonly after?: ReactNode;
  readonly tone?: "danger";
  /** It cannot be chosen now, for reasons that are plain. */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be chosen now; shown below the text. */
  readonly reason?: string | undefined;
  /** The menu stays open, since it is often chosen again. */
  readonly staysOpen?: boolean;
  /** Makes it a link; `download` names the file that it brings. */
  readonly href?: string;
  readonly download?: string;
}

/** A command of a menu. What cannot be chosen keeps its place and the focus, and does nothing. */
export function MenuItem(props: Props) {
  const {
    icon,
    after,
    tone,
    disabled,
    reason,
    staysOpen,
    href,
    download,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const close = use(MenuContext);
  const isBlocked = disabled === true || reason !== undefined;
  const attributes = {
    role: "menuitem",
    tabIndex: -1,
    "aria-disabled": isBlocked || undefined,
    className: cx(css.item, tone === "danger" && css.danger, className),
  } as const;
  const content = (
    <>
      {icon ? <span className={css.icon}>{icon}</span> : null}
      <span className={css.text}>
        {children}
        {reason === undefined ? null : <span className={css.reason}>{reason}</span>}
      </span>
      {after ? <span className={css.after}>{after}</span> : null}
    </>
  );
  if (href !== undefined)
    return (
      <a {...attributes} href={href} download={download} onClick={close}>
        {content}
      </a>
    );
  return (
    <button
      {...rest}
      {...attributes}
      type="button"
      onClick={(event) => {
        if (isBlocked) return;
        if (!staysOpen) close();
        onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}

/** A heading within a menu. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <div className={css.label}>{children}</div>;
}

export function MenuDivider() {
  return <hr className={css.divider} />;
}
