import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { walkRegions } from "./regions.ts";
import { usePanelFocus } from "./use-panel-focus.ts";

test("[CD-15] the parts of the page are walked in order and round, each where it was left, a panel at its heading", async () => {
  await render(
    <main data-region>
      <nav data-region>
        <button type="button">Add</button>
        <button type="button">Items</button>
      </nav>
      <div data-region hidden>
        <button type="button">Not seen</button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a view takes keys */}
      <div data-region role="application" aria-label="Plan" tabIndex={0}>
        <button type="button">Wall A</button>
      </div>
      <section data-region aria-label="Properties">
        <h2>Base unit</h2>
        <button type="button">Width</button>
      </section>
    </main>,
  );
  const seen = (names: readonly string[], back = false) =>
    names.map(() => {
      walkRegions(back);
      return document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
    });
  await userEvent.click(page.getByRole("button", { name: "Items" }));
  expect(seen(["1", "2", "3", "4"])).toEqual(["Plan", "Base unit", "Items", "Plan"]);
  expect(seen(["1", "2"], true)).toEqual(["Items", "Base unit"]);
});

function Page() {
  const [shown, setShown] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const onKey = usePanelFocus(
    panel,
    shown,
    () => setShown(null),
    () => null,
  );
  return (
    <main>
      <button type="button" onClick={() => setShown("items")}>
        Open
      </button>
      {shown === null ? null : (
        <section ref={panel} aria-label="Items" onKeyDown={onKey}>
          <h2>Items</h2>
          <button type="button">One</button>
        </section>
      )}
    </main>
  );
}

test("[CD-15] a panel takes the focus to its heading; Esc closes it and gives the focus back", async () => {
  await render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Items" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "One" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});
