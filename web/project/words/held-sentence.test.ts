import type { Interaction } from "@stanza/editor";
import { expect, test } from "vitest";
import { EditorDriver } from "../../../domain/editor/testing/editor-driver.ts";
import { heldSentence } from "./held-sentence.ts";
import type { Say } from "./sentences.ts";

const say: Say = (key, values) =>
  ({
    "held.begin": `${values?.name} in hand.`,
    "held.from": `${values?.mm} from ${values?.from}`,
    "held.at": `at ${values?.place}`,
    "held.corner.left": "the left corner",
    "held.corner.right": "the right corner",
    "held.floor": "on the floor",
    "plan.wall": `wall ${values?.name}`,
    "snap.besides": `beside ${values?.name}`,
    "snap.onto": `on ${values?.name}`,
    "snap.overlaps": `Overlaps ${values?.name}`,
  })[key as string] ?? key;

function said(driver: EditorDriver): string {
  const { interaction } = driver.editor.state;
  return heldSentence(
    interaction as Extract<Interaction, { readonly kind: "placing" }>,
    "Base unit 600",
    driver.evaluated,
    say,
    "en",
  );
}

test("[CD-15] where keys have brought an article is said: its wall, its distance, its neighbours, what is in the way", () => {
  const driver = new EditorDriver().take("BASE-1D-600");
  expect(said(driver)).toBe("Base unit 600 in hand.");
  driver.key("Tab");
  expect(said(driver)).toBe("Base unit 600, wall A, at the left corner.");
  driver.key("Tab").key("ArrowDown", { shift: true });
  expect(said(driver)).toBe("Base unit 600, wall B, 100 mm from the left corner.");
  driver.type("1200");
  expect(said(driver)).toBe("1200 from the left corner.");
  driver.enter().take("BASE-1D-600").key("Tab");
  expect(said(driver)).toBe("Base unit 600, wall B, beside Base unit, one door 600.");
  driver.key("ArrowUp", { shift: true });
  expect(said(driver)).toMatch(/^Base unit 600, wall B, .*Overlaps Base unit, one door 600\.$/);
  driver.key("Tab").key("Tab").key("Tab");
  expect(said(driver)).toMatch(/^Base unit 600, on the floor, \d+ mm from wall D, \d+ mm from wall A\.$/);
  driver.moveTo(2500, 2500).moveTo(2600, 2500);
  expect(said(driver)).toBe("");
});
