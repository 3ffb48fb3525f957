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
 */
export const EVENTS = ["loaded", "loginDone", "saved", "APP", "draftKept"] as const;
export type EventName = (typeof EVENTS)[number];

export const hostEvent = reply.omit({ requestId: true }).extend({
  action: z.enum(EVENTS),
  /** With `saved`: what the host gave with its action. */
  idSessione: z.string().optional(),
  extradata: z.unknown().optional(),
});
export type HostEvent = z.output<typeof hostEvent>;
