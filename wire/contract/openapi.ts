import { z } from "zod";
import { mediaTypesOf, type Operation } from "./operation.ts";
import { operations } from "./operations.ts";

type Json = Readonly<Record<string, unknown>>;

/** The whole interface as OpenAPI 3.1. Schemas with an id become components. */
export function openApiDocument(): { openapi: string } & Json {
  const components: Record<string, Json> = {};
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of Object.values(operations) as Operation[]) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, components) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Stanza",
      version: "1",
      description: "Rooms, furniture, prices and offers. Amounts are decimal text, lengths millimetres.",
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-sid" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function describe(operation: Operation, components: Record<string, Json>): Json {
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: STATUS_WORDS[Number(status)] ?? "Refused",
      ...(status === "204" ? {} : { content: content(schema, components, "output") }),
    },
  ]);
  return {
    operationId: operation.id,
    summary: operation.summary,
    security: operation.access === "public" ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [
      ...parameters("path", operation.params, components),
      ...parameters("query", operation.query, components),
      ...parameters("header", operation.headers, components),
    ],
    ...(operation.body
      ? { requestBody: { required: true, content: content(operation.body, components, "input") } }
      : {}),
    responses: Object.fromEntries(responses),
  };
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: "Done",
  201: "Created",
  202: "Taken on as a job",
  204: "Done, nothing to say",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not there, or not yours",
  409: "Not in this state",
  412: "Changed by somebody else since",
  413: "Too large",
  422: "Not valid",
  428: "A header is missing",
  429: "Too often",
  503: "Not ready",
};

function content(schema: z.ZodType, components: Record<string, Json>, io: "input" | "output"): Json {
  const mediaTypes = mediaTypesOf(schema);
  if (mediaTypes) return Object.fromEntries(mediaTypes.map((type) => [type, {}]));
  return { "application/json": { schema: jsonSchema(schema, components, io) } };
}

function parameters(
  place: "path" | "query" | "header",
  schema: z.ZodType | undefined,
  components: Record<string, Json>,
): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, components, "output") as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // A default makes it optional to send, though it is always there afterwards.
    required: place === "path" || (required.includes(name) && !("default" in property)),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, components: Record<string, Json>, io: "input" | "output"): Json {
  const { $schema, $defs, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [id, definition] of Object.entries($defs ?? {})) components[id] = point(definition);
  const { id } = made;
  if (typeof id !== "string") return point(made);
  components[id] = point(made);
  return { $ref: `#/components/schemas/${id}` };
}

/** References to definitions become references to components; an id is the component's name and not said again. */
function point(schema: Json): Json {
  const { id: _id, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
