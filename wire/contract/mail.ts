import { z } from "zod";
import { idParameter, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** One address and nothing else: no list, no name, no line break that could begin a header (reliability.md T36). */
export const mailAddress = z.email().max(254);

const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "expected one line");

export const offerMail = z
  .object({
    id: z.int(),
    /** The id for `sendDeliveryAgain`, where the delivery has failed. */
    deliveryId: z.int(),
    to: z.string(),
    /** Addresses with commas between; empty: none. */
    copy: z.string(),
    subject: z.string(),
    at: z.iso.datetime(),
    by: z.string(),
    /** `failed`: given up, `error` says why. While `waiting`, `error` is that of the last try. */
    state: z.enum(["waiting", "sent", "failed"]),
    error: z.string(),
  })
  .meta({ id: "OfferMail" });
export type OfferMail = z.output<typeof offerMail>;

export const getOfferMailDraft = operation({
  id: "getOfferMailDraft",
  method: "GET",
  path: "/api/offers/:id/mail-draft",
  summary: "Recipient, subject and text that a mail of this offer begins with, in the offer's language",
  access: "offer.deal",
  params: idParameter,
  responses: {
    200: z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      attachment: z.string(),
      /** Own address for a copy; empty: the profile has none. */
      own: z.string(),
      /** False: this server has no mail server. */
      isAvailable: z.boolean(),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const sendOfferMail = operation({
  id: "sendOfferMail",
  method: "POST",
  path: "/api/offers/:id/mails",
  summary: "Send an offer's PDF by e-mail; it leaves in a moment, and is tried again where it cannot",
  access: "offer.deal",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    to: mailAddress,
    /** Further recipients, seen by everybody who gets the letter: five in all (reliability.md T36). */
    cc: z.array(mailAddress).max(4).default([]),
    subject: oneLine,
    text: z.string().trim().min(1).max(10_000),
    /** Path of one of the offer's links, `/o/…`: its address is added below the text. */
    link: z
      .string()
      .regex(/^\/o\/[\w-]{20,100}$/)
      .optional(),
    copyToSelf: z.boolean().default(false),
  }),
  responses: {
    202: z.object({ mail: offerMail }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("incomplete", "pdf-pending", "offer-closed", "no-mail-server"),
    422: z.union([invalidRequest, refusal("unknown-link", "no-own-address")]),
    428: refusal("save-id-required"),
    429: refusal("too-many-attempts"),
  },
});

export const listOfferMails = operation({
  id: "listOfferMails",
  method: "GET",
  path: "/api/offers/:id/mails",
  summary: "Mails of an offer, newest first, and what became of them",
  access: "offer.deal",
  params: idParameter,
  responses: {
    200: z.object({ mails: z.array(offerMail) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});
