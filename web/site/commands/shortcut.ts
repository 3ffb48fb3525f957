/** The facts of a key press that decide. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(modifier: "AltGraph"): boolean;
}

/**
 * Returns true when a key press is a shortcut such as `Ctrl+Alt+S`, `Shift+1`, `?` or `Delete`. Ctrl is Cmd on a Mac. AltGr is not
 * Ctrl+Alt, although Windows says so: on a Polish keyboard AltGr+S types a letter.
 */
export function isShortcut(press: KeyPress, shortcut: string): boolean {
  if (press.getModifierState("AltGraph")) return false;
  const parts = shortcut.split("+");
  const wanted = parts.pop() ?? "";
  const has = (modifier: string) => parts.includes(modifier);
  if (has("Ctrl") !== (press.ctrlKey || press.metaKey) || has("Alt") !== press.altKey) return false;
  // A sign such as "?" needs Shift on some keyboards and not on others: the sign alone decides.
  const isSign = wanted.length === 1 && !/[a-z0-9]/i.test(wanted);
  if (!isSign && has("Shift") !== press.shiftKey) return false;
  if (/^[a-z]$/i.test(wanted))
    return press.key.toLowerCase() === wanted.toLowerCase() || press.code === `Key${wanted.toUpperCase()}`;
  if (/^[0-9]$/.test(wanted)) return press.code === `Digit${wanted}` || press.code === `Numpad${wanted}`;
  return press.key === wanted;
}

/** Returns true when keys pressed there are for typing, so that single letters are not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!target || !("matches" in target)) return false;
  const element = target as HTMLElement;
  return (
    element.isContentEditable ||
    element.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")
  );
}
