import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";

export const getReadiness: Handler<"getReadiness"> = async ({ context }) => {
  const database = await answers(context);
  const catalogues = context.catalogues.states.map(({ code, version, faults }) => ({
    code,
    version,
    faults: faults.map(({ file, line, column, code: fault, message }) => ({
      file,
      line,
      column,
      code: fault,
      message,
    })),
  }));
  // Without its files a server still plans and prices, so requests go on to it.
  const storage = await context.files.trouble();
  if (context.isDraining) return { status: 503, body: { status: "draining", database, storage, catalogues } };
  return database
    ? { status: 200, body: { status: "ready", database, storage, catalogues } }
    : {
        status: 503,
        body: { status: "unavailable", database, storage, catalogues },
        headers: { "retry-after": "2" },
      };
};

async function answers({ pool }: Context): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
