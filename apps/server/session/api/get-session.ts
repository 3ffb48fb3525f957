import type { Handler } from "../../operation/mount.ts";

export const getSession: Handler<"getSession"> = async ({ session }) => ({
  status: 200,
  body: { profile: session.profile },
});
