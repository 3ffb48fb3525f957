import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { cx } from "../class-names.ts";
import { FloatingBox } from "./FloatingBox.tsx";
import css from "./Menu.module.css";
import { MenuContext } from "./menu-context.ts";
import { itemAfterKey, itemsOf, typedItem } from "./menu-keys.ts";
import type { Place } from "./place-beside.ts";
import { type OpeningButton, type OpenState, useFloatingButton } from "./use-floating-button.ts";

interface Props extends OpenState {
  /** Opens and closes it; the arrow keys open it too. */
  readonly button: OpeningButton;
  readonly place: Place;
  /** CSS px. */
  readonly width?: number;
  readonly className?: string;
  /** `MenuItem`, `MenuLabel` and `MenuDivider`; rendered while it is open. */
  readonly children: ReactNode | (() => ReactNode);
}

/** A list of commands behind a button (ARIA Authoring Practices, menu button). */
export function Menu({ button, place, width, className, children, ...state }: Props) {
  const startsAtEnd = useRef(false);
  const typed = useRef({ text: "", at: 0 });
  const floating = useFloatingButton(button, "menu", state, (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    startsAtEnd.current = event.key === "ArrowUp";
    floating.change(true);
  });
  const close = () => {
    // First, so that whatever a command opens gives the focus back to the button.
    floating.anchor.current?.focus({ preventScroll: true });
    floating.change(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return close();
    const items = itemsOf(event.currentTarget);
    const isText =
      event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isText) {
      const isNew = event.timeStamp - typed.current.at > TYPING_MS;
      typed.current = { text: (isNew ? "" : typed.current.text) + event.key, at: event.timeStamp };
    }
    const next = isText ? typedItem(items, typed.current.text) : itemAfterKey(items, event.key);
    if (!isText && !next) return;
    // The page's own shortcuts are not meant while a menu is open.
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  return (
    <>
      {floating.button}
      {floating.isOpen ? (
        <FloatingBox
          role="menu"
          id={floating.id}
          button={floating.anchor}
          place={place}
          width={width}
          className={cx(css.menu, className)}
          close={close}
          takeFocus={(box) => {
            const items = itemsOf(box);
            (items.at(startsAtEnd.current ? -1 : 0) ?? box).focus({ preventScroll: true });
            startsAtEnd.current = false;
          }}
          onKeyDown={onKeyDown}
        >
          <MenuContext value={close}>{typeof children === "function" ? children() : children}</MenuContext>
        </FloatingBox>
      ) : null}
    </>
  );
}

/** Letters typed within this time of each other are one word. */
const TYPING_MS = 700;
