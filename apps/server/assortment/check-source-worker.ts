import { parentPort, workerData } from "node:worker_threads";
import { checkSource, type SourceToCheck } from "./check-source.ts";

parentPort?.postMessage(checkSource(workerData as SourceToCheck));
