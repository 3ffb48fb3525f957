import type { Action } from "@stanza/project";
import { z } from "zod";

/** One HTTP operation as data: the server mounts it, the client calls it, OpenAPI describes it. */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path with `:name` placeholders. */
  readonly path: string;
  readonly summary: string;
  /** The row of the permission matrix that says who may call it, and for whose things. */
  readonly access: Action;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Names in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** The answers by status. Every status that a caller has to distinguish is here; any other is unexpected. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** Declares an operation and keeps its exact type. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

/** A refused request: `error` is one of the codes the operation names, `message` is English for logs and developers. */
export function refusal<const Code extends string>(...codes: readonly [Code, ...Code[]]) {
  return z.object({ error: z.enum(codes), message: z.string(), details: z.unknown().optional() });
}

/** An answer without a body. */
export const noContent = z.undefined();

/** A fault of a document: its place as a path such as `rows.3.erp.0.qt`, and a sentence. */
export const documentProblem = z.object({ path: z.string(), message: z.string() });

/** 401 of every operation that needs a session. */
export const notSignedIn = refusal("not-signed-in");

/** 404 for a thing that does not exist and, with the same words, for one that belongs to another person. */
export const notFound = refusal("not-found");

/** 422 of an operation whose input has the wrong shape. */
export const invalidRequest = z.object({
  error: z.literal("invalid-request"),
  message: z.string(),
  details: z.array(documentProblem),
});

/**
 * A value whose shape is a TypeScript type of the domain: it passes by reference and untouched, so that unknown fields, key order and with
 * them the content hash survive.
 *
 * shape  the schema that it has to satisfy; absent: it is checked by the domain
 */
export function domainValue<T>(id: string, description: string, shape?: z.ZodType): z.ZodType<T, T> {
  return z
    .custom<T>((value) => typeof value === "object" && value !== null, `expected ${id}`)
    .superRefine((value, faults) => {
      for (const { path, message } of shape?.safeParse(value).error?.issues.slice(0, 20) ?? [])
        faults.addIssue({ code: "custom", path: [...path], message });
    })
    .meta({ id, description, type: "object", additionalProperties: true });
}

/** A language as BCP 47 writes it, e.g. `it` or `de-CH`; anything else would fail in every formatter. */
export const languageTag = z
  .string()
  .max(10)
  .refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, "expected a language");

declare const binaryBrand: unique symbol;
/** Marks a body that is bytes: a `Blob` for the client, bytes for the server. */
export interface Binary {
  readonly [binaryBrand]: true;
}

/** Bytes of one of `mediaTypes`. */
export function binary(...mediaTypes: readonly string[]): z.ZodType<Binary, Binary> {
  return z.custom<Binary>().meta({ type: "string", format: "binary", mediaTypes });
}

/** The media types of a binary schema; absent: JSON. */
export function mediaTypesOf(schema: z.ZodType | undefined): readonly string[] | undefined {
  return schema?.meta()?.mediaTypes as readonly string[] | undefined;
}

/** Headers of a request with an id of its own: repeated with the same one, it is done once and answers the same again. */
export const repeatableRequest = z.looseObject({ "x-save-id": z.uuid().optional() });

/** Headers of a change that starts from a revision of a project, which stands in quotes. */
export const startsFromRevision = z.looseObject({ "if-match": z.string().max(40).optional() });

/** The answers to a change whose revision is missing or is no longer the last. */
export const staleAnswers = {
  412: z.object({
    error: z.literal("stale-revision"),
    message: z.string(),
    details: z.object({ current: z.int(), by: z.string(), at: z.iso.datetime() }),
  }),
  428: refusal("revision-required"),
};

/** A positive integer in the path. */
export const idParameter = z.object({ id: z.coerce.number<number | string>().int().positive() });
