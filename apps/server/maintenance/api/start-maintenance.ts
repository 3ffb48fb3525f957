import { codeOf } from "../../db/pool.ts";
import { waitForWriters } from "../../db/write-gate.ts";
import { Unavailable } from "../../http/unavailable.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { changeWindows, maintenanceView, moveWindow } from "../maintenance-window.ts";

/** SQLSTATE: the lock was not to be had in time. */
const STILL_WRITTEN = "55P03";

/** Starts the booked window once everything that is being stored is stored; nothing is stored after it until the end. */
export const startMaintenance: Handler<"startMaintenance"> = async (call) => {
  const { context, session } = call;
  const outcome = await changeWindows(context, session, async (db, at, live) => {
    if (!live) return "nothing";
    if (live.state === "active") return "runs";
    await waitForWriters(db);
    await moveWindow(db, live.id, "active", at);
    await audit(db, call, "start-maintenance", "maintenance", live.id);
    return "runs";
  }).catch((error: unknown) => {
    if (codeOf(error) !== STILL_WRITTEN) throw error;
    throw new Unavailable("Somebody's work is still being stored.");
  });
  if (outcome === "not-this-site") return refuse(403, "forbidden", "This belongs to another site.");
  if (outcome === "nothing") return refuse(409, "nothing-booked", "No maintenance is booked.");
  await context.maintenance.refresh();
  return { status: 200, body: maintenanceView(context.maintenance.latest(), context.now()) };
};
