/** A press this long is a long one, ms, and this far it is a movement, px. */
const LONG = 500;
const FAR = 8;
const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select";
const PRESS = [
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "click",
  "contextmenu",
  "touchend",
] as const;

/**
 * Hears Alt+click and long presses before the app does.
 *
 * find   what such a press would mean at its place; undefined: nothing, and the press is the app's
 * open   the press was one, and means this
 */
export function hearPresses<Meant>(
  find: (target: Element, x: number, y: number) => Meant | undefined,
  open: (meant: Meant) => void,
): () => void {
  /** What of the press the app does not hear: with Alt everything, of a long one, which it has heard begin, what it would do at its end. */
  let kept: "all" | "end" | "nothing" = "nothing";
  let meant: Meant | undefined;
  let start = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = (event: PointerEvent) => {
    clearTimeout(timer);
    kept = "nothing";
    meant = undefined;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const found = find(event.target, event.clientX, event.clientY);
    if (found === undefined) return;
    start = { x: event.clientX, y: event.clientY };
    if (event.altKey) {
      kept = "all";
      meant = found;
    } else if (!event.target.closest(TYPED))
      timer = setTimeout(() => {
        timer = undefined;
        kept = "end";
        open(found);
      }, LONG);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > FAR) clearTimeout(timer);
  };
  const stop = () => clearTimeout(timer);
  const hear = (event: Event) => {
    if (event.type === "pointerdown") begin(event as PointerEvent);
    // A finger's long press asks for a menu of its own.
    if (event.type === "contextmenu" && timer !== undefined) event.preventDefault();
    if (event.type === "pointerup") {
      clearTimeout(timer);
      timer = undefined;
    }
    if (!isKept(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "pointerup" || meant === undefined) return;
    const found = meant;
    meant = undefined;
    open(found);
  };
  const isKept = ({ type, detail }: Event & { readonly detail?: number }) => {
    // A click by keyboard belongs to no press.
    if (kept === "nothing" || (type === "click" && detail === 0)) return false;
    return kept === "all" || type === "click" || type === "contextmenu" || type === "touchend";
  };

  for (const type of PRESS) addEventListener(type, hear, { capture: true, passive: false });
  addEventListener("pointermove", move, true);
  for (const type of ["pointercancel", "scroll"]) addEventListener(type, stop, true);
  return () => {
    clearTimeout(timer);
    for (const type of PRESS) removeEventListener(type, hear, { capture: true });
    removeEventListener("pointermove", move, true);
    for (const type of ["pointercancel", "scroll"]) removeEventListener(type, stop, true);
  };
}
