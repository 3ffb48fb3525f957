import { flushJournal, isDirty, useProject } from "@stanza/web-project";
import { goTo, isClientLink, paths, translate, useMaintenance, useSession } from "@stanza/web-site";
import { announce, dismissToast, toast } from "@stanza/web-ui";
import { countdown, serverNow } from "./maintenance-clock.ts";
import { openMaintenance } from "./open-maintenance.ts";

/** People are told again when so much is left, ms; the indicator counts all the time. */
const REMINDERS = [30 * 60_000, 5 * 60_000, 60_000];

const SOON = "maintenance-soon";

/** The place that somebody was led home from. */
let ledFrom: string | null = null;

const isActive = () => useMaintenance.getState().state === "active";
const here = () => location.pathname + location.search;

/** What the page does as windows are booked, start and end. */
export function followMaintenance(): () => void {
  const stop = useMaintenance.subscribe((now, before) => {
    if (now.state === before.state) return;
    dismissToast(SOON);
    if (now.state === "booked") announce(translate("maintenance.announced"));
    if (now.state === "active") void begin();
    else if (before.state === "active") void end();
  });
  let last = Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const { state, startsAt } = useMaintenance.getState();
    const left = state === "booked" && startsAt !== null ? startsAt - serverNow() : Number.POSITIVE_INFINITY;
    if (left > 0 && REMINDERS.some((at) => left <= at && last > at)) remind(left);
    last = left;
  }, 1000);
  return () => {
    stop();
    clearInterval(timer);
  };
}

function remind(left: number): void {
  const time = countdown(Math.round(left / 1000) * 1000, document.documentElement.lang);
  toast(translate("maintenance.startsIn", { time }), { key: SOON, kind: "warning" });
}

/** Keeps on this device what was typed, then leads home; who has nothing that keeps it, stays where it is. */
async function begin(): Promise<void> {
  // What is being typed counts when its field is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await flushJournal();
  if (!isActive()) return;
  const { open, journal } = useProject.getState();
  const isSafe = !open || !isDirty(open) || journal;
  const isAway = here().startsWith(paths.home()) || isClientLink(location.pathname);
  if (isSafe && !isAway && useSession.getState().profile) {
    const from = here();
    ledFrom = from;
    await goTo(paths.home({ redirectFrom: from }));
    // It ended while the page asked whether it may be left.
    if (!isActive()) await leadBack(from);
  }
  if (isActive()) await openMaintenance();
}

async function end(): Promise<void> {
  const { open } = useProject.getState();
  const isOwed = open !== null && isDirty(open);
  toast(translate(isOwed ? "maintenance.overSaving" : "maintenance.over"), {
    key: "maintenance-over",
    kind: "success",
  });
  const back = ledFrom;
  ledFrom = null;
  if (back !== null) await leadBack(back);
}

/** Who has gone elsewhere meanwhile stays there. */
async function leadBack(from: string): Promise<void> {
  if (location.pathname === paths.home()) await goTo(from, { replace: true });
}
