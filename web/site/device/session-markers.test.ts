import { expect, test, vi } from "vitest";
import { clearSessionMarkers } from "./session-markers.ts";

test("[SH-23] what the session noted of one project is gone when another begins; the rest stays", () => {
  const items: Record<string, string> = {
    "FILTRAVARIANTIGRAFICHE-CUCINA": "1",
    "FILTRAVARIANTIGRAFICHE-BAGNO": "2",
    next_goto: "cart",
    "stanza.visit": "1",
  };
  const store = Object.defineProperty(items, "removeItem", { value: (key: string) => delete items[key] });
  vi.stubGlobal("sessionStorage", store);
  clearSessionMarkers();
  vi.unstubAllGlobals();
  expect(Object.keys(items)).toEqual(["stanza.visit"]);
});
