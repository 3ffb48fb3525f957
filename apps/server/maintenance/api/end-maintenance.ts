import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { changeWindows, maintenanceView, moveWindow } from "../maintenance-window.ts";

export const endMaintenance: Handler<"endMaintenance"> = async (call) => {
  const { context, session } = call;
  const outcome = await changeWindows(context, session, async (db, at, live) => {
    if (live?.state !== "active") return;
    await moveWindow(db, live.id, "ended", at);
    await audit(db, call, "end-maintenance", "maintenance", live.id);
  });
  if (outcome === "not-this-site") return refuse(403, "forbidden", "This belongs to another site.");
  await context.maintenance.refresh();
  return { status: 200, body: maintenanceView(context.maintenance.latest(), context.now()) };
};
