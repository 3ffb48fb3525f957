const LEFT_OUT = "script, iframe, object, embed, video, audio";

/** A copy of an element as it looks, without anything that it does: what was typed and drawn in it included. */
export function copyElement(source: HTMLElement): {
  readonly copy: HTMLElement;
  readonly scroll: () => void;
} {
  const copy = source.cloneNode(true) as HTMLElement;
  const copies = [copy, ...copy.querySelectorAll("*")];
  const scrolled: (() => void)[] = [];
  [source, ...source.querySelectorAll("*")].forEach((original, i) => {
    const one = copies[i]!;
    for (const name of ["autofocus", "popover", "inert"]) one.removeAttribute(name);
    if (isStyled(original) && isStyled(one)) one.style.cssText = original.style.cssText;
    copyValue(original, one);
    const { scrollLeft, scrollTop } = original;
    if (scrollLeft !== 0 || scrollTop !== 0) scrolled.push(() => one.scrollTo(scrollLeft, scrollTop));
  });
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  return {
    copy,
    scroll: () => {
      for (const scroll of scrolled) scroll();
    },
  };
}

const isStyled = (element: Element): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** What a copy of the markup does not have. */
function copyValue(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (from.type !== "file") to.value = from.value;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
  else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    to.selectedIndex = from.selectedIndex;
  else if (
    from instanceof HTMLCanvasElement &&
    to instanceof HTMLCanvasElement &&
    from.width > 0 &&
    from.height > 0
  )
    to.getContext("2d")?.drawImage(from, 0, 0);
}
