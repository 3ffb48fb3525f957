import { z } from "zod";
import { idParameter, notFound, notSignedIn, operation } from "./operation.ts";

export const meetOthers = operation({
  id: "meetOthers",
  method: "POST",
  path: "/api/projects/:id/presence",
  summary:
    "Say that this page shows the project, or does so no more; answers who else has it open, and its newest revision",
  access: "project.read",
  params: idParameter,
  body: z.object({
    /** Of the page: two tabs of one person are two. */
    tab: z.uuid(),
    leaves: z.boolean().optional(),
  }),
  responses: {
    200: z.object({
      /** Names of the other people, each once, in alphabetical order. */
      others: z.array(z.string()),
      revision: z.int(),
    }),
    401: notSignedIn,
    404: notFound,
  },
});
