import type { Handler } from "../../operation/handler.ts";
import { keptArFile } from "../kept-ar-file.ts";

export const getArUsdz: Handler<"getArUsdz"> = (call) => keptArFile(call, "usdz_sha", "model/vnd.usdz+zip");
