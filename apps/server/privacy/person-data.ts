import { packFiles } from "@stanza/codecs";
import type { Db } from "../db/pool.ts";
import type { FileStore } from "../files/file-store.ts";
import { readDocument } from "../projects/stored-document.ts";
import { consentsOf } from "./consents-of.ts";

type Row = Readonly<Record<string, unknown>>;

/** What else is a person's own, by the name that it has in their data. $1 is the person; secrets and their hashes are in none. */
const OWN: Readonly<Record<string, string>> = {
  sessions:
    "select how, agent, address, created_at, seen_at from session where user_id = $1 order by created_at",
  companyIdentities:
    "select issuer, subject, created_at from user_identity where user_id = $1 order by created_at",
  passkeys: "select name, created_at, used_at from passkey where user_id = $1 order by created_at",
  favourites: "select catalogue, article from favourite_article where user_id = $1 order by marked",
  drafts: "select key, kept_at from project_draft where user_id = $1 order by kept_at",
  notifications: "select kind, data, created_at, read_at from notification where user_id = $1 order by id",
  codesByMail:
    "select kind, email, name, consent, created_at, expires_at from account_code where user_id = $1 order by id",
  designs:
    "select kind, name, email, consent, created_at, expires_at from design_link where created_by = $1 order by id",
  comments: "select offer_id, text, at from offer_comment where user_id = $1 order by id",
  approvals:
    "select project_id, reason, note, requested_at from discount_approval where requested_by = $1 order by id",
  letters: "select kind, about, created_at, ended_at from outbox where created_by = $1 order by id",
  statusChanges:
    "select project_id, at, from_status, to_status from project_status_log where by_user = $1 order by id",
  changes: "select at, action, entity, entity_id, detail, ip from audit where user_id = $1 order by id",
};

/** Extensions of the files of projects, by media type. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
};

interface OwnedProject {
  readonly id: number;
  readonly shop_id: string;
  readonly doc_sha: Buffer;
}

/**
 * Everything that is kept about a person, as a ZIP (GDPR articles 15 and 20): `data.json`, and beside it the files of their projects.
 * Projects of a shop's own people are named, without their contents: those are the shop's and its clients'. Undefined: there is nobody.
 */
export async function personData(db: Db, files: FileStore, id: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<Row & { readonly kind: string }>(
    `select id, login, name, email, kind, language, seller_level, is_admin, created_at,
        (select coalesce(json_agg(h.code order by h.code), '[]') from user_shop us join shop h on h.id = us.shop_id
          where us.user_id = u.id) as shops
      from app_user u where id = $1 and erased_at is null`,
    [id],
  );
  const [account] = rows;
  if (!account) return undefined;
  const own: Record<string, readonly Row[]> = {};
  for (const [name, query] of Object.entries(OWN)) own[name] = (await db.query<Row>(query, [id])).rows;
  const archive = new Map<string, Uint8Array>();
  const projects = await projectsOf(db, files, id, account.kind !== "pro", archive);
  const consents = (await consentsOf(db, id)).answers;
  const data = { account, consents, ...own, projects };
  archive.set("data.json", Buffer.from(`${JSON.stringify(data, null, 2)}\n`));
  return Buffer.from(packFiles(archive));
}

async function projectsOf(
  db: Db,
  files: FileStore,
  person: string,
  isPrivate: boolean,
  archive: Map<string, Uint8Array>,
): Promise<readonly Row[]> {
  const { rows } = await db.query<OwnedProject & Row>(
    `select id, shop_id, doc_sha, description, status, customer_name, created_at, updated_at, deleted_at from project
      where owner_id = $1 and purged_at is null order by id`,
    [person],
  );
  const found: Row[] = [];
  for (const { shop_id, doc_sha, ...project } of rows) {
    if (!isPrivate) {
      const { customer_name: _, ...named } = project;
      found.push(named);
      continue;
    }
    const offers = await db.query<Row>(
      "select number, name, status, document, acceptance, created_at from offer where project_id = $1 order by id",
      [project.id],
    );
    const versions = await db.query<Row>(
      "select name, revision, created_at from project_version where project_id = $1 order by id",
      [project.id],
    );
    const document = JSON.parse(await readDocument(db, shop_id, doc_sha));
    found.push({ ...project, document, versions: versions.rows, offers: offers.rows });
    await addFiles(db, files, project.id, archive);
  }
  return found;
}

async function addFiles(
  db: Db,
  files: FileStore,
  project: number,
  archive: Map<string, Uint8Array>,
): Promise<void> {
  const { rows } = await db.query<{ name: string; media_type: string; sha: Buffer }>(
    `select id || ' ' || name as name, media_type, sha from attachment where project_id = $1
      union all select 'photo-' || row_number() over (order by added_at), media_type, sha from project_photo where project_id = $1
      union all select 'offer-' || number, 'application/pdf', pdf_sha from offer where project_id = $1 and pdf_sha is not null`,
    [project],
  );
  for (const { name, media_type, sha } of rows) {
    const bytes = await files.get(sha);
    const extension = EXTENSIONS[media_type];
    const whole = extension === undefined || name.endsWith(`.${extension}`) ? name : `${name}.${extension}`;
    // A name may hold what a path must not.
    if (bytes) archive.set(`project-${project}/${whole.replace(/[/\\:*?"<>|\p{Cc}]/gu, "_")}`, bytes);
  }
}
