import type { Handler } from "../../operation/handler.ts";
import { keptArFile } from "../kept-ar-file.ts";

export const getArGlb: Handler<"getArGlb"> = (call) => keptArFile(call, "glb_sha", "model/gltf-binary");
