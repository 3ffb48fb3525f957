import { type EditorStore, type EditorToggles, USUAL_TOGGLES } from "@stanza/editor";
import { storage } from "@stanza/web-site";

const KEY = "stanza.editor-toggles";
/** Tools for one rectangle or one click, and a point of one project: a new visit begins without them. */
const PASSING: readonly (keyof EditorToggles)[] = ["zoomWindow", "newOrigin"];

/** The editor's switches as they were left on this device; what is stored wrongly is as usual. */
export function keptToggles(): Partial<EditorToggles> {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.get(KEY) ?? "{}");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const sound = Object.entries(stored).filter(([name, value]) => {
    if (name === "map2DScale")
      return value === null || (typeof value === "number" && value >= 1 && value <= 5000);
    return Object.hasOwn(USUAL_TOGGLES, name) && typeof value === "boolean";
  });
  return Object.fromEntries(sound);
}

/** Keeps the switches on this device from now on. */
export function keepToggles(editor: EditorStore): void {
  let before = editor.state.toggles;
  editor.subscribe(() => {
    const { toggles } = editor.state;
    if (toggles === before) return;
    before = toggles;
    const kept = Object.entries(toggles).filter(([name]) => !PASSING.includes(name as keyof EditorToggles));
    storage.set(KEY, JSON.stringify(Object.fromEntries(kept)));
  });
}
