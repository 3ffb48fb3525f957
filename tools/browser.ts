import { existsSync } from "node:fs";

/** Debian's Chromium without windows, which needs a seventh less CPU, and the one with them. */
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const found = DEBIAN.find((path) => existsSync(path));

/** The browser of tests and benches, for Playwright's launch options: Debian's when the machine has one, else Playwright's own. */
export const BROWSER: { readonly executablePath?: string } = found ? { executablePath: found } : {};
