/** Time limits for rules, after which their thread is stopped (reliability.md F14, T31; docs/assumptions.md C37). */
export interface WatchdogLimits {
  /** For a whole project; under watch, for the time before the first piece of work, which includes opening catalogues in a new thread. */
  readonly projectMs: number;
  /** For one piece of work under watch: a row, its price, its panel, or a catalogue's automatic rules. */
  readonly workMs: number;
}

/** The largest project takes a second, an article a hundredth of one; the rest is a margin for busy machines. */
export const WATCHDOG_LIMITS: {
  readonly web: WatchdogLimits;
  readonly server: WatchdogLimits;
} = {
  web: { projectMs: 5_000, workMs: 4_000 },
  server: { projectMs: 8_000, workMs: 4_000 },
};

/** Work that ended but took this long is too expensive too; an article takes 0.05 ms. */
export const TOO_LONG_MS = 3_000;

/** Attempts after the first one. Each skips one more piece of work; after the third article a catalogue is skipped as a whole. */
export const MOST_ROUNDS = 8;

/** The server tries work again after this time, because a busy machine makes innocent work look slow. */
export const FORGOTTEN_AFTER_MS = 10 * 60_000;

/** An article is skipped whatever its choices are once it has hung with this many sets of choices. */
export const MOST_CONFIGURATIONS = 2;

/** A catalogue's version is skipped as a whole once this many of its articles have hung. */
export const MOST_ARTICLES = 3;
