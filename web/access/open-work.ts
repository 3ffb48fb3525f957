/** The open project, as far as signing in and out must take care of it. */
export interface OpenWork {
  /** True where the work belongs to another person than the one given. */
  readonly belongsToAnother: (userId: string) => boolean;
  /** Writes what is not saved yet to this device. */
  readonly keep: () => Promise<void>;
  /** Saves; false where some of it could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly close: () => void;
  /** Closes it and takes everything that the person did not save off this device. */
  readonly forget: () => Promise<void>;
}

const NOTHING_OPEN: OpenWork = {
  belongsToAnother: () => false,
  keep: async () => undefined,
  save: async () => true,
  close: () => undefined,
  forget: async () => undefined,
};

let connected = NOTHING_OPEN;

/** Connects the open project with signing in and out, which know nothing of projects. */
export function connectOpenWork(work: OpenWork): void {
  connected = work;
}

/** The work that is open now. */
export const openWork = (): OpenWork => connected;
