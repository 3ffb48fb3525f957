import { InvalidTermsError } from "@stanza/pricing";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";
import { isoDay } from "../shops/shop.ts";
import { basisOf, composeBasis, type OfferedProject, type OfferWish, shareOfBasis } from "./compose.ts";
import { guardDiscount } from "./discount-guard.ts";

/**
 * The offer that the session would make of saved projects today, without a number, and how its discounts stand to the person's limit.
 *
 * records   of the same projects, at the revisions that are priced
 * returns   with status 0 both, or the refusal of terms that cannot be totalled
 */
export async function quoteOffer(
  { pool, now }: Pick<Context, "pool" | "now">,
  session: Session,
  records: readonly Pick<ProjectRecord, "id" | "revision">[],
  projects: readonly [OfferedProject, ...OfferedProject[]],
  wish: Pick<OfferWish, "terms" | "promotion" | "crmOrder"> & { readonly language: string | undefined },
) {
  const { shop } = projects[0];
  try {
    const basis = basisOf(projects, {
      ...wish,
      actor: session.actor,
      number: "",
      name: "offer",
      language: wish.language ?? session.profile.language,
      day: isoDay(now(), shop),
    });
    const revisions = records.map(({ id, revision }) => ({ projectId: id, revision }));
    const guard = await guardDiscount(pool, session.actor, shop, revisions, shareOfBasis(basis));
    return { status: 0, offer: composeBasis(basis), guard } as const;
  } catch (error) {
    if (error instanceof InvalidTermsError) return refuse(422, "invalid-terms", error.message);
    throw error;
  }
}
