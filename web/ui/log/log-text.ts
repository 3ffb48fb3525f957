import type { LogEntry, LogLevel } from "./log-store.ts";

/** The entries of a level ("" for all) that hold a text in message or page, whatever the case. */
export function filterLogs(
  entries: readonly LogEntry[],
  level: LogLevel | "",
  text: string,
): readonly LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (e) => (level === "" || e.level === level) && `${e.message} ${e.page}`.toLowerCase().includes(wanted),
  );
}

/** The entries as text for support, with who, which version and which browser on top. Times are UTC. */
export function logText(
  entries: readonly LogEntry[],
  { user, version, agent }: { readonly user: string; readonly version: string; readonly agent: string },
): string {
  const lines = entries.map((e) => `${new Date(e.at).toISOString()}\t${e.level}\t${e.page}\t${e.message}`);
  return [`user\t${user || "-"}`, `version\t${version || "-"}`, `browser\t${agent}`, "", ...lines].join("\n");
}
