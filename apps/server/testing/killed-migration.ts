import pg from "pg";
import { migrate } from "../db/migrate.ts";

// Migrates the database of DATABASE_URL as a process of its own, and is killed when it has changed a table.

const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
  const result = await query.apply(this, args);
  const [first] = args as [string | { readonly text?: string } | undefined];
  const text = typeof first === "string" ? first : (first?.text ?? "");
  if (/^\s*(alter|create) table (?!.*kysely)/i.test(text)) process.kill(process.pid, "SIGKILL");
  return result;
} as typeof pg.Client.prototype.query;
await migrate(process.env.DATABASE_URL ?? "");
