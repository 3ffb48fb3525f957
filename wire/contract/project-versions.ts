import { versionName } from "@stanza/project";
import { z } from "zod";
import {
  binary,
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
  repeatableRequest,
  staleAnswers,
  startsFromRevision,
} from "./operation.ts";
import { openedProject, storedDocument } from "./projects.ts";

/** A version's name as somebody types it; kept without space around it. */
const typedName = z
  .string()
  .max(1000)
  .transform((typed, faults) => {
    const name = versionName(typed);
    if (name !== null) return name;
    faults.addIssue({ code: "custom", message: "expected a name of 1 to 100 characters" });
    return z.NEVER;
  });

/** A state of a project that somebody has given a name. */
export const projectVersion = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The revision that it is; its document never changes. */
    revision: z.int(),
    at: z.iso.datetime(),
    /** Who named it; empty: a guest. */
    by: z.string(),
    /** Articles in it. */
    rows: z.int(),
    currency: z.string(),
    /** What this person reads as its total, decimal text; null: the terms allow none. */
    payable: z.string().nullable(),
    /** True: kept by itself, before another version was restored. */
    isAutomatic: z.boolean(),
  })
  .meta({ id: "ProjectVersion" });
export type ProjectVersion = z.output<typeof projectVersion>;

const versionParameters = idParameter.extend({
  version: z.coerce.number<number | string>().int().positive(),
});

export const getProjectOriginal = operation({
  id: "getProjectOriginal",
  method: "GET",
  path: "/api/projects/:id/original",
  summary:
    "The stored document as a file, byte for byte as it was saved, also where no part of this program can read it",
  access: "project.read",
  params: idParameter,
  responses: { 200: binary("application/json"), 401: notSignedIn, 404: notFound },
});

export const listProjectVersions = operation({
  id: "listProjectVersions",
  method: "GET",
  path: "/api/projects/:id/versions",
  summary: "The named versions of a project, newest first; there are at most a hundred",
  access: "project.read",
  params: idParameter,
  responses: { 200: z.object({ versions: z.array(projectVersion) }), 401: notSignedIn, 404: notFound },
});

export const saveProjectVersion = operation({
  id: "saveProjectVersion",
  method: "POST",
  path: "/api/projects/:id/versions",
  summary: "Give a saved state of a project a name; repeated with the same save id it is named once",
  access: "project.save",
  params: idParameter,
  headers: repeatableRequest,
  body: z.object({
    name: typedName,
    /** The revision that the person sees. */
    revision: z.int().positive(),
  }),
  responses: {
    201: z.object({ version: projectVersion }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("save-id-used", "name-taken", "too-many-versions"),
    422: invalidRequest,
  },
});

export const getProjectVersion = operation({
  id: "getProjectVersion",
  method: "GET",
  path: "/api/projects/:id/versions/:version",
  summary: "A version of a project with its document",
  access: "project.read",
  params: versionParameters,
  responses: {
    200: z.object({ version: projectVersion, document: storedDocument }),
    401: notSignedIn,
    404: notFound,
  },
});

export const getProjectRevision = operation({
  id: "getProjectRevision",
  method: "GET",
  path: "/api/projects/:id/revisions/:revision",
  summary: "The document of a saved state of a project, from which somebody else's later one is told apart",
  access: "project.read",
  params: idParameter.extend({ revision: z.coerce.number<number | string>().int().positive() }),
  responses: { 200: z.object({ document: storedDocument }), 401: notSignedIn, 404: notFound },
});

export const restoreProjectVersion = operation({
  id: "restoreProjectVersion",
  method: "POST",
  path: "/api/projects/:id/restore",
  summary:
    "Make a version, named as it is called, the project's newest state: nothing is overwritten. Repeated with the same save id it is restored once",
  access: "project.save",
  params: idParameter,
  headers: startsFromRevision.extend(repeatableRequest.shape),
  body: z.object({
    name: typedName,
    /** The name under which the state before is kept, where it has none yet; taken: it gets a number. Absent: it is only a revision. */
    keepAs: typedName.optional(),
  }),
  responses: {
    200: openedProject.extend({
      /** The name under which the state before was kept now; null: it had one, or none was wished. */
      kept: z.string().nullable(),
    }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("save-id-used", "too-many-versions"),
    412: staleAnswers[412],
    422: invalidRequest,
    428: refusal("revision-required", "save-id-required"),
  },
});

export const deleteProjectVersion = operation({
  id: "deleteProjectVersion",
  method: "DELETE",
  path: "/api/projects/:id/versions/:version",
  summary: "Take the name of a version away; what was saved stays",
  access: "project.save",
  params: versionParameters,
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
  },
});
