import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { dismissToast, useToasts } from "../toast/toast-store.ts";
import { LoaderModal } from "./LoaderModal.tsx";
import { LOADER_SLOW, LOADER_TIMEOUT, startLoader, useLoader } from "./loader-store.ts";

const loader = (message: string) => page.getByRole("alertdialog", { name: message });
const openLog = vi.fn();

afterEach(() => {
  useLoader.setState({ stack: [] });
  for (const { key } of useToasts.getState().toasts) dismissToast(key);
  vi.clearAllMocks();
});

async function shown() {
  await renderApp(
    <>
      <button type="button">Before</button>
      <LoaderModal openLog={openLog} />
    </>,
  );
  page.getByRole("button", { name: "Before" }).element().focus();
}

test("[SH-10] the loader says what goes on and how far it is, takes the focus and gives it back", async () => {
  await shown();
  const one = startLoader("Loading the project");
  await expect.element(loader("Loading the project")).toHaveFocus();
  await expect.element(page.getByText("%", { exact: false })).not.toBeInTheDocument();
  one.update({ message: "Loading the catalogues", percentage: 41.6 });
  await expect.element(loader("Loading the catalogues").getByText("42 %")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow");
  await expectAccessible();
  expect(Math.round(loader("Loading the catalogues").element().getBoundingClientRect().width)).toBe(400);
  // The newest is shown, and those under it wait.
  const two = startLoader("Saving");
  await expect.element(loader("Saving")).toBeVisible();
  two.done();
  await expect.element(loader("Loading the catalogues")).toBeVisible();
  one.done();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
});

test("[SH-10] work that can be called off has a button for it", async () => {
  await shown();
  const cancel = vi.fn();
  startLoader("Making the PDF", cancel);
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test("[SH-10] [F12] after a quarter of a minute it says that it takes long; after a minute it goes, as a warning and not as success", async () => {
  await shown();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  startLoader("Asking the server");
  vi.advanceTimersByTime(LOADER_SLOW);
  await expect.element(page.getByText("This is taking longer than usual.")).toBeVisible();
  vi.advanceTimersByTime(LOADER_TIMEOUT - LOADER_SLOW);
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(useToasts.getState().toasts).toMatchObject([{ key: "loader-timeout", kind: "warning" }]);
  await expect
    .element(page.getByText("Stopped waiting after 60 seconds. The work may still finish on the server."))
    .toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Open log" }));
  expect(openLog).toHaveBeenCalledTimes(1);
});
