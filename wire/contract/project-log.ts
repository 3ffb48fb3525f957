import { z } from "zod";
import { idParameter, invalidRequest, notFound, notSignedIn, operation } from "./operation.ts";
import { projectStatus } from "./projects.ts";

const happened = {
  at: z.iso.datetime(),
  /** The name of who did it; empty: a guest, or the service itself. */
  by: z.string(),
};

/** Something that happened to a project. */
export const projectLogEntry = z
  .discriminatedUnion("kind", [
    z.object({
      ...happened,
      kind: z.literal("saved"),
      /** When the first of these saves was, which lie within half an hour of each other. */
      from: z.iso.datetime(),
      /** How many; all by one person. */
      count: z.int().positive(),
      /** The project began with them. */
      isFirst: z.boolean(),
    }),
    z.object({
      ...happened,
      kind: z.literal("status"),
      from: projectStatus,
      to: projectStatus,
      /** Who was to go on with it; empty: nobody was named. */
      assignedTo: z.string(),
      /** A word to that person, for the shop's own people; empty: none. */
      note: z.string(),
    }),
    z.object({
      ...happened,
      kind: z.literal("offer"),
      offerId: z.int(),
      number: z.string(),
      payable: z.string(),
      currency: z.string(),
    }),
    z.object({
      ...happened,
      kind: z.literal("version"),
      what: z.enum(["named", "restored", "removed"]),
      /** The version's name; empty: it has been erased. */
      name: z.string(),
      /** Code of the shop in which the person worked; empty: not known. */
      shop: z.string(),
    }),
    z.object({
      ...happened,
      kind: z.literal("bin"),
      /** The project was put into the bin, or came back from there. */
      what: z.enum(["deleted", "restored"]),
      shop: z.string(),
    }),
  ])
  .meta({ id: "ProjectLogEntry" });
export type ProjectLogEntry = z.output<typeof projectLogEntry>;

export const getProjectLog = operation({
  id: "getProjectLog",
  method: "GET",
  path: "/api/projects/:id/log",
  summary:
    "What has happened to a project, newest first: saves, changes of its status, offers, versions, deleting and restoring",
  access: "project.read",
  params: idParameter,
  query: z.object({
    /** Only what was before this moment; absent: from the newest. */
    before: z.iso.datetime().optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  }),
  responses: {
    200: z.object({
      entries: z.array(projectLogEntry),
      /** The `before` of the next page; null: this was the last. */
      next: z.iso.datetime().nullable(),
    }),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});
