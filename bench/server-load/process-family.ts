import { readdirSync, readFileSync } from "node:fs";

/** A process of a server, and what it has used so far (Linux). */
export interface FamilyMember {
  readonly pid: number;
  /** `server`: Node; `database`: PostgreSQL. */
  readonly kind: "server" | "database" | "other";
  readonly cpuMs: number;
  readonly rssBytes: number;
}

/** A process with everything that it has started and that still runs. CPU counts what has ended too. */
export function processFamily(root: number): readonly FamilyMember[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)) ?? []);
  const family = all.filter(({ pid }) => pid === root);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family.map(({ pid, name, cpuMs, rssBytes }) => ({
    pid,
    kind: name === "postgres" ? "database" : /^(node|MainThread)/.test(name) ? "server" : "other",
    cpuMs,
    rssBytes,
  }));
}

const PAGE_BYTES = 4096;

/** `null`: the process has ended meanwhile. */
function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name is in brackets and may hold anything; behind it the parent is field 4, user and system time of the process and of its
    // ended children 14 to 17 in hundredths of a second, resident pages 24.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, ...times] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]));
    return {
      pid,
      name: stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")),
      parent: parent!,
      cpuMs: times.reduce((sum, time) => sum + time, 0) * 10,
      rssBytes: Number(fields[21]) * PAGE_BYTES,
    };
  } catch {
    return null;
  }
}
