import { textIn } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { resolveChoices } from "../choices/resolve-choices.ts";
import { kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import { alikeOptions, controlFor } from "./control-for.ts";
import type { FieldView } from "./field-view.ts";
import { valueText } from "./value-text.ts";

const words = { language: "en", lengthUnit: "mm", yes: "Yes", no: "No" } as const;

function controls(article: string): Readonly<Record<string, string>> {
  const [target] = targetsOf(kitchenWith([article]));
  if (!target) throw new Error("no row");
  return Object.fromEntries(
    resolveChoices(target, {})
      .evaluation.views()
      .map((view) => {
        const labels =
          view.kind === "number"
            ? (view.range?.values ?? []).map((value) => valueText(view, value, words))
            : (view.options ?? []).map((option) => textIn(option.description, "en"));
        return [view.code, controlFor(view, labels)];
      }),
  );
}

test("[CA-04] every kind of variable has the control that suits it", () => {
  expect(controls("BASE-1D-600")).toMatchObject({
    DST: "fixed",
    FIN: "swatches",
    CARC: "swatches",
    PLH: "segments",
    W: "stepper",
    SIDE: "segments",
    SOFT: "switch",
  });
});

test("handles of two metals are a list: their colours do not tell them apart", () => {
  expect(controls("BASE-1D-600").HND).toBe("list");
});

test("a few long texts are a list too", () => {
  expect(controls("DW-FRONT-600").DISH).toBe("list");
});

test("numbers that would run over the panel's edge are a list", () => {
  const diameter = { kind: "number", readonly: false, range: { values: [200, 250, 350, 400, 550] } };
  const controlOf = (labels: readonly string[]) => controlFor(diameter as unknown as FieldView, labels);
  expect(controlOf(["200 mm", "250 mm", "350 mm", "400 mm", "550 mm"])).toBe("list");
  expect(controlOf(["200 mm", "250 mm", "350 mm", "400 mm"])).toBe("segments");
});

test("whites are hard to tell apart and get their names, an oak beside them does not", () => {
  const options = [
    { code: "W1", color: "#f4f4f2" },
    { code: "W2", color: "#eeece6" },
    { code: "OAK", color: "#b98f5e" },
    { code: "NONE" },
  ];
  expect([...alikeOptions(options)]).toEqual(["W1", "W2"]);
});
