import { type DxfDrawing, drawingUnit, openPlan, planFromDxf, planOutcome } from "@stanza/plans";
import wasm from "web-ifc/web-ifc.wasm?url";
import type { FromPlanWorker, ToPlanWorker } from "./plan-protocol.ts";

/** Reads an IFC file; the library for it comes with the first one. */
async function readIfc(bytes: Uint8Array): Promise<void> {
  const { openIfc } = await import("@stanza/plans/ifc");
  const read = await openIfc(bytes, { wasm, onProgress: reporter() });
  answer(
    read.ok
      ? { kind: "plan", plan: read.value }
      : { kind: "refused", cause: read.cause, message: read.message },
  );
}

/** The drawing that is open: it stays here, only what is asked of it goes out. */
let drawing: DxfDrawing | null = null;

const answer = (message: FromPlanWorker): void => self.postMessage(message);

/** Progress is reported in whole percents. */
function reporter(): (share: number) => void {
  let reported = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > reported) answer({ kind: "progress", percent });
    reported = Math.max(reported, percent);
  };
}

self.addEventListener("message", ({ data }: MessageEvent<ToPlanWorker>) => {
  if (data.kind === "plan") {
    const from = drawing;
    if (!from) return;
    const { choice } = data;
    const plan = planOutcome(() => planFromDxf(from, choice));
    const unit = drawingUnit(from, choice.wallLayers);
    answer(plan.ok ? { kind: "plan", plan: plan.value, unit } : { kind: "noPlan", cause: plan.cause, unit });
    return;
  }
  const opened = openPlan(data.bytes, reporter());
  if (!opened.ok) answer({ kind: "refused", cause: opened.cause, message: opened.message });
  else if (opened.value.kind === "ifc") void readIfc(data.bytes);
  else if (opened.value.kind === "plan") answer({ kind: "plan", plan: opened.value.plan });
  else {
    drawing = opened.value.drawing;
    const { layers, wallLayers } = drawing;
    answer({ kind: "drawing", layers, wallLayers, unit: drawingUnit(drawing, wallLayers) });
  }
});
