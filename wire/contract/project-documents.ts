import { z } from "zod";
import {
  binary,
  idParameter,
  invalidRequest,
  languageTag,
  notFound,
  notSignedIn,
  operation,
} from "./operation.ts";

export const printConfigurationSheet = operation({
  id: "printConfigurationSheet",
  method: "GET",
  path: "/api/projects/:id/configuration-sheet",
  summary: "The effective configuration sheet as a PDF: every row with every value and where it came from",
  access: "project.read",
  params: idParameter,
  query: z.object({
    language: languageTag.optional(),
    /** Lengths as the shop has them, unless said otherwise. */
    lengths: z.enum(["mm", "in"]).default("mm"),
    /** `deviations`: only the variants that differ from the models' headers. */
    only: z.enum(["deviations"]).optional(),
  }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});

export const printDrawingSheets = operation({
  id: "printDrawingSheets",
  method: "GET",
  path: "/api/projects/:id/drawing-sheets",
  summary: "Chosen views of a project as a PDF, a sheet each, true to scale, with a title block",
  access: "project.read",
  params: idParameter,
  query: z.object({
    /** `plan`, `worktops`, `services` (a sheet for each wall that has some), `picture` and ids of walls, in the order of the sheets, with commas between. */
    views: z.string().min(1).max(8000),
    paper: z.enum(["a4", "a3", "us-letter", "us-tabloid"]).default("a4"),
    /** 50 means 1:50; absent: each view as large as its sheet takes it. */
    scale: z.coerce.number().int().min(1).max(10_000).optional(),
    /** Degrees clockwise from up; absent: no arrow. */
    north: z.coerce.number().min(-360).max(360).optional(),
    language: languageTag.optional(),
  }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});
