import { useMergedRef } from "@mantine/hooks";
import {
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { loadedOnce } from "../lazy/loaded-once.ts";

/** Mantine's menu and popover: loaded with the first one that opens, or ahead of it. */
export const floating = loadedOnce(() => import("./mantine-floating.ts"), { ahead: true });

interface Opening {
  /** Mantine's is in charge. */
  readonly isReal: boolean;
  readonly isWished: boolean;
  readonly open: () => void;
  /** The button; it is another one after Mantine has taken over. */
  readonly target: RefObject<HTMLElement | null>;
}

const OpeningContext = createContext<Opening | null>(null);

export function useOpening(): Opening {
  const opening = use(OpeningContext);
  if (!opening) throw new Error("A target or dropdown stands outside of what opens it.");
  return opening;
}

export interface FloatingProps {
  readonly opened?: boolean | undefined;
  readonly onChange?: ((opened: boolean) => void) | undefined;
  /** What its content needs beside. */
  readonly parts?: readonly { readonly load: () => Promise<unknown> }[] | undefined;
}

/**
 * Whether something floating is open. Before it opens for the first time there is only its button; then Mantine's comes in its place,
 * closed, and opens: so focus goes in and comes back as if it had been there from the start.
 */
function useFloating({ opened, onChange, parts = NONE }: FloatingProps) {
  const [own, setOwn] = useState(false);
  const [stage, setStage] = useState<"away" | "closed" | "ready">("away");
  const target = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const isWished = opened ?? own;
  const change = (wish: boolean) => {
    setOwn(wish);
    onChange?.(wish);
  };
  const latestChange = useRef(change);
  latestChange.current = change;
  useEffect(() => {
    if (!isWished || stage !== "away") return;
    let left = false;
    Promise.all([floating.load(), ...parts.map((part) => part.load())]).then(
      () => {
        if (left) return;
        hadFocus.current = target.current === document.activeElement;
        setStage("closed");
      },
      (error: unknown) => {
        reportError(error);
        if (!left) latestChange.current(false);
      },
    );
    return () => {
      left = true;
    };
  }, [isWished, stage, parts]);
  useEffect(() => {
    if (stage !== "closed") return;
    if (hadFocus.current) target.current?.focus({ preventScroll: true });
    setStage("ready");
  }, [stage]);
  const isReal = stage !== "away";
  const opening = useMemo(
    (): Opening => ({ isReal, isWished, open: () => latestChange.current(true), target }),
    [isReal, isWished],
  );
  return { opening, change, opened: isWished && stage === "ready" };
}

const NONE: NonNullable<FloatingProps["parts"]> = [];

/** Its button alone, until it opens for the first time; from then on what `real` makes of the state that it is told. */
export function FloatingFrame({
  children,
  real,
  ...props
}: FloatingProps & {
  readonly children: ReactNode;
  readonly real: (state: {
    readonly opened: boolean;
    readonly onChange: (opened: boolean) => void;
  }) => ReactNode;
}) {
  const { opening, change, opened } = useFloating(props);
  return (
    <OpeningContext value={opening}>
      {opening.isReal ? real({ opened, onChange: change }) : children}
    </OpeningContext>
  );
}

interface TargetProps {
  readonly ref?: Ref<HTMLElement>;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

interface Props {
  readonly children: ReactElement;
  /** What opens: the button tells before. */
  readonly kind: "menu" | "dialog";
  /** The click opens it; false: its owner does. */
  readonly opens: boolean;
  readonly wrap: (target: ReactElement) => ReactNode;
}

/** The button that something floating belongs to. */
export function FloatingTarget({ children, kind, opens, wrap }: Props) {
  const { isReal, isWished, open, target } = useOpening();
  const child = children as ReactElement<TargetProps & Record<string, unknown>>;
  const ref = useMergedRef(target, child.props.ref);
  if (isReal) return wrap(cloneElement(child, { ref }));
  return cloneElement(child, {
    ref,
    "aria-haspopup": kind,
    "aria-expanded": false,
    "aria-busy": isWished || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      child.props.onClick?.(event);
      if (opens) open();
    },
  });
}
