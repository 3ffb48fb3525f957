import type { Handler } from "../../operation/handler.ts";
import { findCode } from "../account-code-table.ts";
import { countAccountUse } from "../account-limits.ts";
import { loginOf } from "../login-of.ts";

export const openAccountCode: Handler<"openAccountCode"> = async ({ context, params, request }) => {
  const refused = await countAccountUse(context, request, "open");
  if (refused) return refused;
  const { code, refusal } = await findCode(context.pool, params.code, { at: context.now() });
  if (refusal) return refusal;
  const { kind, name, doc_sha: design } = code;
  return {
    status: 200,
    body: { kind, login: await loginOf(context.pool, code), name, hasDesign: design !== null },
    headers: { "cache-control": "private, no-store" },
  };
};
