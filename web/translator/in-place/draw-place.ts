import { copyElement } from "./copy-element.ts";
import { pageStyles } from "./page-styles.ts";
import type { Place } from "./place.ts";
import { spotOf, surroundingsOf } from "./surroundings.ts";

/** Smaller than that nobody reads it. */
const LEAST_SCALE = 0.6;
/** As in the page, but standing still and where the picture wants it. */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; }
  .around {
    position: static !important; inset: auto !important; translate: none !important; transform: none !important;
    margin: 0 !important; max-width: none !important; max-height: none !important;
  }
  .shown { position: absolute; transform-origin: 0 0; }
  .spot { position: absolute; outline: 2px solid rgb(224 152 0); outline-offset: 3px; border-radius: 2px; }
`;

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/**
 * Draws where a text stands: a copy of what is around it, made smaller, in a frame that nothing of the page finds or reaches. Returns false
 * where the place is not seen any more.
 */
export function drawPlace(frame: HTMLElement, place: Place): boolean {
  const around = surroundingsOf(place);
  const box = around?.getBoundingClientRect();
  if (!around?.isConnected || !box || box.width === 0 || box.height === 0) return false;
  const root = roots.get(frame) ?? frame.attachShadow({ mode: "closed" });
  roots.set(frame, root);
  const still = new CSSStyleSheet();
  still.replaceSync(STILL);
  root.adoptedStyleSheets = [pageStyles(), still];

  const { copy, scroll } = copyElement(around);
  copy.classList.add("around");
  copy.style.setProperty("width", `${box.width}px`, "important");
  copy.style.setProperty("height", `${box.height}px`, "important");
  const spot = document.createElement("div");
  spot.className = "spot";
  const at = spotOf(place);
  put(spot, at.left - box.left, at.top - box.top, at.width, at.height);

  const room = { width: frame.clientWidth, height: frame.clientHeight };
  const scale = Math.max(LEAST_SCALE, Math.min(1, room.width / box.width, room.height / box.height));
  const shown = document.createElement("div");
  shown.className = "shown";
  const left = shift(at.left + at.width / 2 - box.left, box.width, room.width, scale);
  const top = shift(at.top + at.height / 2 - box.top, box.height, room.height, scale);
  put(shown, left, top, box.width, box.height);
  shown.style.transform = `scale(${scale})`;
  const inherited = getComputedStyle(around.parentElement ?? around);
  shown.style.color = inherited.color;
  shown.style.font = inherited.font;
  shown.style.direction = inherited.direction;
  frame.style.background = backgroundOf(around);
  shown.append(copy, spot);
  root.replaceChildren(shown);
  scroll();
  return true;
}

function put({ style }: HTMLElement, left: number, top: number, width: number, height: number): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** Where the copy begins along one side: in the middle where there is room, else so that the spot is in the middle. */
function shift(spot: number, size: number, room: number, scale: number): number {
  const rest = room - size * scale;
  return rest >= 0 ? rest / 2 : Math.min(0, Math.max(rest, room / 2 - spot * scale));
}

/** The nearest colour that is seen behind an element. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
