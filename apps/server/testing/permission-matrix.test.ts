import { type OperationId, operations } from "@stanza/contract";
import { mayEver, needsOf, type ProjectStatus, ROLES, type Role, reachOf, roleOf } from "@stanza/project";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, MISSING, makeThings, type Things, WITH_ID } from "./matrix-things.ts";
import { type Person, startTestServer, type TestServer } from "./test-server.ts";

/** Whose the thing is that somebody asks for. */
const RELATIONS = ["own", "assigned", "of the shop", "of another shop", "missing"] as const;
type Relation = (typeof RELATIONS)[number];
/** An open status, the one that may be offered though it is read-only, and one from the order on. */
const STATUSES: readonly ProjectStatus[] = ["sellerDesign", "approved", "ordered"];

let stanza: TestServer;
let things: Things;
let people: Readonly<Record<Role, Person | null>>;
/** Somebody else of each type, so that nothing of theirs is anybody's by chance. */
let stranger: Person;

beforeAll(async () => {
  const shares = { CUCINA: { standard: ["50"] } };
  const purchase = { visibleFrom: 1, shops: { MILANO: shares, ZUERICH: shares } };
  stanza = await startTestServer({
    site: { guestsmaysave: true },
    files: { "purchase.json": JSON.stringify(purchase) },
  });
  things = await makeThings(stanza);
  people = {
    nobody: null,
    guest: await stanza.guest(),
    customer: await stanza.as("customer.milano"),
    seller: await stanza.as("dealer.milano"),
    manager: await stanza.as("seller.milano"),
    supervisor: await stanza.as("supervisor.milano"),
  };
  stranger = await stanza.as("customer.zuerich");
  const { pool } = stanza.server.context;
  // Documents and files are kept by shop: the project can be moved to and fro where both have them.
  for (const table of ["project_doc", "blob"])
    await pool.query(`insert into ${table} select s.id, ${await otherColumns(table)} from ${table} t cross join shop s
      where s.code in ('MILANO', 'ZUERICH') on conflict do nothing`);
  for (const table of ["attachment", "session", "passkey", "project_version"])
    await pool.query(`create table kept_${table} as select * from ${table}`);
}, 120_000);
afterAll(() => stanza.close());

async function otherColumns(table: string): Promise<string> {
  const { rows } = await stanza.server.context.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = $1 and column_name <> 'shop_id' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => `t.${name}`).join(", ");
}

/** Makes everything that there is a person's, their shop's or somebody else's, and gives back what was taken away. */
async function give(person: Person | null, relation: Relation, status: ProjectStatus): Promise<void> {
  const { pool } = stanza.server.context;
  const me = person?.profile.userId ?? stranger.profile.userId;
  const they = stranger.profile.userId;
  const owner = relation === "own" ? me : they;
  const shop = relation === "of another shop" ? "ZUERICH" : "MILANO";
  const run = (text: string, ...values: unknown[]) => pool.query(text, values);
  await run(
    `update project set owner_id = $2, assigned_user_id = $3, status = $4, crm_order = '', deleted_at = null,
      shop_id = (select id from shop where code = $5) where id = $1`,
    things.project,
    owner,
    relation === "assigned" ? me : null,
    status,
    shop,
  );
  await run(
    `update project set owner_id = $2, assigned_user_id = $3, status = $4, deleted_at = now(),
      shop_id = (select id from shop where code = $5) where id = $1`,
    things.binned,
    owner,
    relation === "assigned" ? me : null,
    status,
    shop,
  );
  for (const table of ["customer", "job", "discount_approval", "outbox", "order_file", "attachment", "offer"])
    await run(`update ${table} set shop_id = (select id from shop where code = $1)`, shop);
  for (const table of ["attachment", "session", "passkey", "project_version"])
    await run(`insert into ${table} select * from kept_${table} where id not in (select id from ${table})`);
  await run("update attachment set shop_id = (select id from shop where code = $1)", shop);
  await run("update job set created_by = $1", owner);
  await run("update discount_approval set requested_by = $1, status = 'pending'", they);
  await run(
    "update notification set user_id = $1, deleted_at = null where id = $2",
    owner,
    things.notification,
  );
  await run("update design_link set created_by = $1, revoked_at = null where id = $2", owner, things.design);
  await run("update session set user_id = $1 where id = $2", owner, things.session);
  await run("update passkey set user_id = $1 where id = $2", owner, things.passkey);
  await run("update offer_link set revoked_at = null where id = $1", things.link);
}

