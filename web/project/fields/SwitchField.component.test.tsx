import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SwitchField } from "./SwitchField.tsx";

const turn = page.getByRole("switch", { name: "Soft close" });
const note = page.getByRole("status").filter({ hasText: "from 400 mm on" });

test("[EV-01] a switch that a rule holds stays, says why when it is pressed, and offers what would allow it", async () => {
  const onChoose = vi.fn();
  const onFix = vi.fn();
  await renderApp(
    <SwitchField
      label="Soft close"
      subject="row1"
      value={false}
      refusal={{
        because: "Soft close from 400 mm on",
        reasons: [{ formula: "W < 400", values: ["Width 350 mm"] }],
        fix: "Set Width to 400 mm",
      }}
      onChoose={onChoose}
      onFix={onFix}
    />,
  );
  await expect.element(turn).toHaveAttribute("aria-disabled", "true");
  turn.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(note).toBeVisible();
  await expect.element(turn).not.toBeChecked();
  await expectAccessible();
  await page.getByRole("button", { name: "Set Width to 400 mm" }).click();
  expect(onFix).toHaveBeenCalledExactlyOnceWith(true);
  expect(onChoose).not.toHaveBeenCalled();
});

test("a switch that may be turned turns", async () => {
  const onChoose = vi.fn();
  await renderApp(<SwitchField label="Soft close" subject="row1" value={false} onChoose={onChoose} />);
  await turn.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(note).not.toBeInTheDocument();
});
