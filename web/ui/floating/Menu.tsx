import type { Menu as MantineMenu, MenuDropdownProps, MenuProps } from "@mantine/core";
import type { ComponentProps, ReactElement } from "react";
import { FloatingFrame, type FloatingProps, FloatingTarget, floating, useOpening } from "./Floating.tsx";

type Props = Omit<MenuProps, "opened" | "defaultOpened" | "onChange"> & FloatingProps;

/** A menu as Mantine's; what it is made of is loaded when it opens for the first time. */
function LazyMenu({ opened, onChange, parts, children, ...rest }: Props) {
  return (
    <FloatingFrame
      opened={opened}
      onChange={onChange}
      parts={parts}
      real={(state) => {
        const Real = floating.get()?.Menu;
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
      kind="menu"
      opens
      wrap={(target) => {
        const Real = floating.get()?.Menu.Target;
        return Real ? <Real>{target}</Real> : null;
      }}
    >
      {children}
    </FloatingTarget>
  );
}

function Dropdown(props: MenuDropdownProps) {
  const Real = useOpening().isReal ? floating.get()?.Menu.Dropdown : undefined;
  return Real ? <Real {...props} /> : null;
}

// What follows only ever stands in a dropdown, so that Mantine's is there.
const Item = ((props: ComponentProps<typeof MantineMenu.Item>) => {
  const Real = floating.get()?.Menu.Item;
  return Real ? <Real {...props} /> : null;
}) as typeof MantineMenu.Item;

function Label(props: ComponentProps<typeof MantineMenu.Label>) {
  const Real = floating.get()?.Menu.Label;
  return Real ? <Real {...props} /> : null;
}

function Divider(props: ComponentProps<typeof MantineMenu.Divider>) {
  const Real = floating.get()?.Menu.Divider;
  return Real ? <Real {...props} /> : null;
}

export const Menu = Object.assign(LazyMenu, { Target, Dropdown, Item, Label, Divider });
