import { z } from "zod";
import { delivery } from "./deliveries.ts";
import { idParameter, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** One time that a project or an offer of it was handed to the CRM. */
export const crmUpload = z
  .object({
    id: z.int(),
    revision: z.int(),
    /** null: the project itself, which had no offer of this revision. */
    offerNumber: z.string().nullable(),
    /** The CRM's order, once it has answered; empty until then. */
    order: z.string(),
    delivery,
  })
  .meta({ id: "CrmUpload" });
export type CrmUpload = z.output<typeof crmUpload>;

export const getCrm = operation({
  id: "getCrm",
  method: "GET",
  path: "/api/projects/:id/crm",
  summary: "The CRM order that a project is linked to, and what was handed to the CRM, newest first",
  access: "crm.use",
  params: idParameter,
  responses: {
    200: z.object({
      /** False: this deployment has no CRM to hand anything to; links by hand work all the same. */
      isAvailable: z.boolean(),
      /** Empty: none. */
      order: z.string(),
      uploads: z.array(crmUpload),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const uploadCrm = operation({
  id: "uploadCrm",
  method: "POST",
  path: "/api/projects/:id/crm-uploads",
  summary:
    "Hand a project to the CRM: its accepted offer, else its newest one of what is saved, else itself; tried again where it cannot leave",
  access: "crm.use",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  responses: {
    202: z.object({ upload: crmUpload }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("no-crm", "incomplete", "approval-needed", "already-waiting"),
    422: z.union([invalidRequest, refusal("invalid-terms", "promotion-refused")]),
    428: refusal("save-id-required"),
    502: refusal("promotions-unavailable"),
  },
});

export const getCrmOrder = operation({
  id: "getCrmOrder",
  method: "GET",
  path: "/api/projects/:id/crm-order",
  summary: "What the CRM says of the order that a project is linked to, asked for now",
  access: "crm.use",
  params: idParameter,
  responses: {
    200: z.object({
      order: z.string(),
      /** In the CRM's own words; empty: it says none. */
      state: z.string(),
      /** Page of the order in the CRM, http or https; null: it gives none. */
      link: z.string().nullable(),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("no-crm", "not-linked", "unknown-order"),
    503: refusal("crm-unavailable"),
  },
});
