import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/accessibility.ts";
import { Tabs } from "./Tabs.tsx";

const TABS = [
  { key: "variants", label: "Variants" },
  { key: "size", label: "Size" },
  { key: "details", label: "Details" },
] as const;

function Properties() {
  const [chosen, choose] = useState<(typeof TABS)[number]["key"]>("variants");
  return (
    <main>
      <h1>Tabs</h1>
      <Tabs label="Properties" tabs={TABS} chosen={chosen} onChoose={choose}>
        <button type="button">In {chosen}</button>
      </Tabs>
    </main>
  );
}

const tab = (name: string) => page.getByRole("tab", { name });

test("each tab names the panel, which is named by the chosen one", async () => {
  await render(<Properties />);
  await expect.element(page.getByRole("tablist", { name: "Properties" })).toBeVisible();
  const panel = page.getByRole("tabpanel", { name: "Variants" });
  await expect.element(tab("Variants")).toHaveAttribute("aria-controls", panel.element().id);
  await expectAccessible();
});

test("the arrow keys go round, Home and End to the ends; each is chosen at once", async () => {
  await render(<Properties />);
  tab("Variants").element().focus();
  for (const [key, name] of [
    ["{ArrowRight}", "Size"],
    ["{End}", "Details"],
    ["{ArrowRight}", "Variants"],
    ["{ArrowLeft}", "Details"],
    ["{Home}", "Variants"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
  }
});

test("they are one stop of Tab; the next is in the panel", async () => {
  await render(<Properties />);
  await userEvent.click(tab("Size"));
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "In size" })).toHaveFocus();
});
