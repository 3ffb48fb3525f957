import { IfcAPI, LogLevel } from "web-ifc";
import type { ImportedPlan } from "../imported-plan.ts";
import { type PlanOutcome, planOutcome } from "../plan-refusal.ts";
import { ifcPlan } from "./ifc-plan.ts";

const OUT_OF_MEMORY = /memory|allocation|OOM/i;

interface IfcReading {
  /** Address of `web-ifc.wasm`; absent: beside the library, as Node finds it. */
  readonly wasm?: string;
  /** 0 … 1 */
  readonly onProgress?: (share: number) => void;
}

/** Reads an IFC file by web-ifc, which comes with this module: 6 MB that nobody else should load. */
export async function openIfc(
  bytes: Uint8Array,
  { wasm, onProgress = () => undefined }: IfcReading = {},
): Promise<PlanOutcome<ImportedPlan>> {
  const api = new IfcAPI();
  await api.Init(wasm === undefined ? undefined : () => wasm, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const outcome = planOutcome(() => ifcPlan(api, bytes, onProgress));
  api.Dispose();
  if (outcome.ok || !OUT_OF_MEMORY.test(outcome.message)) return outcome;
  return { ...outcome, cause: "tooManyParts" };
}
