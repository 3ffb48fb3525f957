import { create } from "zustand";
import { isShortcut, isTyping, type KeyPress } from "./shortcut.ts";
import { useSingleKeys } from "./single-keys.ts";

/** Something a person can do: in the palette, in the shortcut sheet, and by its keys. */
export interface Command {
  readonly id: string;
  /** Translated. */
  readonly label: string;
  /** Heading in the palette and the sheet, translated. */
  readonly group: string;
  /** For example `Ctrl+Alt+S`. Keys without Ctrl or Alt do nothing while somebody types, and where they are switched off. */
  readonly keys?: readonly string[];
  /** Other words that find it. */
  readonly words?: string;
  /** Left out of palette and keys while false. */
  readonly enabled?: boolean;
  /** Only the keys, e.g. for a canvas that handles them itself and wants them in the sheet. */
  readonly listedOnly?: boolean;
  readonly run: () => void;
}

export const useCommands = create<{ readonly groups: ReadonlyMap<string, readonly Command[]> }>()(() => ({
  groups: new Map(),
}));

/** The commands that can be given now. */
export const availableCommands = (groups: ReadonlyMap<string, readonly Command[]>): readonly Command[] =>
  [...groups.values()].flat().filter((command) => command.enabled !== false);

/** Offers commands under an owner's name; the same owner's earlier ones are replaced. Returns what takes them back. */
export function registerCommands(owner: string, commands: readonly Command[]): () => void {
  useCommands.setState(({ groups }) => ({ groups: new Map(groups).set(owner, commands) }));
  return () =>
    useCommands.setState(({ groups }) => {
      if (groups.get(owner) !== commands) return { groups };
      const next = new Map(groups);
      next.delete(owner);
      return { groups: next };
    });
}

/** The command that a key press gives, the latest registered first; undefined for none. */
export function commandFor(
  press: KeyPress & { readonly target: EventTarget | null },
  commands: readonly Command[],
): Command | undefined {
  const onlyWithCtrl = isTyping(press.target) || !useSingleKeys.getState().on;
  return commands.findLast(
    (command) =>
      !command.listedOnly &&
      command.keys?.some((keys) => (!onlyWithCtrl || /Ctrl|Alt|F\d/.test(keys)) && isShortcut(press, keys)),
  );
}

/** Hears the keyboard for the whole page. */
export function listenForShortcuts(isBlocked: () => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isBlocked()) return;
    const command = commandFor(event, availableCommands(useCommands.getState().groups));
    if (!command) return;
    event.preventDefault();
    command.run();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
