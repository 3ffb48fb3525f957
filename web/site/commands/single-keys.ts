import { create } from "zustand";
import { storage } from "../device/storage.ts";

const KEY = "stanza.single-keys";

/**
 * Whether keys without Ctrl or Alt, such as A, are shortcuts everywhere on the page. People who speak to their computer switch them off
 * (WCAG 2.1.4); a view that has the focus hears its own keys all the same.
 */
export const useSingleKeys = create<{ readonly on: boolean }>()(() => ({ on: storage.get(KEY) !== "off" }));

/** Switches them, and remembers it on this device. */
export function setSingleKeys(on: boolean): void {
  storage.set(KEY, on ? "on" : "off");
  useSingleKeys.setState({ on });
}