/** What the matrix says of a cell: the status of the refusal, or `allowed`. */
function expected(id: OperationId, role: Role, relation: Relation, status: ProjectStatus): string {
  const { access } = operations[id];
  const reach = reachOf(access, role);
  if (reach === "-") return role === "nobody" ? "401" : "403";
  if (relation === "missing") return "404";
  if (!isReached()) return isSeen() ? "403" : "404";
  return needsOf(access).every((need) => isMet(need)) ? "allowed" : "403";

  function isReached(): boolean {
    if (relation === "of another shop") return role === "supervisor" && reach === "shop";
    if (relation === "of the shop") return reach === "shop";
    // Nothing but projects is assigned.
    return reach === "shop" || relation === "own" || thingsOfProject.has(WITH_ID[id]?.thing ?? "project");
  }
  /** That a thing exists is no secret of whoever may read it. */
  function isSeen(): boolean {
    const isOfProject = thingsOfProject.has(WITH_ID[id]?.thing ?? "project");
    return isOfProject && relation === "of the shop" && reachOf("project.read", role) === "shop";
  }
  function isMet(need: ReturnType<typeof needsOf>[number]): boolean {
    const isLocked = status !== "sellerDesign" && !["manager", "supervisor"].includes(role);
    if (need === "unlocked") return !isLocked;
    if (need === "unlockedOrApproved") return !isLocked || status === "approved";
    if (need === "notOrdered") return status !== "ordered" || role === "supervisor";
    return true;
  }
}
const thingsOfProject: ReadonlySet<string> = new Set([
  "project",
  "binned",
  "offer",
  "job",
  "render",
  "link",
  "delivery",
  "order",
]);

const outcome = ({ status }: { readonly status: number }) =>
  status === 401 || status === 403 || status === 404 || status >= 500 ? `${status}` : "allowed";

const ids = Object.keys(WITH_ID) as OperationId[];

const said = new Map<string, string>();
/** What a person is told of a thing that nobody has; asked once. */
async function missingSaid(role: Role, id: OperationId): Promise<string> {
  const key = `${role} ${id}`;
  const known = said.get(key) ?? (await ask(stanza, id, MISSING, people[role]?.token ?? null)).body;
  said.set(key, known);
  return known;
}

const DEPENDS_ON_STATUS = ids.filter((id) =>
  needsOf(operations[id].access).some((need) => need !== "saving"),
);

describe("[AU-01] [AU-08] the permission matrix", () => {
  test("every operation with an id is asked", () => {
    const withId = Object.values(operations).filter(({ path }) => path.includes(":id"));
    expect(withId.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  test("the people have the roles whose columns they stand for", () => {
    for (const role of ROLES) {
      const profile = people[role]?.profile;
      const actor = profile && {
        userId: profile.userId,
        type: profile.kind,
        supervisor: profile.isAdmin,
        sellerLevel: profile.sellerLevel,
        shops: [],
      };
      expect(roleOf(actor ?? null)).toBe(role);
    }
  });

  const cells = ROLES.flatMap((role) =>
    RELATIONS.filter((relation) => role !== "nobody" || relation === "of the shop").flatMap((relation) =>
      STATUSES.map((status) => [role, relation, status] as const),
    ),
  );
  test.each(cells)("%s asks for things that are %s, the project being %s", async (role, relation, status) => {
    const person = people[role];
    await give(person, relation, status);
    const asked = relation === "missing" ? MISSING : things;
    const wrong: string[] = [];
    for (const id of status === "sellerDesign" ? ids : DEPENDS_ON_STATUS) {
      const answer = await ask(stanza, id, asked, person?.token ?? null);
      const wanted = expected(id, role, relation, status);
      if (outcome(answer) !== wanted)
        wrong.push(`${id}: ${outcome(answer)}, not ${wanted}: ${answer.body.slice(0, 120)}`);
      // What is not yours and what does not exist are told apart by nothing.
      if (wanted === "404" && relation !== "missing" && (await missingSaid(role, id)) !== answer.body)
        wrong.push(`${id}: tells a foreign thing from a missing one`);
    }
    expect(wrong).toEqual([]);
  });

  test("every operation without an id has the gate of its row", async () => {
    const wrong: string[] = [];
    // The last one ends the sessions by which the others are asked.
    const { signOutEverywhere, ...others } = operations;
    for (const { id, access, path, method } of [...Object.values(others), signOutEverywhere]) {
      if (path.includes(":id") || access === "public") continue;
      for (const role of ROLES) {
        const person = people[role];
        // A body that is none: whoever passes the gate is refused for that, and nothing is done.
        const response = await fetch(stanza.server.url + path.replace(/:\w+/g, "x"), {
          method,
          headers: person ? { authorization: `Bearer ${person.token}` } : { "x-csrf": "1" },
        });
        const { error } = response.ok ? { error: "" } : ((await response.json()) as { error: string });
        const isGate = (response.status === 403 && error === "forbidden") || response.status === 401;
        const passes = reachOf(access, role) !== "-";
        if (isGate === passes) wrong.push(`${id} as ${role}: ${response.status} ${error}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("nobody without a session does anything but what is public", () => {
    const open = Object.values(operations).filter(({ access }) => mayEver(access, null));
    expect(open.every(({ access }) => access === "public")).toBe(true);
  });
});
