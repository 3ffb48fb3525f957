import type { PopoverDropdownProps, PopoverProps } from "@mantine/core";
import type { ReactElement } from "react";
import {
  type FloatingProps,
  FloatingTarget,
  floating,
  OpeningContext,
  useFloating,
  useOpening,
} from "./Floating.tsx";

type Props = Omit<PopoverProps, "opened" | "defaultOpened" | "onChange"> & FloatingProps;

/** A popover as Mantine's, opened by its owner; what it is made of is loaded when it opens for the first time. */
function LazyPopover({ opened: wish, onChange, parts, children, ...rest }: Props) {
  const { opening, change, opened } = useFloating({ opened: wish, onChange, ...(parts ? { parts } : {}) });
  const Real = opening.isReal ? floating.get()?.Popover : undefined;
  return (
    <OpeningContext value={opening}>
      {Real ? (
        <Real {...rest} opened={opened} onChange={change}>
          {children}
        </Real>
      ) : (
        children
      )}
    </OpeningContext>
  );
}

function Target({ children }: { readonly children: ReactElement }) {
  return (
    <FloatingTarget
      kind="dialog"
      opens={false}
      wrap={(target) => {
        const Real = floating.get()?.Popover.Target;
        return Real ? <Real>{target}</Real> : null;
      }}
    >
      {children}
    </FloatingTarget>
  );
}

function Dropdown(props: PopoverDropdownProps) {
  const Real = useOpening().isReal ? floating.get()?.Popover.Dropdown : undefined;
  return Real ? <Real {...props} /> : null;
}

export const Popover = Object.assign(LazyPopover, { Target, Dropdown });
