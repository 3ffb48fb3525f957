import { join } from "node:path";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { runCheckSource } from "../run-check-source.ts";

/** What somebody is editing, for their own page: it is read in a thread of its own, and stored nowhere. */
export const previewSource: Handler<"previewSource"> = async ({ context, body }) => {
  const home = join(context.config.dataDirectory, "catalogues");
  const checked = await runCheckSource({ archive: body, home, rounds: 0 });
  if (!checked) return refuse(503, "too-long", "The catalogue takes too long.");
  if (!checked.ok) return refuse(422, "unreadable-catalogue", checked.message);
  const { told, publishable } = checked;
  const { code, faults } = told;
  return {
    status: 200,
    body: publishable
      ? { code, faults, catalogue: publishable.catalogue, priceLists: [...publishable.priceLists] }
      : { code, faults, priceLists: [] },
  };
};
