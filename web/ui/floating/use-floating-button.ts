import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";

/** A button that can open something. `Button`, `IconButton` and plain `button` all are. */
export type OpeningButton = ReactElement<{
  readonly ref?: Ref<HTMLElement>;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}>;

export interface OpenState {
  /** Absent: it keeps its own. */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

interface Floating {
  readonly id: string;
  readonly isOpen: boolean;
  readonly change: (isOpen: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The button with what assistive technology wants to know of it. */
  readonly button: ReactElement;
}

/** The state of a menu or popover and its button, which opens and closes it. */
export function useFloatingButton(
  button: OpeningButton,
  kind: "menu" | "dialog",
  state: OpenState,
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void,
): Floating {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [own, setOwn] = useState(false);
  const isOpen = state.isOpen ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    state.onOpenChange?.(next);
  };
  const { ref: otherRef, onClick, onKeyDown: ownKeys } = button.props;
  return {
    id,
    isOpen,
    change,
    anchor,
    button: cloneElement(button as ReactElement<Record<string, unknown>>, {
      id: `${id}-button`,
      ref: (element: HTMLElement | null) => {
        anchor.current = element;
        return passOn(otherRef, element);
      },
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        onClick?.(event);
        change(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        ownKeys?.(event);
        if (event.currentTarget.getAttribute("aria-disabled") !== "true") onKeyDown?.(event);
      },
    }),
  };
}

function passOn(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}
