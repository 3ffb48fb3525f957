import type { Handler } from "../../operation/handler.ts";
import { keptArFile } from "../kept-ar-file.ts";

export const getArScene: Handler<"getArScene"> = (call) =>
  keptArFile(call, "scene_sha", "application/json; charset=utf-8", "br");
