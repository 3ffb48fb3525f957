import { parentPort, workerData } from "node:worker_threads";
import { type TakeIn, takeIn } from "./take-in.ts";

parentPort?.postMessage(takeIn(workerData as TakeIn));
