import { z } from "zod";
import {
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

const text = (most: number) => z.string().trim().max(most);

const address = z.object({
  street: text(200),
  postalCode: text(20),
  city: text(120),
  county: text(120),
  country: text(120),
  /** ISO 3166, two letters; empty where unknown. */
  countryCode: z.string().regex(/^(?:[A-Z]{2})?$/),
});

/** A person or company as offers are made out to them. */
const person = z.object({
  firstName: text(120),
  lastName: text(120),
  email: text(200),
  phone: text(60),
  vatNumber: text(40),
  address,
});

const business = z.object({
  name: text(200),
  agency: text(200),
  street: text(200),
  city: text(120),
  postalCode: text(20),
  nation: text(120),
  phone: text(60),
  iban: text(42),
  bic: text(11),
  abi: text(10),
  cab: text(10),
  cin: text(4),
  account: text(30),
  fiscalCode: text(16).optional(),
  recipientCode: text(7).optional(),
  certifiedEmail: text(200).optional(),
});

/** The data that are kept of a customer, and copied into a project that is assigned to them. */
export const customerDetails = z.object({
  customer: person,
  business: business.optional(),
  /** Absent: to the customer's own address. */
  shipping: address.optional(),
});
export type CustomerDetails = z.output<typeof customerDetails>;

export const customerRecord = customerDetails
  .extend({
    id: z.int(),
    /** Unique in the shop; a project names its customer by it (`customercod`). */
    code: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "CustomerRecord" });
export type CustomerRecord = z.output<typeof customerRecord>;

/** A customer needs a name, or the name of a business. */
const nameRequired = refusal("name-required");

export const listCustomers = operation({
  id: "listCustomers",
  method: "GET",
  path: "/api/customers",
  summary: "The shop's customers, by part of a name, e-mail, phone, place or by code; changed last first",
  access: "customer.keep",
  query: z.object({
    search: z.string().max(200).optional(),
    /** `next` of the page before. */
    cursor: z.string().max(4000).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({ customers: z.array(customerRecord), next: z.string().nullable() }),
    400: refusal("invalid-cursor"),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const createCustomer = operation({
  id: "createCustomer",
  method: "POST",
  path: "/api/customers",
  summary: "Add a customer to the shop's register",
  access: "customer.keep",
  body: customerDetails,
  responses: {
    201: customerRecord,
    401: notSignedIn,
    403: refusal("forbidden"),
    422: z.union([invalidRequest, nameRequired]),
  },
});

export const updateCustomer = operation({
  id: "updateCustomer",
  method: "PUT",
  path: "/api/customers/:id",
  summary: "Change what is kept of a customer; projects keep what they were made with",
  access: "customer.keep",
  params: idParameter,
  body: customerDetails,
  responses: {
    200: customerRecord,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: z.union([invalidRequest, nameRequired]),
  },
});

export const getCustomerTraces = operation({
  id: "getCustomerTraces",
  method: "GET",
  path: "/api/customers/:id/traces",
  summary:
    "What the shop has of a customer: the projects that name their code or e-mail, and what of it has to stay",
  access: "customer.erase",
  params: idParameter,
  responses: {
    200: z.object({
      projects: z.array(z.object({ id: z.int(), description: z.string(), status: z.string() })),
      /** Offers that were neither accepted nor ordered; they go. */
      offers: z.int(),
      /** Offers that stay as records of the shop, without the person. */
      records: z.int(),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const eraseCustomer = operation({
  id: "eraseCustomer",
  method: "POST",
  path: "/api/customers/:id/erase",
  summary:
    "Erase a customer who asks for it: the entry of the register, their projects and offers; what the law keeps stays without the person",
  access: "customer.erase",
  params: idParameter,
  /** As many as were shown: with more of them somebody has to look again. */
  body: z.object({ projects: z.int().min(0) }),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("changed-meanwhile"),
  },
});
