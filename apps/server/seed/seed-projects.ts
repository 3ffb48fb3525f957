import { createHash } from "node:crypto";
import type { StoredProject } from "@stanza/codecs";
import type { FastifyInstance } from "fastify";
import type { Context } from "../operation/context.ts";
import { closeSession, hashOf, openSession, startingShop } from "../session/sessions.ts";
import { type SeedProject, seedDocument, seedProjects } from "./fixtures.ts";

/**
 * Adds the demo's projects that were never made, as their owners and through the server's own operations. A project that somebody has
 * changed or deleted stays that way.
 */
export async function seedProjectsOf(app: FastifyInstance, context: Context): Promise<void> {
  for (const project of seedProjects()) await addProject(app, context, project);
}

async function addProject(app: FastifyInstance, context: Context, project: SeedProject): Promise<void> {
  const { pool } = context;
  const owner = await userId(context, project.owner);
  const createId = stableId(project.file);
  const made = await pool.query("select from project where created_by = $1 and create_id = $2", [
    owner,
    createId,
  ]);
  const document = atCurrentVersions(seedDocument(project.file), context);
  const shop = owner && (await startingShop(pool, owner));
  if ((made.rowCount ?? 0) > 0 || !owner || !shop || !document) return;

  const token = await openSession(pool, owner, shop, { how: "seed", agent: "", address: "" });
  const created = await app.inject({
    method: "POST",
    url: "/api/projects",
    headers: { authorization: `Bearer ${token}`, "x-save-id": createId },
    payload: { description: document.des, document },
  });
  await closeSession(pool, hashOf(token));
  if (created.statusCode !== 201) throw new Error(`The project ${project.file} was refused: ${created.body}`);
  const { id } = created.json<{ summary: { id: number } }>().summary;
  const assigned = project.assignedTo === undefined ? null : await userId(context, project.assignedTo);
  await pool.query("update project set assigned_user_id = $2, status = coalesce($3, status) where id = $1", [
    id,
    assigned,
    project.status ?? null,
  ]);
}

/** The document pinned to the catalogue versions in use; `null` while one of its catalogues is missing. */
function atCurrentVersions(document: StoredProject, { catalogues }: Context): StoredProject | null {
  const history = document.history.map((entry) => ({
    ...entry,
    version: catalogues.current.get(entry.catalog)?.version ?? "",
  }));
  return history.every(({ version }) => version !== "") ? { ...document, history } : null;
}

async function userId({ pool }: Context, login: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>("select id from app_user where login = $1", [login]);
  return rows[0]?.id;
}

/** The same UUID for the same file, so that seeding twice makes one project. */
function stableId(file: string): string {
  const hex = createHash("sha256").update(`seed ${file}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
