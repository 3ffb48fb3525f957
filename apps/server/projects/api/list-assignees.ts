import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";

export const listAssignees: Handler<"listAssignees"> = async ({ context, query, session }) => {
  if (!session.profile.shops.some(({ code }) => code === query.shop))
    return refuse(403, "shop-not-yours", "You do not work for this shop.");
  const { rows } = await context.pool.query<{ id: string; name: string; kind: "pro" | "customer" }>({
    name: "assignees",
    text: `select u.id, coalesce(nullif(u.name, ''), u.login) as name, u.kind from app_user u
      join user_shop s on s.user_id = u.id join shop h on h.id = s.shop_id
      where h.site_id = $1 and h.code = $2 and u.disabled_at is null and u.kind <> 'guest'
      order by u.kind = 'customer', name, u.id`,
    values: [session.siteId, query.shop],
  });
  return { status: 200, body: { people: rows } };
};
