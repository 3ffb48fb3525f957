import { workerData } from "node:worker_threads";
import type { PublishOrder } from "./publish-changed.ts";
import { publishFolder } from "./publish-folder.ts";

const { folders, home } = workerData as PublishOrder;
for (const folder of folders) await publishFolder(folder, home);
