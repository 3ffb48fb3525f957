/** What people do, and of a hundred things how many. */
export const OPERATIONS = { open: 15, list: 15, search: 20, save: 35, quote: 15 } as const;
export type OperationName = keyof typeof OPERATIONS;

/** A number of people at work on projects of their own, for a time. */
export interface LoadOrder {
  readonly url: string;
  /** Bearer tokens that the people share in turn. */
  readonly tokens: readonly string[];
  /** The project of each of them. */
  readonly projects: readonly StoredKitchen[];
  /** Mean time between two things that one person does, ms. */
  readonly thinkMs: number;
  /** Before counting starts, and while it goes on, ms. */
  readonly warmUpMs: number;
  readonly countedMs: number;
}

export interface StoredKitchen {
  readonly id: number;
  readonly revision: number;
  /** Which of the order's documents it was made from. */
  readonly document: string;
}

/** How long each answer took, ms, and how the others came back. */
export interface LoadReport {
  readonly answered: Readonly<Record<OperationName, readonly number[]>>;
  /** By operation and status, `save 503` or `save still waiting`; status 0: the connection broke. */
  readonly refused: Readonly<Record<string, number>>;
  /** CPU of the generator itself. */
  readonly cpuMs: number;
}
