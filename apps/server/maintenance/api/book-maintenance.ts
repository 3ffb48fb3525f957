import { maintenanceFault } from "@stanza/contract";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { bookWindow, changeWindows, maintenanceView, moveWindow } from "../maintenance-window.ts";

const FAULTS = {
  "no-time": "a time is missing",
  "ends-first": "it has to end after it starts",
  past: "it is over",
  long: "it is longer than a day",
  far: "it is more than 90 days away",
} as const;

/** Books a window, or moves the booked one. */
export const bookMaintenance: Handler<"bookMaintenance"> = async (call) => {
  const { context, session, body } = call;
  const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)];
  const fault = maintenanceFault(startsAt.getTime(), endsAt.getTime(), context.now().getTime());
  if (fault) return invalid("startsAt", `The window cannot be booked: ${FAULTS[fault]}.`);
  const { languages } = context.site.config;
  const foreign = Object.keys(body.message).find((language) => !languages.includes(language));
  if (foreign !== undefined) return invalid(`message.${foreign}`, "The site does not have this language.");
  const outcome = await changeWindows(context, session, async (db, at, live, latest) => {
    if (live?.state === "active") return "runs";
    if (latest?.state === "booked" && !live) await moveWindow(db, latest.id, "lapsed", at);
    const id = await bookWindow(db, session, live, { ...body, startsAt, endsAt }, at);
    await audit(db, call, live ? "move-maintenance" : "book-maintenance", "maintenance", id, body);
    return "booked";
  });
  if (outcome === "not-this-site") return refuse(403, "forbidden", "This belongs to another site.");
  if (outcome === "runs") return refuse(409, "maintenance-runs", "Maintenance runs; end it first.");
  await context.maintenance.refresh();
  return { status: 200, body: maintenanceView(context.maintenance.latest(), context.now()) };
};

function invalid(path: string, message: string) {
  const { status, body } = refuse(422, "invalid-request", message);
  return { status, body: { ...body, details: [{ path, message }] } };
}
