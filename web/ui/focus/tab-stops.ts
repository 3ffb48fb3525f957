const FOCUSABLE =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable='true']";

/** The elements that Tab stops at within an element, in order; a group of radio buttons has only one. */
export function tabStops(within: Element): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(element),
  );
}

/** A radio button that another one of its group stands in for. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return false;
  const group = radiosOf(element);
  const checked = group.find((radio) => radio.checked);
  return checked !== undefined || group[0] !== element;
}

function radiosOf({ form, name, ownerDocument }: HTMLInputElement): readonly HTMLInputElement[] {
  if (name === "") return [];
  const all = ownerDocument.querySelectorAll<HTMLInputElement>(
    `input[type="radio"][name="${CSS.escape(name)}"]`,
  );
  return [...all].filter((radio) => radio.form === form && !radio.disabled);
}

type TabEvent = Pick<KeyboardEvent, "key" | "shiftKey" | "defaultPrevented" | "preventDefault">;

/** Keeps Tab within an element: behind its last stop comes the first. For `keydown`; other keys pass. */
export function keepTabWithin(within: HTMLElement, event: TabEvent): void {
  // A popover within a dialog has dealt with the key already.
  if (event.key !== "Tab" || event.defaultPrevented) return;
  const stops = tabStops(within);
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = within.ownerDocument;
  const isAtStart = activeElement === first || activeElement === within;
  if (first && last && (event.shiftKey ? !isAtStart : !isAt(last, activeElement))) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Returns true when the focus is at a stop: any radio button of its group counts. */
function isAt(stop: HTMLElement, active: Element | null): boolean {
  if (active === stop) return true;
  const isRadio = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === "radio";
  return isRadio(stop) && isRadio(active) && stop.name !== "" && stop.name === active.name;
}

/** Gives the focus to what asks for it (`data-autofocus`), else to the first stop, else to the element itself. */
export function focusWithin(element: HTMLElement): void {
  const wanted = element.querySelector<HTMLElement>("[data-autofocus]") ?? tabStops(element)[0];
  (wanted ?? element).focus({ preventScroll: true });
}
