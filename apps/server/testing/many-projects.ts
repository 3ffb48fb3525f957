import pg from "pg";

/** Fills a database with shops of many projects, offers and customers for measurements, in seconds. */
export interface ManyProjects {
  /** Adds to the demo's first shop until it has so many. */
  grow(count: number): Promise<void>;
  /** The least that a question to the database takes. */
  selectOne(): Promise<unknown>;
  close(): Promise<void>;
}

/** Ten shops of ten thousand projects stand beside the one that grows. */
export async function openManyProjects(databaseUrl: string): Promise<ManyProjects> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Foreign keys are not checked: what is made here is right, and gone with its database.
  await client.query("set session_replication_role = replica");
  await client.query(`insert into shop (id, site_id, code, name, language, country, currency, document_type)
    select 'many:' || n, site_id, 'MANY' || n, 'Shop ' || n, language, country, currency, document_type
    from shop, generate_series(1, 10) n where code = 'MILANO'`);
  for (let n = 1; n <= 10; n++) await client.query(PROJECTS, [`many:${n}`, 1, 10_000]);
  let there = 0;
  return {
    async grow(count) {
      const { rows } = await client.query<{ id: string }>("select id from shop where code = 'MILANO'");
      const values = [rows[0]?.id, there + 1, count];
      for (const statement of [PROJECTS, OFFERS, CUSTOMERS])
        await client.query(statement, statement === OFFERS ? [values[0]] : values);
      there = count;
      await client.query("vacuum (analyze) project, project_revision, offer, customer");
    },
    selectOne: () => client.query("select 1"),
    close: () => client.end(),
  };
}

/** Names of six thousand families, some with accents; every eighth project has no customer, every fourth a CRM order. */
const NAMES = `lateral (select
    (array['Ro','Bian','Ver','Fer','Espo','Roma','Colo','Mar','Gre','Bru','Gal','Cos','Fon','Rizz','Mor','Conti','De Lu','Barb','Lomb','Gio'])[1 + (n * 13) % 20]
    || (array['ssi','chi','di','rari','sito','no','mbo','tini','co','netti','lo','ta','tana','o','etti','ni','ca','ieri','ardi','rdano'])[1 + (n * 7 / 20) % 20]
    || (array['','n','lli','r','ti','ni','cci','là','ù','ò','è','sen','mann','s','ez','ov'])[1 + (n / 400) % 16] as family,
    (array['Anna','Marco','Giulia','Luca','Sara','Paolo','José','Zoë','Jürgen','Chloé','Müge','Ingrid'])[1 + n % 12] as first) name`;
const DEALER = "(select id from app_user where login = 'dealer.milano')";

const PROJECTS = `with made as (
    insert into project (shop_id, id, owner_id, description, status, customer_name, currency, total, payable, price_date, revision, doc_sha,
      created_by, updated_at, updated_by, crm_order)
    select $1, nextval('project_id'), d.id,
      (array['Cucina','Kitchen','Küche','Bagno','Armadio','Living','Wohnzimmer','Camera','Cabina','Ufficio'])[1 + n % 10] || ' ' || name.family
        || case when n % 3 = 0 then ' ' || (array['attico','piano terra','Neubau','casa al mare','loft'])[1 + n / 3 % 5] else '' end,
      (array['sellerDesign','sellerDesign','sellerDesign','offer','offer','offer','awaitingOrder','ordered','ordered','inProduction','shipped',
        'delivered','delivered','delivered','suspended','rejected'])[1 + (n * 7 + n / 16) % 16],
      case when n % 8 = 0 then '' else name.family || ' ' || name.first end, 'EUR', 1000 + n % 20000, 1220 + n % 24000, date '2026-11-01', 1,
      '\\x01', d.id, timestamptz '2026-11-20' - n * interval '7 minutes', d.id, case when n % 4 = 0 then 'C' || n else '' end
    from generate_series($2::int, $3::int) n, ${DEALER} d, ${NAMES} returning *)
  insert into project_revision (shop_id, project_id, revision, doc_sha, totals, saved_at, saved_by, status)
  select shop_id, id, 1, doc_sha, '{"currency":"EUR","gross":"1000","retail":"1220","unpricedLines":0,"failedRows":[]}', updated_at, owner_id,
    status from made`;

const OFFERS = `insert into offer (shop_id, id, project_id, revision, job_id, number, name, document, currency, payable, language, created_by,
    made_from)
  select p.shop_id, nextval('offer_id'), p.id, 1, gen_random_uuid(), '2025-' || lpad(p.id::text, 7, '0'), '', '{}', 'EUR', '1', 'it',
    p.owner_id, jsonb_build_array(jsonb_build_object('projectId', p.id, 'revision', 1))
  from project p where p.shop_id = $1 and not exists (select from offer o where o.project_id = p.id)`;

const CUSTOMERS = `insert into customer (shop_id, id, code, details, words, created_by, updated_at, updated_by)
  select $1, nextval('customer_id'), 'M' || n, jsonb_build_object('customer', (
      select jsonb_build_object('firstName', name.first, 'lastName', name.family, 'email', n || '@example.org', 'phone', '', 'vatNumber', '',
        'address', '{"street":"","postalCode":"","city":"","county":"","country":"","countryCode":""}'::jsonb))),
    plain_text(name.first || ' ' || name.family || E'\\n' || n || '@example.org' || E'\\nM' || n), d.id,
    timestamptz '2026-11-20' - n * interval '3 minutes', d.id
  from generate_series($2::int, $3::int) n, ${DEALER} d, ${NAMES}`;
