import type { ReactNode } from "react";
import { focusWithin, keepTabWithin } from "../focus/tab-stops.ts";
import { FloatingBox } from "./FloatingBox.tsx";
import type { Place } from "./place-beside.ts";
import { type OpeningButton, type OpenState, useFloatingButton } from "./use-floating-button.ts";

interface Props extends OpenState {
  /** Opens and closes it. */
  readonly button: OpeningButton;
  /** Its accessible name; without it, the button's. */
  readonly label?: string;
  readonly place: Place;
  /** CSS px. */
  readonly width?: number;
  readonly className?: string;
  /** Rendered while it is open. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small dialog beside its button that leaves the page usable: Tab stays inside, Esc and a press elsewhere close it. */
export function Popover({ button, label, place, width, className, children, ...state }: Props) {
  const floating = useFloatingButton(button, "dialog", state);
  const close = () => floating.change(false);
  return (
    <>
      {floating.button}
      {floating.isOpen ? (
        <FloatingBox
          role="dialog"
          id={floating.id}
          button={floating.anchor}
          place={place}
          width={width}
          label={label}
          className={className}
          close={close}
          takeFocus={focusWithin}
          onKeyDown={(event) => keepTabWithin(event.currentTarget, event)}
        >
          {typeof children === "function" ? children(close) : children}
        </FloatingBox>
      ) : null}
    </>
  );
}
