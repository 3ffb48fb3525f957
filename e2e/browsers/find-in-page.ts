/** What is looked for: a role and an accessible name, whole or as a regular expression's source; the first of several in the page's order. */
export interface Sought {
  readonly role:
    | "application"
    | "button"
    | "checkbox"
    | "dialog"
    | "heading"
    | "link"
    | "radio"
    | "region"
    | "status"
    | "textbox";
  readonly name: string;
  readonly isPattern: boolean;
}

/** Where a thing is in the window, whether a click would reach it, and what it says. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isReachable: boolean;
  readonly text: string;
  readonly value: string;
}

/**
 * Finds a visible thing by role and name and scrolls it into view. It runs in the page, sent there as source: it may use nothing from
 * outside itself.
 */
export function findInPage({ role, name, isPattern }: Sought): Found | null {
  const selectors: Readonly<Record<Sought["role"], string>> = {
    application: "[role=application]",
    button: "button, [role=button], summary",
    checkbox: "input[type=checkbox]",
    dialog: "[role=dialog], [role=alertdialog]",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    radio: "input[type=radio]",
    region: "section, [role=region]",
    status: "[role=status], output",
    textbox: "input:not([type=checkbox], [type=radio]), textarea, select",
  };
  const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ??
    element
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => textOf(document.getElementById(id)))
      .join(" ") ??
    ((element as HTMLInputElement).labels?.length
      ? textOf((element as HTMLInputElement).labels![0]!)
      : textOf(element) || (element.getAttribute("title") ?? ""));
  // A field that is drawn by its label, such as a swatch, is clicked there.
  const drawnOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    return element.matches("[type=radio], [type=checkbox]") && labels?.length ? labels[0]! : element;
  };
  const isNamed = (element: Element) =>
    isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name;
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  // Behind an open dialog nothing is meant.
  const modal = [...document.querySelectorAll("[aria-modal=true]:not([inert])")].at(-1);
  const found = [...document.querySelectorAll(selectors[role])].find(
    (element) => (!modal || modal.contains(element)) && isVisible(drawnOf(element)) && isNamed(element),
  );
  if (!found) return null;
  const drawn = drawnOf(found);
  const before = drawn.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth)
    drawn.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x,
    y,
    width,
    height,
    isReachable: !found.matches(":disabled") && top !== null && (drawn.contains(top) || top.contains(drawn)),
    text: textOf(found),
    value: (found as HTMLInputElement).value ?? "",
  };
}
