import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { changeWindows, maintenanceView, moveWindow } from "../maintenance-window.ts";

export const cancelMaintenance: Handler<"cancelMaintenance"> = async (call) => {
  const { context, session } = call;
  const outcome = await changeWindows(context, session, async (db, at, live) => {
    if (live?.state === "active") return "runs";
    if (live) {
      await moveWindow(db, live.id, "cancelled", at);
      await audit(db, call, "cancel-maintenance", "maintenance", live.id);
    }
    return "none";
  });
  if (outcome === "not-this-site") return refuse(403, "forbidden", "This belongs to another site.");
  if (outcome === "runs") return refuse(409, "maintenance-runs", "Maintenance runs; end it instead.");
  await context.maintenance.refresh();
  return { status: 200, body: maintenanceView(context.maintenance.latest(), context.now()) };
};
