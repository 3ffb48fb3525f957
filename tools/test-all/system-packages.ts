import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** What tests need beyond npm: a file that proves it is there, and the Debian package that brings it. */
interface SystemPackage {
  readonly what: string;
  readonly proof: string;
  readonly debian: string;
}

const NEEDED: readonly SystemPackage[] = [
  {
    what: "Chromium without windows",
    proof: "/usr/bin/chromium-headless-shell",
    debian: "chromium-headless-shell",
  },
  { what: "poppler (reads the PDFs we print)", proof: "/usr/bin/pdftotext", debian: "poppler-utils" },
  { what: "assimp (reads the 3D files we write)", proof: "/usr/bin/assimp", debian: "assimp-utils" },
  { what: "qpdf (checks them)", proof: "/usr/bin/qpdf", debian: "qpdf" },
  { what: "bubblewrap (confines the PDF engine)", proof: "/usr/bin/bwrap", debian: "bubblewrap" },
  {
    what: "PostgreSQL 15 (second leg of the server tests)",
    proof: "/usr/lib/postgresql/15/bin/postgres",
    debian: "postgresql-15",
  },
];

/** Only `./test all` and `./test nightly` put servers behind it. */
export const BALANCER: readonly SystemPackage[] = [
  { what: "haproxy (a balancer before three servers)", proof: "/usr/sbin/haproxy", debian: "haproxy" },
];

/** Only `./test all` makes journeys in them. */
export const OTHER_BROWSERS: readonly SystemPackage[] = [
  { what: "Firefox ESR", proof: "/usr/bin/firefox-esr", debian: "firefox-esr" },
  { what: "WebKitGTK with its driver", proof: "/usr/bin/WebKitWebDriver", debian: "webkit2gtk-driver" },
  { what: "Xvfb (a screen that nobody sees)", proof: "/usr/bin/Xvfb", debian: "xvfb" },
];

/** Only `./test all` has pictures made by Blender's Cycles, and films. */
export const ENGINES: readonly SystemPackage[] = [
  { what: "Blender (the other engine of the render farm)", proof: "/usr/bin/blender", debian: "blender" },
  {
    what: "numpy (which Blender reads scenes with)",
    proof: "/usr/lib/python3/dist-packages/numpy/__init__.py",
    debian: "python3-numpy",
  },
  { what: "ffmpeg (packs films)", proof: "/usr/bin/ffmpeg", debian: "ffmpeg" },
];

/**
 * Installs what is missing: by apt as root on Debian. Without root, Playwright brings its own Chromium and the rest is named with the
 * command that installs it.
 */
export function bringSystemPackages(
  say: (line: string) => void,
  further: readonly SystemPackage[] = [],
): void {
  const missing = [...NEEDED, ...further].filter(({ proof }) => !existsSync(proof));
  if (missing.length === 0) return;
  const names = missing.map(({ debian }) => debian);
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say(`Installing ${missing.map(({ what }) => what).join(", ")} by apt …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args: string[]) =>
      spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
    apt("update");
    keepPostgresFromStarting();
    if (!apt("install", "-y", "--no-install-recommends", ...names)) {
      throw new Error(
        `apt could not install ${names.join(", ")}. Run: apt-get update && apt-get install ${names.join(" ")}`,
      );
    }
    return;
  }
  if (names.includes("chromium-headless-shell")) {
    say("Installing Playwright's Chromium …");
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  }
  const rest = names.filter((name) => name !== "chromium-headless-shell");
  if (rest.length > 0) {
    throw new Error(`The tests need ${rest.join(" and ")}. As root: apt-get install ${rest.join(" ")}`);
  }
}

/** Debian starts a cluster on install; the tests make their own in a temporary folder. */
function keepPostgresFromStarting(): void {
  spawnSync("sh", [
    "-c",
    "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf",
  ]);
}
