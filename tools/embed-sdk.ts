import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSdk, SDK_FILES, writePackage } from "./embed-sdk/build-sdk.ts";

const ROOT = new URL("..", import.meta.url).pathname;

/**
 * Builds the SDK for host pages: the package in `wire/stanza-embed/dist`, and its two files where the server hands them out, below `/sdk/`.
 */
const out = join(ROOT, "wire/stanza-embed/dist");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await buildSdk(out);
writePackage(out);
const served = join(ROOT, "apps/web/dist/sdk");
mkdirSync(served, { recursive: true });
for (const file of Object.values(SDK_FILES)) copyFileSync(join(out, file), join(served, file));
