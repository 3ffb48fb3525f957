import type { ComponentType, ReactNode } from "react";

export interface FieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The controls that every candidate brings, each written as its makers show. */
export interface Kit {
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  readonly Select: ComponentType<FieldProps<string> & { readonly options: readonly Choice[] }>;
  readonly NumberField: ComponentType<FieldProps<number>>;
  readonly Switch: ComponentType<FieldProps<boolean>>;
  readonly Radios: ComponentType<FieldProps<string> & { readonly options: readonly Choice[] }>;
  readonly Tabs: ComponentType<{ readonly label: string; readonly tabs: readonly Choice[] }>;
  readonly Menu: ComponentType<{ readonly label: string; readonly items: readonly string[] }>;
  readonly Popover: ComponentType<{ readonly label: string; readonly children: ReactNode }>;
  readonly Dialog: ComponentType<{
    readonly label: string;
    readonly title: string;
    readonly children: ReactNode;
  }>;
  readonly TextField: ComponentType<{ readonly label: string; readonly error?: string }>;
}
