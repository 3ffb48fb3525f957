import { Editor, EditorStore, USUAL_TOGGLES } from "@stanza/editor";
import { newProject } from "@stanza/project";
import { afterEach, expect, test, vi } from "vitest";
import { keepToggles, keptToggles } from "./editor-toggles.ts";

const kept = new Map<string, string>();

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const store = () =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });

const editorOf = (state: EditorStore) =>
  new Editor(
    {
      project: () => newProject(),
      evaluated: () => ({ rows: [], failed: [] }),
      commit: () => undefined,
      newId: () => "id",
      notify: () => undefined,
    },
    state,
  );

test("[CD-04] every toggle of the specification is there and remembered, except for the tools of one moment", () => {
  store();
  expect(Object.keys(USUAL_TOGGLES).toSorted()).toEqual(
    [
      "backFaceCulling",
      "boxCulling",
      "boxSnap",
      "collisions",
      "layers",
      "magicLinks",
      "map2DScale",
      "multiSelection",
      "newOrigin",
      "wallSnap",
      "zoomWindow",
    ].toSorted(),
  );
  const state = new EditorStore(keptToggles());
  keepToggles(state);
  const first = editorOf(state);
  for (const name of ["magicLinks", "boxCulling", "multiSelection", "zoomWindow", "newOrigin"] as const)
    first.setToggle(name, true);
  first.setToggle("backFaceCulling", false);
  first.setMapScale(1000);
  expect(new EditorStore(keptToggles()).state.toggles).toEqual({
    ...USUAL_TOGGLES,
    magicLinks: true,
    boxCulling: true,
    multiSelection: true,
    backFaceCulling: false,
    map2DScale: 1000,
  });
});

test("[CD-04] toggles that are stored wrongly are as usual", () => {
  store();
  kept.set(
    "stanza.editor-toggles",
    '{"wallSnap": "no", "map2DScale": -5, "explode": true, "boxSnap": false}',
  );
  expect(keptToggles()).toEqual({ boxSnap: false });
  kept.set("stanza.editor-toggles", "{");
  expect(keptToggles()).toEqual({});
});
