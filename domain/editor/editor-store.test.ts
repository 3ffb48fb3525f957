import { expect, test, vi } from "vitest";
import { EditorStore } from "./editor-store.ts";
import { USUAL_TOGGLES } from "./toggles.ts";

test("rows are selected once each, without any tool, and whoever works with tools hears of it", () => {
  const store = new EditorStore({ boxSnap: false });
  const [listener, whenSelected] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(listener);
  store.whenSelected(whenSelected);
  store.set({ wall: "wall1" });
  store.select(["a", "b", "a"]);
  expect(store.state).toMatchObject({ selection: ["a", "b"], wall: null });
  expect(store.state.toggles).toEqual({ ...USUAL_TOGGLES, boxSnap: false });
  expect(whenSelected).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.startOver();
  expect(store.state).toMatchObject({ selection: [], interaction: { kind: "idle" }, entered: null });
  expect(listener).toHaveBeenCalledTimes(2);
});
