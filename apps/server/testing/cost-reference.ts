import Fastify from "fastify";
import pg from "pg";

/**
 * The reference for the server's cost, in its own process: a bare Fastify answering hello, and one statement that puts a whole
 * document into a jsonb column.
 */
const app = Fastify();
app.get("/hello", () => ({ status: "ok", version: "0.1.0" }));
await app.listen({ port: 0, host: "127.0.0.1" });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
await pool.query("create table if not exists reference (id int primary key, doc jsonb not null)");
await pool.query("truncate reference");

process.on("message", async (document: object) => {
  await pool.query(
    "insert into reference (id, doc) values (1, $1) on conflict (id) do update set doc = excluded.doc",
    [JSON.stringify(document)],
  );
  process.send?.("done");
});
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : 0 });
// A bench that is ended takes it along.
process.once("disconnect", () => process.exit());
