/**
 * How Node is started for a server process. V8 collects at 32 MB of old objects for the first time instead of at some hundreds, and then again
 * when there is a quarter more than was left, instead of up to four times as much; it keeps 12 MB for young objects instead of 48 and more. Threads follow the same
 * flags. In turn on one machine: 300 MB where it were 1.6 GB in November 2026, for up to a third more CPU of an answer (docs/figures.md).
 */
export const NODE_FLAGS: readonly string[] = [
  "--max-semi-space-size=4",
  "--initial-old-space-size=32",
  "--heap-growing-percent=25",
];

/**
 * Environment of the same processes, for glibc (others do not read it). Each thread that compiles, packs or hashes would have an arena of its own, and
 * what is freed in them would stay with the process: 130 of 630 MB at rest.
 */
export const MEMORY_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
