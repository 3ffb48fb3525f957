/**
 * How Node is started for a server process: V8 collects at 48 MB of old objects for the first time instead of at some hundreds, and
 * keeps 24 MB for young ones instead of 48 and more. In one pair of runs of `bench -- server-load` a server took 585 MB where it took 945, and 7 % more CPU.
 */
export const NODE_FLAGS: readonly string[] = [
  "--max-semi-space-size=8",
  "--initial-old-space-size=32",
  "--heap-growing-percent=25",
];

/**
 * Environment of the same processes, for glibc (others do not read it). Each thread that compiles, packs or hashes would have an arena of its own, and
 * what is freed in them would stay with the process: 130 MB of 630 MB at rest.
 */
export const MEMORY_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
