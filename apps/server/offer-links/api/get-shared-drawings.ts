import type { Handler } from "../../operation/handler.ts";
import { keptView } from "../kept-view.ts";

export const getSharedDrawings: Handler<"getSharedDrawings"> = (call) =>
  keptView(call, ({ shows, offer }) => (shows.drawings ? offer.drawings_sha : null));
