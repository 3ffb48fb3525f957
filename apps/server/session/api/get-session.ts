import type { Handler } from "../../operation/handler.ts";

export const getSession: Handler<"getSession"> = async ({ session }) => ({
  status: 200,
  body: { profile: session?.profile ?? null },
});
