import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessibility.ts";
import { onPhone } from "../../testing/finger-size.ts";
import { walkRegions } from "../focus/regions.ts";
import { Toasts } from "./Toasts.tsx";
import { TOAST_FLOOR } from "./toast-floor.ts";
import { toast, useToasts } from "./toast-store.ts";

const Bar = ({ width }: { readonly width: string }) => (
  <nav {...TOAST_FLOOR} style={{ position: "fixed", left: 0, bottom: 0, width, height: 90 }} />
);

beforeEach(() => useToasts.setState({ toasts: [] }));

test("a fault is an alert, anything else is said politely, and nothing twice", async () => {
  await render(<Toasts />);
  toast("Saved", { kind: "success" });
  toast("The connection is down", { kind: "error" });
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await expect.element(page.getByRole("alert")).toHaveTextContent("The connection is down");
  await expectAccessible();
});

test("it is a part of the page to go to, its button runs and closes it", async () => {
  const run = vi.fn();
  await render(<Toasts />);
  toast("Row removed", { action: { label: "Undo", run }, timeout: null });
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  walkRegions(false);
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(run).toHaveBeenCalledOnce();
  await expect.element(undo).not.toBeInTheDocument();
});

test("it waits while it holds the focus", async () => {
  await render(<Toasts />);
  toast("Row removed", { timeout: 500 });
  const close = page.getByRole("button", { name: "Close message" });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await new Promise((resolve) => setTimeout(resolve, 800));
  await expect.element(close).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(close).not.toBeInTheDocument();
});

test("[SH-11] closed by keyboard it holds nothing that comes after it; a new message under its key has its whole time", async () => {
  await render(<Toasts />);
  toast("Row removed", { timeout: null });
  const close = page.getByRole("button", { name: "Close message" });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Row removed")).not.toBeInTheDocument();
  toast("Saving", { key: "save", timeout: 900 });
  await new Promise((resolve) => setTimeout(resolve, 600));
  toast("Saved", { key: "save", timeout: 900 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(page.getByText("Saved")).toBeVisible();
  await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
});

test("[SH-11] on a phone it stands above the bars along the lower edge, and over no button", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1440, 900));
  await render(
    <>
      <button type="button" style={{ position: "fixed", insetInline: 0, bottom: 64, height: 50 }}>
        Order
      </button>
      <nav {...TOAST_FLOOR} style={{ position: "fixed", insetInline: 0, bottom: 0, height: 56 }} />
      <Toasts />
    </>,
  );
  toast("Base unit, one door 600 added", { timeout: null });
  const box = () =>
    page.getByText("Base unit, one door 600 added").element().closest("div")!.getBoundingClientRect();
  const order = page.getByRole("button", { name: "Order" }).element().getBoundingClientRect();
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(order.top);
  expect(box().top).toBeGreaterThan(740 / 2);
});

test("elsewhere it keeps its corner, above a bar that goes across the screen", async () => {
  const { rerender } = await render(
    <>
      <Bar width="40%" />
      <Toasts />
    </>,
  );
  toast("Base unit, one door 600 added", { timeout: null });
  const below = () =>
    innerHeight -
    page.getByText("Base unit, one door 600 added").element().closest("div")!.getBoundingClientRect().bottom;
  await expect.poll(below).toBe(55);
  await rerender(
    <>
      <Bar width="100%" />
      <Toasts />
    </>,
  );
  await expect.poll(below).toBe(98);
});

test("[SH-11] it stands in the corner and has the colour that it is given, its text legible on it", async () => {
  await render(<Toasts />);
  toast("Mounted on Tuesday", { place: "top-end", colour: "#e8d5a8", timeout: null });
  toast("Saved", { timeout: null });
  const boxOf = (text: string) => page.getByText(text).element().closest("div")!;
  await expect.element(page.getByText("Mounted on Tuesday")).toBeVisible();
  const given = boxOf("Mounted on Tuesday");
  expect(innerWidth - given.getBoundingClientRect().right).toBe(16);
  expect(given.getBoundingClientRect().top).toBe(68);
  expect(getComputedStyle(given).backgroundColor).toBe("rgb(232, 213, 168)");
  expect(getComputedStyle(given).color).toBe("rgb(26, 23, 18)");
  expect(boxOf("Saved").getBoundingClientRect().left).toBe(16);
  await expectAccessible();
});

test("[SH-11] a finger goes through it to what lies below; only its own buttons catch it", async () => {
  await render(
    <>
      <canvas style={{ position: "fixed", inset: 0, width: "100vw", height: "100vh" }} />
      <Toasts />
    </>,
  );
  toast("Base unit, one door 600 added", { timeout: null });
  const message = page.getByText("Base unit, one door 600 added");
  await expect.element(message).toBeVisible();
  const under = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  expect(under(message.element())).toBe(message.element());
  await onPhone(() => {
    expect(under(message.element())?.tagName).toBe("CANVAS");
    const close = page.getByRole("button", { name: "Close message" }).element();
    expect(close.contains(under(close))).toBe(true);
  });
});
