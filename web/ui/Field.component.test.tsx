import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/accessibility.ts";
import { Button, IconButton } from "./Button.tsx";
import { PasswordField, SelectField, TextArea, TextField } from "./Field.tsx";

test("every field is named by its label and says what is wrong with it", async () => {
  const options = [{ value: "a", label: "A" }];
  await render(
    <main>
      <h1>Fields</h1>
      <TextField label="Name" error="Must not be empty" />
      <TextArea label="Note" help="Printed on the offer" />
      <SelectField label="Paper" options={options} error="Not available" />
    </main>,
  );
  const described = (element: Element) =>
    document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
  const name = page.getByLabelText("Name");
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  expect(described(name.element())).toBe("Must not be empty");
  expect(described(page.getByLabelText("Note").element())).toBe("Printed on the offer");
  expect(described(page.getByLabelText("Paper").element())).toBe("Not available");
  await expectAccessible();
});

test("the eye shows a password and hides it again", async () => {
  await render(
    <PasswordField label="Password" showLabel="Show" hideLabelText="Hide" defaultValue="secret" />,
  );
  const field = page.getByLabelText("Password");
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.click(page.getByRole("button", { name: "Show" }));
  await expect.element(field).toHaveAttribute("type", "text");
  await userEvent.click(page.getByRole("button", { name: "Hide" }));
  await expect.element(field).toHaveAttribute("type", "password");
});

test("a button with a reason can be reached, says it, and does nothing", async () => {
  const press = vi.fn();
  await render(
    <>
      <Button reason="Read only" onClick={press}>
        Save
      </Button>
      <IconButton label="Undo" icon="↶" reason="Nothing to undo" onClick={press} />
    </>,
  );
  for (const name of ["Save . Read only", "Undo. Nothing to undo"]) {
    const button = page.getByRole("button", { name });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
  }
  expect(press).not.toHaveBeenCalled();
});

test("a busy button says so and is not pressed twice", async () => {
  const press = vi.fn();
  await render(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = page.getByRole("button", { name: "Save" });
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
});
