import type { OfferAcceptance } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** An acceptance as it is stored; only the shop sees the address. */
export interface StoredAcceptance extends OfferAcceptance {
  readonly ip: string;
  readonly userAgent: string;
  readonly linkId: number;
}

export function acceptanceView({
  ip: _,
  userAgent: __,
  linkId: ___,
  ...shown
}: StoredAcceptance): OfferAcceptance {
  return shown;
}

/** The acceptance of an offer through a link; `null`: it was not accepted through one. */
export async function acceptanceOf(db: Db, offerId: number): Promise<OfferAcceptance | null> {
  const kept = await storedAcceptance(db, offerId);
  return kept && acceptanceView(kept);
}

export async function storedAcceptance(db: Db, offerId: number): Promise<StoredAcceptance | null> {
  const { rows } = await db.query<{ acceptance: StoredAcceptance | null }>(
    "select acceptance from offer where id = $1",
    [offerId],
  );
  return rows[0]?.acceptance ?? null;
}
