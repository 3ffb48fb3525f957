import type { PopoverDropdownProps, PopoverProps } from "@mantine/core";
import type { ReactElement } from "react";
import { FloatingFrame, type FloatingProps, FloatingTarget, floating, useOpening } from "./Floating.tsx";

type Props = Omit<PopoverProps, "opened" | "defaultOpened" | "onChange"> & FloatingProps;

/** A popover as Mantine's, opened by its owner; what it is made of is loaded when it opens for the first time. */
function LazyPopover({ opened, onChange, parts, children, ...rest }: Props) {
  return (
    <FloatingFrame
      opened={opened}
      onChange={onChange}
      parts={parts}
      real={(state) => {
        const Real = floating.get()?.Popover;
        return Real ? (
          <Real {...rest} {...state}>
            {children}
          </Real>
        ) : null;
      }}
    >
      {children}
    </FloatingFrame>
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
