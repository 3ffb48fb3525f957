import type { Handler } from "../../operation/handler.ts";
import { keptView } from "../kept-view.ts";

export const getSharedScene: Handler<"getSharedScene"> = (call) =>
  keptView(call, ({ shows, offer }) => (shows.scene ? offer.scene_sha : null));
