import type { StoredProject } from "@stanza/codecs";

/** A project whose content is not understood here. It stays as it is, on the server or on the device. */
export interface UnreadableProject {
  /** Number on the server; null: it is only here. */
  readonly id: number | null;
  /** The newest one on the server; null: it is only here. */
  readonly revision: number | null;
  readonly description: string;
  readonly stored: StoredProject;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}
