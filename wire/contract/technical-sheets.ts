import { TECHNICAL_FORMATS, TECHNICAL_SHEETS } from "@stanza/codecs";
import { z } from "zod";
import {
  binary,
  idParameter,
  invalidRequest,
  languageTag,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

export const getTechnicalSheet = operation({
  id: "getTechnicalSheet",
  method: "GET",
  path: "/api/projects/:id/technical-sheets/:sheet",
  summary:
    "Bill of materials, cut list, fittings or other pieces of a project as a file; for professionals of the shop and supervisors",
  access: "sheet.read",
  params: idParameter.extend({ sheet: z.enum(TECHNICAL_SHEETS) }),
  query: z.object({
    format: z.enum(TECHNICAL_FORMATS).default("pdf"),
    language: languageTag.optional(),
  }),
  responses: {
    200: binary(
      "application/pdf",
      "text/csv",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: invalidRequest,
  },
});
