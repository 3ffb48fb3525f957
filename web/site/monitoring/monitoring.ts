import { log } from "@stanza/web-ui";

/** What config.json says about the monitoring of the page. */
export interface Monitoring {
  readonly key: string | undefined;
  /** Address of its script. */
  readonly script: string | undefined;
  /** Address that it reports to. */
  readonly reports: string | undefined;
}

type Report = ((...words: readonly unknown[]) => void) & { q?: unknown[]; l?: number };

interface MonitoredWindow {
  InstanaEumObject?: string;
  ineum?: Report;
}

/** Addresses of this machine, on which nothing is monitored (spec 1 §7). */
const isLocal = (host: string): boolean => host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/**
 * Starts the monitoring of the page where its key is present and the host is not this machine; otherwise nothing is loaded.
 *
 * Source: spec 1 §7, spec 2 §7, §8 'INSTANA KEY NOT PRESENT'.
 *
 * returns   what reports the name of each page that is shown; undefined: nothing is monitored
 */
export function startMonitoring(
  { key, script, reports }: Monitoring,
  host: string,
): ((page: string) => void) | undefined {
  if (!key) {
    log("info", "INSTANA KEY NOT PRESENT");
    return undefined;
  }
  if (isLocal(host)) return undefined;
  if (!script || !reports) {
    log(
      "warning",
      "The monitoring has a key, but config.json names no instanaUrl or no instanaReportingUrl.",
    );
    return undefined;
  }
  const page = window as unknown as MonitoredWindow;
  // The script finds here what was said before it came, by its own names.
  const report: Report = (...words) => {
    report.q?.push(words);
  };
  report.q = [];
  report.l = Date.now();
  page.InstanaEumObject = "ineum";
  page.ineum = report;
  report("reportingUrl", reports);
  report("key", key);
  const element = document.createElement("script");
  element.src = script;
  element.defer = true;
  element.crossOrigin = "anonymous";
  document.head.append(element);
  return (name) => page.ineum?.("page", name);
}
