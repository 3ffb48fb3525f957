import { z } from "zod";
import { attachment } from "./attachments.ts";
import {
  idParameter,
  invalidRequest,
  languageTag,
  notFound,
  notSignedIn,
  operation,
  refusal,
  repeatableRequest,
} from "./operation.ts";

const words = z.record(z.string(), z.string());

/** A report of the deployment's print server, with what may be switched on and off in it. */
export const report = z
  .object({
    name: z.string(),
    description: words,
    saveAs: z.string(),
    parameters: z.array(z.object({ name: z.string(), description: words, selected: z.boolean() })),
  })
  .meta({ id: "Report" });
export type Report = z.output<typeof report>;

export const listReports = operation({
  id: "listReports",
  method: "GET",
  path: "/api/reports",
  summary: "The reports of the print server and the page where they are designed; none where none is kept",
  access: "user",
  responses: {
    200: z.object({ reports: z.array(report), designer: z.url().nullable() }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const createReport = operation({
  id: "createReport",
  method: "POST",
  path: "/api/projects/:id/reports",
  summary: "Have the print server make a report of the saved project, and keep it with the project's files",
  access: "report.make",
  params: idParameter,
  headers: repeatableRequest,
  body: z.object({
    name: z.string().min(1).max(80),
    /** Those that are not named are as they are configured. */
    parameters: z.array(z.object({ name: z.string().max(60), selected: z.boolean() })).max(50),
    language: languageTag.optional(),
  }),
  responses: {
    201: attachment,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("too-many", "save-id-used"),
    422: z.union([invalidRequest, refusal("no-such-report", "no-such-parameter", "invalid-terms")]),
    /** The print server gave no report; the message says what happened, without its address. */
    502: refusal("unreachable", "time-out", "too-large", "bad-answer"),
  },
});
