import { parentPort, workerData } from "node:worker_threads";
import { type PublishedUpdate, updatePublished } from "./update-published.ts";

parentPort?.postMessage(updatePublished(workerData as PublishedUpdate));
