/** The items of an open menu, in order; those that cannot be chosen are among them, so that the reason can be heard. */
export const itemsOf = (menu: Element): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** The item that a key goes to: up and down through all of them, to the sides only among those that stand in a row. */
export function itemAfterKey(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const [first] = items;
  const active = items.find((item) => item === document.activeElement);
  switch (key) {
    case "ArrowDown":
      return active ? beside(items, active, 1) : first;
    case "ArrowUp":
      return active ? beside(items, active, -1) : items.at(-1);
    case "Home":
      return first;
    case "End":
      return items.at(-1);
    case "ArrowRight":
    case "ArrowLeft": {
      const row = active?.closest('[role="group"]');
      if (!row || !active) return undefined;
      const isForward = (key === "ArrowRight") === (getComputedStyle(row).direction === "ltr");
      return beside(itemsOf(row), active, isForward ? 1 : -1);
    }
    default:
      return undefined;
  }
}

const beside = (items: readonly HTMLElement[], active: HTMLElement, by: 1 | -1): HTMLElement | undefined =>
  items[(items.indexOf(active) + by + items.length) % items.length];

/** The next item whose text begins with what was typed; one letter typed again goes on to the next that begins with it. */
export function typedItem(items: readonly HTMLElement[], typed: string): HTMLElement | undefined {
  const letters = typed.toLocaleLowerCase();
  const wanted = [...letters].every((letter) => letter === letters[0]) ? (letters[0] ?? "") : letters;
  const active = items.indexOf(document.activeElement as HTMLElement);
  const from = wanted.length > 1 ? Math.max(active, 0) : active + 1;
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find((item) =>
    (item.getAttribute("aria-label") ?? item.textContent ?? "").trim().toLocaleLowerCase().startsWith(wanted),
  );
}
