import { z } from "zod";

/**
 * An answer of the application to its host (spec 1 §7). `msg` is a sentence, or what was asked for: objects as JSON text.
 *
 * requestId   what the host sent with its command, as it was
 */
export const reply = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  action: z.string(),
  msg: z.string(),
  requestId: z.union([z.string(), z.number()]).optional(),
});
export type Reply = z.output<typeof reply>;

/**
 * What the application says by itself.
 *
 * loaded      it takes commands from now on; and again whenever a project has been loaded
 * loginDone   somebody has signed in
 * saved       the project was saved: the variants of the row that the host configures, or the project's JSON
 * APP         a sign-in by key failed (spec 2 §7)
 * draftKept   unsaved work is on the server, because the browser keeps nothing here; `msg` opens it again, in the frame's address after
 *             `#draft=`
 *
 * Of a frame with one article, additions (docs/assumptions.md A187):
 *
 * cart            the person wants it in the shop's cart: a `CartContent`
 * heightChanged   the height in px with which nothing in the frame has to scroll: `{ height }`
 * error           an article or a choice of the address, or of `configure`, is not there; status 1, with the words of a refusal
 */
export const EVENTS = [
  "loaded",
  "loginDone",
  "saved",
  "APP",
  "draftKept",
  "cart",
  "heightChanged",
  "error",
] as const;
export type EventName = (typeof EVENTS)[number];

export const hostEvent = reply.omit({ requestId: true }).extend({
  action: z.enum(EVENTS),
  /** With `saved` and `cart`: what the host gave with its action. */
  idSessione: z.string().optional(),
  extradata: z.unknown().optional(),
});
export type HostEvent = z.output<typeof hostEvent>;

/** A configured article on its way into a shop's cart. Amounts are decimal text; null where something has no price. */
export interface CartContent {
  readonly catalog: string;
  readonly model: string;
  readonly article: string;
  /** In the interface's language. */
  readonly description: string;
  /** `COD=VALUE;…`, every visible variable. */
  readonly variants: string;
  readonly quantity: number;
  /** Without tax, of the whole quantity, with what belongs to the article, such as its worktop. */
  readonly price: string | null;
  /** As the person has seen it: with tax, unless they sell. */
  readonly total: string | null;
  /** Three letters, ISO 4217. */
  readonly currency: string;
  /** The lines of the order, as in project files (docs/order-file.md). */
  readonly erp: readonly object[];
  /** JPEG as a data address; absent where the browser draws no 3D. */
  readonly picture?: string;
}
