import { compareVersions } from "./compare-versions.ts";
import type { VersionQuestion } from "./protocol.ts";

self.addEventListener("message", ({ data }: MessageEvent<VersionQuestion>) => {
  self.postMessage(compareVersions(data));
});
