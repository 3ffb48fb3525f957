import type { Handler } from "../../operation/handler.ts";

export const listApprovers: Handler<"listApprovers"> = async ({ context, session }) => {
  const { rows } = await context.pool.query<{ id: string; name: string }>({
    name: "approvers",
    // Supervisors of the person's own shop come first.
    text: `select u.id, coalesce(nullif(u.name, ''), u.login) as name from app_user u
      where u.site_id = $1 and u.is_admin and u.disabled_at is null and u.id <> $3
      order by exists (select from user_shop us where us.user_id = u.id and us.shop_id = $2) desc, name`,
    values: [session.siteId, session.shopId, session.actor.userId],
  });
  return { status: 200, body: { approvers: rows } };
};
