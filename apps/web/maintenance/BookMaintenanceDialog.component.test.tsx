import type { Maintenance } from "@stanza/contract";
import { useMaintenance } from "@stanza/web-site";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../../web/testing/dialog-rules.ts";
import { SUPERVISOR } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { openBookMaintenance } from "./open-book-maintenance.ts";

const HOUR = 3_600_000;
const nothing = useMaintenance.getInitialState();
afterEach(() => useMaintenance.setState(nothing, true));

let stamp = Date.parse("2031-05-05T20:00:00Z");
const answer = (state: Maintenance["state"]): { status: 200; body: Maintenance } => {
  stamp += 1000;
  return {
    status: 200,
    body: { state, startsAt: null, endsAt: null, message: {}, rev: 9, now: new Date(stamp).toISOString() },
  };
};
/** The server's time: years from this device's. */
const server = Date.parse("2031-05-05T20:10:00Z");
const serverTime = () => useMaintenance.setState({ ahead: server - performance.now() });
/** As a field for date and time has it. */
const local = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

test("[MA-01] Book maintenance keeps to the rules of dialogs", async () => {
  await renderApp(null, { profile: SUPERVISOR });
  serverTime();
  await expectDialogRules({ title: "Book maintenance", open: openBookMaintenance });
});

test("[MA-01] times start from the server's clock, show UTC, and are booked with a message in the site's languages", async () => {
  const { calls } = await renderApp(null, {
    profile: SUPERVISOR,
    answers: { bookMaintenance: () => answer("booked") },
  });
  serverTime();
  const closed = openBookMaintenance();
  await expect.element(page.getByLabelText("From")).toHaveValue(local(Date.parse("2031-05-05T22:00:00Z")));
  await expect.element(page.getByText("UTC: 5 May 2031, 22:00")).toBeVisible();
  await userEvent.fill(page.getByLabelText("From"), local(server + 26 * HOUR));
  await userEvent.fill(page.getByLabelText("To"), local(server + 28 * HOUR));
  await userEvent.fill(page.getByLabelText("Message (Italian)"), " Nuova versione ");
  await expect.element(page.getByText(/Nuova versione$/).last()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Book" }));
  await closed;
  expect(calls[0]?.body).toEqual({
    startsAt: new Date(server + 26 * HOUR).toISOString(),
    endsAt: new Date(server + 28 * HOUR).toISOString(),
    message: { it: "Nuova versione" },
  });
  await expect.element(page.getByText("Booked. Everybody is told.")).toBeVisible();
  expect(useMaintenance.getState().state).toBe("booked");
});

test("[MA-01] times that cannot be are said at their field, and nothing is sent", async () => {
  const { calls } = await renderApp(null, { profile: SUPERVISOR });
  serverTime();
  void openBookMaintenance();
  for (const [from, to, fault, field] of [
    [2, 1, "It has to end after it starts.", "To"],
    [-3, 1, "This time is over.", "From"],
    [1, 30, "At most 24 hours.", "To"],
    [91 * 24, 91 * 24 + 1, "At most 90 days ahead.", "From"],
  ] as const) {
    await userEvent.fill(page.getByLabelText("From"), local(server + from * HOUR));
    await userEvent.fill(page.getByLabelText("To"), local(server + to * HOUR));
    await userEvent.click(page.getByRole("button", { name: "Book" }));
    await expect.element(page.getByText(fault)).toBeVisible();
    await expect.element(page.getByLabelText(field)).toHaveAttribute("aria-invalid", "true");
  }
  expect(calls).toEqual([]);
});

test("[MA-01] the booked window is moved or cancelled", async () => {
  const { calls } = await renderApp(null, {
    profile: SUPERVISOR,
    answers: { cancelMaintenance: () => answer("none") },
  });
  serverTime();
  useMaintenance.setState({
    state: "booked",
    startsAt: server + 5 * HOUR,
    endsAt: server + 6 * HOUR,
    message: { de: "Neu" },
  });
  const closed = openBookMaintenance();
  await expect.element(page.getByLabelText("From")).toHaveValue(local(server + 5 * HOUR));
  await expect.element(page.getByLabelText("Message (German)")).toHaveValue("Neu");
  await userEvent.click(page.getByRole("button", { name: "Cancel booking" }));
  await closed;
  expect(calls.map(({ operation }) => operation)).toEqual(["cancelMaintenance"]);
  expect(useMaintenance.getState().state).toBe("none");
});

test("[MA-01] started now it books, then starts, and only after a question", async () => {
  const { calls } = await renderApp(null, {
    profile: SUPERVISOR,
    answers: { bookMaintenance: () => answer("booked"), startMaintenance: () => answer("active") },
  });
  serverTime();
  void openBookMaintenance();
  await userEvent.click(page.getByRole("button", { name: "Start now" }));
  const question = page.getByRole("alertdialog");
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(calls).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Start now" }));
  await userEvent.click(question.getByRole("button", { name: "Start now" }));
  await expect
    .poll(() => calls.map(({ operation }) => operation))
    .toEqual(["bookMaintenance", "startMaintenance"]);
  const body = calls[0]?.body as { startsAt: string } | undefined;
  expect(Math.abs(Date.parse(body?.startsAt ?? "") - server)).toBeLessThan(60_000);
  await expect.poll(() => useMaintenance.getState().state).toBe("active");
});
