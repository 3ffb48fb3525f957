import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/accessibility.ts";
import { Combobox } from "./Combobox.tsx";
import { Segmented } from "./Segmented.tsx";
import { Switch } from "./Switch.tsx";

const PAPERS = ["A3", "A4"].map((value) => ({ value, label: value }));

function Paper() {
  const [paper, setPaper] = useState("A4");
  return <Segmented label="Paper" value={paper} options={PAPERS} onChange={setPaper} />;
}

test("a segmented choice is a radio group: one stop, and the arrow keys choose", async () => {
  await render(<Paper />);
  await expect.element(page.getByRole("radiogroup", { name: "Paper" })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "A4" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("radio", { name: "A3" })).toBeChecked();
  await expectAccessible();
});

function SoftClose({ disabled }: { readonly disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control
    <label>
      <Switch on={on} onChange={setOn} disabled={disabled} /> Soft close
    </label>
  );
}

test("a switch is one to whoever listens, and Space turns it", async () => {
  await render(<SoftClose />);
  const soft = page.getByRole("switch", { name: "Soft close" });
  await userEvent.tab();
  await expect.element(soft).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(soft).toBeChecked();
  await expectAccessible();
});

test("a switch that is disabled stays as it is", async () => {
  await render(<SoftClose disabled />);
  const soft = page.getByRole("switch", { name: "Soft close" });
  await expect.element(soft).toBeDisabled();
  await expect.element(soft).not.toBeChecked();
});

const COMMANDS = ["Copy", "Cut", "Paste"].map((id) => ({ id }));

function Palette({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [query, setQuery] = useState("");
  return (
    <Combobox
      label="Search commands"
      query={query}
      onQuery={setQuery}
      listLabel="Commands"
      options={COMMANDS.filter(({ id }) => id.toLowerCase().startsWith(query.toLowerCase()))}
      render={({ id }) => id}
      onChoose={({ id }) => onChoose(id)}
      nothing={`Nothing for ${query}`}
    />
  );
}

const field = () => page.getByRole("combobox", { name: "Search commands" });
const chosenOption = () =>
  document.getElementById(field().element().getAttribute("aria-activedescendant") ?? "");

test("in a combobox the focus stays in the field while the arrow keys go round the options", async () => {
  const choose = vi.fn();
  await render(<Palette onChoose={choose} />);
  field().element().focus();
  expect(chosenOption()?.textContent).toBe("Copy");
  await userEvent.keyboard("{ArrowUp}");
  expect(chosenOption()?.textContent).toBe("Paste");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosenOption()?.textContent).toBe("Cut");
  await expect.element(page.getByRole("option", { name: "Cut" })).toHaveAttribute("aria-selected", "true");
  await expect.element(field()).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledWith("Cut");
});

test("typing narrows a combobox, and it says when nothing is found", async () => {
  const choose = vi.fn();
  await render(<Palette onChoose={choose} />);
  await userEvent.fill(field(), "pa");
  expect(chosenOption()?.textContent).toBe("Paste");
  await userEvent.fill(field(), "x");
  await expect.element(page.getByText("Nothing for x")).toBeVisible();
  field().element().focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).not.toHaveBeenCalled();
});
