import type { Handler } from "../../operation/handler.ts";
import { maintenanceView } from "../maintenance-window.ts";

export const getMaintenance: Handler<"getMaintenance"> = async ({ context, query, request }) => {
  const { maintenance } = context;
  if (query.wait > 0) {
    const gone = new AbortController();
    request.raw.once("close", () => request.raw.destroyed && gone.abort());
    await maintenance.changed(query.since, query.wait * 1000, gone.signal);
  }
  return { status: 200, body: maintenanceView(maintenance.latest(), context.now()) };
};
