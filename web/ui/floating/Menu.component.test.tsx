import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessibility.ts";
import { Button } from "../Button.tsx";
import { Menu } from "./Menu.tsx";
import { MenuDivider, MenuItem, MenuLabel } from "./MenuItem.tsx";

const button = () => page.getByRole("button", { name: "More" });
const menu = () => page.getByRole("menu", { name: "More" });
const focused = () => document.activeElement?.textContent;

async function showMenu(onChoose: (what: string) => void = () => undefined) {
  await render(
    <main>
      <h1>Menu</h1>
      <Menu button={<Button>More</Button>} place="bottom-start">
        <MenuLabel>Edit</MenuLabel>
        <MenuItem onClick={() => onChoose("copy")}>Copy</MenuItem>
        <MenuItem reason="Nothing is on the clipboard" onClick={() => onChoose("paste")}>
          Paste
        </MenuItem>
        <MenuItem staysOpen onClick={() => onChoose("align")}>
          Align
        </MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" after="Del" onClick={() => onChoose("delete")}>
          Delete
        </MenuItem>
      </Menu>
      <button type="button">Next</button>
    </main>,
  );
}

test("the button says that it opens a menu, and whether it is open", async () => {
  await showMenu();
  await expect.element(button()).toHaveAttribute("aria-haspopup", "menu");
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await expectAccessible();
  await userEvent.click(button());
  await expect.element(menu()).not.toBeInTheDocument();
});

test.each([
  ["{Enter}", "Copy"],
  [" ", "Copy"],
  ["{ArrowDown}", "Copy"],
  ["{ArrowUp}", "DeleteDel"],
])("%s on the button opens it at %s", async (key, item) => {
  await showMenu();
  button().element().focus();
  await userEvent.keyboard(key);
  await expect.element(menu()).toBeVisible();
  expect(focused()).toBe(item);
});

test("the arrow keys go round, Home and End to the ends, letters to what begins with them", async () => {
  await showMenu();
  await userEvent.click(button());
  const steps: readonly (readonly [string, string])[] = [
    ["{ArrowUp}", "DeleteDel"],
    ["{ArrowDown}", "Copy"],
    ["{End}", "DeleteDel"],
    ["{Home}", "Copy"],
    ["a", "Align"],
  ];
  for (const [key, item] of steps) {
    await userEvent.keyboard(key);
    expect(focused(), key).toBe(item);
  }
});

test("its keys are not the page's", async () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  await showMenu();
  await userEvent.click(button());
  await userEvent.keyboard("a{ArrowDown}{Escape}");
  removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
});

test("Esc closes it and gives the focus back; Tab closes it and goes on", async () => {
  await showMenu();
  await userEvent.click(button());
  await userEvent.keyboard("{Escape}");
  await expect.element(menu()).not.toBeInTheDocument();
  expect(focused()).toBe("More");
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(menu()).not.toBeInTheDocument();
  expect(focused()).toBe("Next");
});

test("a choice closes it and has the focus on the button, so that what it opens can give it back", async () => {
  const chosen: (string | null | undefined)[] = [];
  await showMenu((what) => chosen.push(what, focused()));
  await userEvent.click(button());
  await userEvent.keyboard("{Enter}");
  await expect.element(menu()).not.toBeInTheDocument();
  expect(chosen).toEqual(["copy", "More"]);
});

test("what cannot be chosen can be reached, says why, and does nothing", async () => {
  const choose = vi.fn();
  await showMenu(choose);
  await userEvent.click(button());
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const paste = page.getByRole("menuitem", { name: /^Paste/ });
  await expect.element(paste).toHaveFocus();
  await expect.element(paste).toHaveAttribute("aria-disabled", "true");
  expect(paste.element().textContent).toContain("Nothing is on the clipboard");
  expect(choose).not.toHaveBeenCalled();
});

test("an item that is often chosen again leaves it open", async () => {
  const choose = vi.fn();
  await showMenu(choose);
  await userEvent.click(button());
  await userEvent.keyboard("a{Enter}{Enter}");
  expect(choose.mock.calls).toEqual([["align"], ["align"]]);
  await expect.element(menu()).toBeVisible();
});

test("a press elsewhere closes it", async () => {
  await showMenu();
  await userEvent.click(button());
  await userEvent.click(page.getByRole("heading"));
  await expect.element(menu()).not.toBeInTheDocument();
});

test("a button with a reason opens nothing", async () => {
  await render(
    <Menu button={<Button reason="Nothing to undo">More</Button>} place="bottom">
      <MenuItem>Copy</MenuItem>
    </Menu>,
  );
  page.getByRole("button", { name: "More . Nothing to undo" }).element().focus();
  await userEvent.keyboard("{Enter}{ArrowDown}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

/** Stands for content that is loaded with its first use. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 30);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <MenuItem>Copy</MenuItem> : null;
}

test("items that come a moment later get the focus all the same", async () => {
  await render(
    <Menu button={<Button>More</Button>} place="bottom">
      <Late />
    </Menu>,
  );
  await userEvent.click(button());
  await expect.element(page.getByRole("menuitem", { name: "Copy" })).toHaveFocus();
});

test("a link in it is a link", async () => {
  await render(
    <Menu button={<Button>More</Button>} place="bottom">
      <MenuItem href="#there" download="offer.pdf">
        Download
      </MenuItem>
    </Menu>,
  );
  await userEvent.click(button());
  const link = page.getByRole("menuitem", { name: "Download" });
  await expect.element(link).toHaveAttribute("href", "#there");
  await expect.element(link).toHaveAttribute("download", "offer.pdf");
});
