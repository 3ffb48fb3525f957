import type { StoredProject } from "@stanza/codecs";

/** A project of which nothing can be shown here. It stays as it is, on the server or on the device. */
export interface UnreadableProject {
  /** Number on the server; null: it is only here. */
  readonly id: number | null;
  /** The newest one on the server; null: it is only here. */
  readonly revision: number | null;
  readonly description: string;
  readonly stored: StoredProject;
}
