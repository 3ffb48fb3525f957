import type pg from "pg";
import { transaction } from "../../db/pool.ts";
import { type Session, type SessionOrigin, siteId, startingShop } from "../sessions.ts";
import { startSession } from "../start-session.ts";
import { type CompanyPerson, CompanyRefusal } from "./company-provider.ts";
import { keepAsking } from "./company-session.ts";
import { type NewIdentities, userOfIdentity } from "./identity.ts";

interface Entering {
  readonly pool: pg.Pool;
  readonly secretKey: Buffer;
  readonly renewMinutes: number;
  readonly people: NewIdentities;
}

/** Opens a session of a person whom the provider vouches for; `null`: they have no account here. */
export async function enterAs(
  person: CompanyPerson,
  { pool, secretKey, renewMinutes, people }: Entering,
  before: Session | null,
  origin: SessionOrigin,
) {
  const user = await transaction(pool, async (db) => userOfIdentity(db, await siteId(db), person, people));
  const shop = user && (await startingShop(pool, user));
  if (!user || !shop) return null;
  const answer = await startSession(pool, user, shop, before, origin);
  await keepAsking(pool, answer.token, user, person.refresh, { secretKey, minutes: renewMinutes });
  return answer;
}

/** The person, or why the provider refuses them; what else goes wrong is thrown. */
export async function orRefusal(ask: Promise<CompanyPerson>): Promise<CompanyPerson | CompanyRefusal> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof CompanyRefusal) return error;
    throw error;
  }
}
