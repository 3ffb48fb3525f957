import type { Handler } from "../../operation/handler.ts";
import { keptView } from "../kept-view.ts";

export const getSharedPositions: Handler<"getSharedPositions"> = (call) =>
  keptView(call, ({ offer }) => offer.positions_sha);
