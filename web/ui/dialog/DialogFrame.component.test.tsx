import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessibility.ts";
import { appElement } from "../../testing/app-element.ts";
import { Button } from "../Button.tsx";
import { TextField } from "../Field.tsx";
import { Menu } from "../floating/Menu.tsx";
import { MenuItem } from "../floating/MenuItem.tsx";
import { ask } from "./confirm.tsx";
import { DialogHost } from "./DialogHost.tsx";
import { DialogBody, DialogFooter } from "./DialogParts.tsx";
import { closeAllDialogs, type Dialog, type DialogMode, openDialog } from "./dialog-store.ts";

const dialog: Dialog<{ readonly mode: DialogMode; readonly field?: boolean }, string> = {
  options: ({ mode }) => ({ title: "Layers", width: 500, mode, single: "layers" }),
  Content: ({ field, resolve }) => (
    <>
      <DialogBody>
        {field ? <TextField label="Name" data-autofocus /> : <p>Text</p>}
        <Menu button={<Button>More</Button>} place="bottom-start">
          <MenuItem>Copy</MenuItem>
        </Menu>
        <Button onClick={() => void confirmRemoval()}>Remove</Button>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={() => resolve("saved")}>
          Save
        </Button>
      </DialogFooter>
    </>
  ),
};
const confirmRemoval = () =>
  ask({
    title: "Remove the layer?",
    text: "Its rows stay.",
    mode: "none",
    choices: [
      { answer: "remove", label: "Remove it", look: "danger" },
      { answer: "keep", label: "Keep it" },
    ],
  });

const frame = () => page.getByRole("dialog", { name: "Layers" });
const opener = () => page.getByRole("button", { name: "Opener" });
let answer: Promise<string | undefined>;

async function show(mode: DialogMode = "none", field = false) {
  await render(
    <>
      <main>
        <h1>Dialog</h1>
        <button type="button" onClick={() => (answer = openDialog(dialog, { mode, field }))}>
          Opener
        </button>
      </main>
      <DialogHost />
    </>,
    { container: appElement() },
  );
  await userEvent.click(opener());
}

beforeEach(closeAllDialogs);

test("it is a modal dialog named by its title, and the page behind is out of reach", async () => {
  await show();
  await expect.element(frame()).toHaveAttribute("aria-modal", "true");
  expect(appElement().inert).toBe(true);
  await expectAccessible(frame().element());
});

test("the focus goes to the title", async () => {
  await show();
  await expect.element(page.getByRole("heading", { name: "Layers" })).toHaveFocus();
});

test("the focus goes to the field that asks for it", async () => {
  await show("none", true);
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
});

test("Tab goes round inside", async () => {
  await show("none", true);
  const last = page.getByRole("button", { name: /resize/i });
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(last).toHaveFocus();
  await userEvent.tab();
  expect(frame().element().contains(document.activeElement)).toBe(true);
});

test("Esc closes it without an answer and gives the focus back", async () => {
  await show();
  await userEvent.keyboard("{Escape}");
  await expect.element(frame()).not.toBeInTheDocument();
  expect(await answer).toBeUndefined();
  await expect.element(opener()).toHaveFocus();
  expect(appElement().inert).toBe(false);
});

test("its button answers", async () => {
  await show();
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  expect(await answer).toBe("saved");
});

test("Esc closes one layer at a time: menu, question, dialog", async () => {
  await show();
  await userEvent.click(page.getByRole("button", { name: "More" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(frame()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remove" }));
  const question = page.getByRole("alertdialog", { name: "Remove the layer?" });
  await expect.element(page.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await expectAccessible(question.element());
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Remove" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(frame()).not.toBeInTheDocument();
});

test("only its buttons close a persistent one", async () => {
  await show("persistent");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await expect.element(frame()).toBeVisible();
});

test("opening it twice draws the eye to the open one", async () => {
  await show();
  const second = openDialog(dialog, { mode: "none" }).then(
    () => undefined,
    () => undefined,
  );
  await second;
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  await expect.element(frame()).toHaveFocus();
});

test("the arrow keys resize it at its grip, and it fills the screen", async () => {
  await show();
  const before = frame().element().getBoundingClientRect();
  page
    .getByRole("button", { name: /resize/i })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(frame().element().getBoundingClientRect().width).toBeGreaterThan(before.width);
  await userEvent.click(page.getByRole("button", { name: /full screen/i }));
  expect(frame().element().getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth });
});
