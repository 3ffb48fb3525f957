import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessibility.ts";
import { appElement } from "../../testing/app-element.ts";
import { Button } from "../Button.tsx";
import { Segmented } from "../Segmented.tsx";
import { Menu } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { Popover } from "./Popover.tsx";

const button = () => page.getByRole("button", { name: "Layers", exact: true });
const popover = () => page.getByRole("dialog", { name: "Layers" });
const focused = () => document.activeElement?.textContent;

async function showPopover() {
  const options = ["On", "Off"].map((label) => ({ value: label, label }));
  await render(
    <main>
      <h1>Popover</h1>
      <Popover button={<Button>Layers</Button>} place="bottom-start" width={200}>
        {(close) => (
          <>
            <Button onClick={close}>Done</Button>
            <Menu button={<Button>Inner</Button>} place="bottom-start">
              <MenuItem>Copy</MenuItem>
            </Menu>
            <Segmented label="Shown" value="On" options={options} onChange={() => undefined} />
          </>
        )}
      </Popover>
      <button type="button">Next</button>
    </main>,
    { container: appElement() },
  );
  await userEvent.click(button());
}

test("it is a dialog named after its button, beside it, with the focus on its first stop", async () => {
  await showPopover();
  await expect.element(popover()).toBeVisible();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  expect(focused()).toBe("Done");
  const { left, bottom } = button().element().getBoundingClientRect();
  const at = popover().element().getBoundingClientRect();
  expect(at).toMatchObject({ top: bottom + 8, left: Math.max(left, 8), width: 200 });
  await expectAccessible();
});

test("Tab goes round inside, with one stop for radio buttons", async () => {
  await showPopover();
  await userEvent.tab();
  expect(focused()).toBe("Inner");
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "On" })).toHaveFocus();
  await userEvent.tab();
  expect(focused()).toBe("Done");
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("radio", { name: "On" })).toHaveFocus();
});

test("Esc, a press elsewhere and its own content close it; the focus returns to the button", async () => {
  await showPopover();
  await userEvent.keyboard("{Escape}");
  await expect.element(popover()).not.toBeInTheDocument();
  expect(focused()).toBe("Layers");
  await userEvent.click(button());
  await userEvent.click(page.getByRole("button", { name: "Done" }));
  await expect.element(popover()).not.toBeInTheDocument();
  expect(focused()).toBe("Layers");
  await userEvent.click(button());
  await userEvent.click(page.getByRole("heading"));
  await expect.element(popover()).not.toBeInTheDocument();
});

test("Esc closes the menu in it and leaves it open", async () => {
  await showPopover();
  await userEvent.click(page.getByRole("button", { name: "Inner" }));
  await expect.element(page.getByRole("menuitem", { name: "Copy" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(popover()).toBeVisible();
  expect(focused()).toBe("Inner");
});

test("nothing of the place that it is opened from clips it or lies over it", async () => {
  await render(
    <div
      style={{
        position: "relative",
        width: 120,
        height: 60,
        overflow: "hidden",
        transform: "translateX(20px)",
      }}
    >
      <Popover button={<Button>Layers</Button>} place="bottom-start" label="Layers">
        <p style={{ height: 120 }}>Text</p>
      </Popover>
    </div>,
  );
  await userEvent.click(button());
  const { left, bottom } = popover().element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, bottom - 20)?.closest("[role=dialog]")).toBe(
    popover().element(),
  );
});
