import { z } from "zod";
import { address, personName } from "./designs.ts";
import { invalidRequest, noContent, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { percent } from "./percent.ts";
import { spokenLanguage } from "./spoken-language.ts";

const code = z.string().trim().min(1).max(60);

/** What a supervisor decides about somebody who signs in. */
const personSettings = z.object({
  name: personName,
  email: address,
  kind: z.enum(["pro", "customer"]),
  isAdmin: z.boolean(),
  /** 0 to 9; of people who sell nothing always 0. */
  sellerLevel: z.int().min(0).max(9),
  /** The largest discount without approval, a percentage; null: none is set. */
  discountLimit: percent.nullable(),
  language: spokenLanguage,
  /** Codes of the shops that the person works for, the one that they begin in first. */
  shops: z.array(code).max(200),
});
export type PersonSettings = z.output<typeof personSettings>;

/** As stored: accounts that were not made on screen may have less than it asks for. */
export const person = personSettings
  .extend({
    name: z.string(),
    email: z.string(),
    discountLimit: z.string().nullable(),
    id: z.uuid(),
    login: z.string(),
    isActive: z.boolean(),
    /** False: the invitation was not followed yet. */
    hasPassword: z.boolean(),
    /** Codes of an app, or passkeys. */
    hasSecondFactor: z.boolean(),
    /** When a page of theirs was last heard of; null: never, or so long ago that it was forgotten. */
    seenAt: z.iso.datetime().nullable(),
    /** Raised by every change. */
    rev: z.int(),
  })
  .meta({ id: "Person" });
export type Person = z.output<typeof person>;

const forbidden = refusal("forbidden");
const inPath = z.object({ person: z.uuid() });

export const listPeople = operation({
  id: "listPeople",
  method: "GET",
  path: "/api/people",
  summary: "The people who can sign in, in the order of their user ids; guests are none of them",
  access: "person.administer",
  query: z.object({
    search: z.string().max(200).optional(),
    show: z.enum(["active", "inactive", "all"]).default("active"),
    /** The user id after which the page begins. */
    after: z.string().max(200).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  }),
  responses: {
    200: z.object({ people: z.array(person), next: z.string().nullable() }),
    401: notSignedIn,
    403: forbidden,
    422: invalidRequest,
  },
});

const unknownShop = refusal("unknown-shop", "shop-required");

/** How the invited person learns of it: by mail, or by a link that the supervisor hands over where the site sends no mail. */
const invited = z.object({
  person,
  /** A path of this site, shown once; null: a mail was sent. */
  link: z.string().nullable(),
});

export const invitePerson = operation({
  id: "invitePerson",
  method: "POST",
  path: "/api/people",
  summary: "Makes an account for somebody and invites them to choose a password",
  access: "person.administer",
  body: personSettings.extend({ login: z.string().trim().min(2).max(200) }),
  responses: {
    201: invited,
    401: notSignedIn,
    403: forbidden,
    409: refusal("login-taken"),
    422: z.union([invalidRequest, unknownShop]),
  },
});

export const changePerson = operation({
  id: "changePerson",
  method: "PUT",
  path: "/api/people/:person",
  summary:
    "Changes somebody's settings, or closes and opens their account; a closed account's sessions end at once",
  access: "person.administer",
  params: inPath,
  body: personSettings.extend({
    isActive: z.boolean(),
    /** The `rev` that the change starts from. */
    rev: z.int(),
  }),
  responses: {
    200: person,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("changed-meanwhile", "own-account", "last-supervisor"),
    422: z.union([invalidRequest, unknownShop]),
  },
});

export const sendInvitation = operation({
  id: "sendInvitation",
  method: "POST",
  path: "/api/people/:person/invitation",
  summary: "Invites somebody once more to choose a password; links sent before end",
  access: "person.administer",
  params: inPath,
  responses: { 200: invited, 401: notSignedIn, 403: forbidden, 404: notFound, 409: refusal("not-active") },
});

export const resetSecondFactor = operation({
  id: "resetSecondFactor",
  method: "DELETE",
  path: "/api/people/:person/second-factor",
  summary:
    "Takes the second factor and the passkeys of somebody away who has lost them, and ends their sessions",
  access: "person.administer",
  params: inPath,
  responses: { 204: noContent, 401: notSignedIn, 403: forbidden, 404: notFound, 409: refusal("own-account") },
});

/** Something that was administered: who did what to whom. */
export const auditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    /** Empty: the service itself, or a command. */
    by: z.string(),
    action: z.string(),
    entity: z.enum(["user", "shop", "catalogue", "maintenance"]),
    /** The user id, the shop's or catalogue's code; empty where it has none. */
    about: z.string(),
    /** What changed, by the setting's name: before and after, as text. */
    changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = operation({
  id: "listAudit",
  method: "GET",
  path: "/api/audit",
  summary: "What was administered, newest first",
  access: "person.administer",
  query: z.object({
    /** The entry before which the page begins. */
    before: z.coerce.number<number | string>().int().positive().optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  }),
  responses: {
    200: z.object({ entries: z.array(auditEntry), next: z.int().nullable() }),
    401: notSignedIn,
    403: forbidden,
    422: invalidRequest,
  },
});
