import type { Maintenance } from "@stanza/contract";
import { newProject } from "@stanza/project";
import { useMaintenance } from "@stanza/web-site";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { expectDialogRules } from "../../../web/testing/dialog-rules.ts";
import { DEALER, SUPERVISOR } from "../../../web/testing/people.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { MaintenanceBanner } from "./MaintenanceBanner.tsx";
import { openMaintenance } from "./open-maintenance.ts";

const MINUTE = 60_000;
const nothing = useMaintenance.getInitialState();
afterEach(() => useMaintenance.setState(nothing, true));

/** A window by the server's time, which is not this device's. */
function set(state: Maintenance["state"], minutesUntil: number, length = 60): void {
  const server = Date.parse("2031-05-05T20:00:00Z");
  useMaintenance.setState({
    state,
    startsAt: server + minutesUntil * MINUTE,
    endsAt: server + (minutesUntil + length) * MINUTE,
    message: { en: "A new version", de: "Eine neue Version" },
    ahead: server - performance.now(),
  });
}
const answer = (state: Maintenance["state"]): { status: 200; body: Maintenance } => ({
  status: 200,
  body: { state, startsAt: null, endsAt: null, message: {}, rev: 9, now: "2031-05-05T20:00:10.000Z" },
});

test("[MA-01] the dialog of a window that runs keeps to the rules of dialogs", async () => {
  await renderApp(null, { profile: DEALER });
  set("active", -20);
  await expectDialogRules({ title: "Maintenance in progress", open: openMaintenance });
});

test("[MA-01] while it runs it says until when, what is told and where the work is; Check now asks, and it goes when all is over", async () => {
  let state: Maintenance["state"] = "active";
  const { calls } = await renderApp(null, {
    profile: DEALER,
    language: "de",
    answers: { getMaintenance: () => answer(state) },
  });
  set("active", -20);
  void openMaintenance();
  const dialog = page.getByRole("dialog", { name: "Wartung läuft" });
  await expect.element(dialog.getByText("Eine neue Version")).toBeVisible();
  await expect.element(dialog.getByText(/^Ihre Arbeit bleibt auf diesem Gerät/)).toBeVisible();
  await expect.element(dialog.getByText(/in 40 Minuten/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Wartung beenden" })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Jetzt prüfen" }));
  await expect.poll(() => calls.length).toBe(1);
  state = "none";
  set("active", -20);
  await userEvent.click(dialog.getByRole("button", { name: "Jetzt prüfen" }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test("[MA-01] past its planned end it says that it takes longer, and a supervisor ends it", async () => {
  const { calls } = await renderApp(null, {
    profile: SUPERVISOR,
    answers: { endMaintenance: () => answer("none") },
  });
  set("active", -80);
  void openMaintenance();
  await expect.element(page.getByText(/^Maintenance takes longer than planned/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "End maintenance" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).toEqual(["endMaintenance"]);
});

test("[MA-01] the notice of a booked window gives way to that of the running one, with its title", async () => {
  await renderApp(null, { profile: DEALER });
  set("booked", 5);
  void openMaintenance();
  await expect.element(page.getByRole("dialog", { name: "Planned maintenance" })).toBeVisible();
  set("active", 0);
  void openMaintenance();
  await expect.element(page.getByRole("dialog", { name: "Maintenance in progress" })).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Planned maintenance" })).not.toBeInTheDocument();
});

test("[MA-01] a refused end is said, and the dialog stays", async () => {
  await renderApp(null, {
    profile: SUPERVISOR,
    answers: { endMaintenance: () => ({ status: 403, body: { error: "forbidden", message: "No." } }) },
  });
  set("active", -20);
  void openMaintenance();
  await userEvent.click(page.getByRole("button", { name: "End maintenance" }));
  await expect.element(page.getByText("Maintenance could not be changed. Try again.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("[MA-01] the indicator says when and how long until then, grey, amber and red, and offers to save", async () => {
  await renderApp(<MaintenanceBanner />, { project: newProject({ description: "Kitchen" }) });
  await expect.element(page.getByRole("region", { name: "Maintenance" })).not.toBeInTheDocument();
  for (const [minutes, tone] of [
    [48 * 60, "far"],
    [90, "near"],
    [12, "soon"],
  ] as const) {
    set("booked", minutes);
    await expect
      .element(page.getByRole("region", { name: "Maintenance" }))
      .toHaveAttribute("data-tone", tone);
  }
  await expect.element(page.getByText(/^1[12]:\d\d$/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Details" }));
  await expect.element(page.getByRole("dialog", { name: "Planned maintenance" })).toBeVisible();
});

test("[MA-01] the indicator of a booked window that nobody has started goes at its end", async () => {
  await renderApp(<MaintenanceBanner />);
  set("booked", -30, 60);
  await expect.element(page.getByText("It starts any moment.")).toBeVisible();
  set("booked", -61, 60);
  await expect.element(page.getByRole("region", { name: "Maintenance" })).not.toBeInTheDocument();
});
