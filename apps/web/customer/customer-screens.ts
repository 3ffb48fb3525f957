import type { ComponentType } from "react";
import type { ScreenRow } from "../screen-row.ts";

/** A page that only this customer has, with the rules that the table of screens has for the others. A visit may begin at each. */
export interface CustomerRoute extends ScreenRow {
  /** The whole address, e.g. `/kitchenConfig`. */
  readonly path: string;
  readonly component: ComponentType;
}

/** What a customer's `screens.tsx` gives as its default export. */
export interface CustomerScreens {
  /** Screens in place of the application's own, by their address, e.g. `/home`; `/offer` and `/workspace` are those of several addresses. */
  readonly screens?: Readonly<Record<string, ComponentType>>;
  readonly routes?: readonly CustomerRoute[];
}

let active: CustomerScreens = {};

/** Puts a customer's screens in place; called before the first page is shown. */
export function activateScreens(screens: CustomerScreens): void {
  active = screens;
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path);

/** The customer's own page at an address; undefined: there is none. */
export const customerRoute = (path: string): CustomerRoute | undefined =>
  active.routes?.find((route) => route.path === trimmed(path));

/** The customer's own version of a screen; undefined: the application's is shown. */
export const replacedScreen = (address: string): ComponentType | undefined =>
  active.screens && Object.hasOwn(active.screens, address) ? active.screens[address] : undefined;
