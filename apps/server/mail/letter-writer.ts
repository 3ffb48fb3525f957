import { type Db, only } from "../db/pool.ts";
import type { Session } from "../session/sessions.ts";

/** The person who signs a letter; `email` is empty where their profile has none. */
export interface LetterWriter {
  readonly email: string;
  readonly name: string;
}

export async function letterWriter(db: Db, { actor }: Session): Promise<LetterWriter> {
  const { rows } = await db.query<LetterWriter>(
    "select email, coalesce(nullif(name, ''), login) as name from app_user where id = $1",
    [actor.userId],
  );
  return only(rows);
}
