import { join } from "node:path";
import { putShopList, shopsWithLists } from "../../apps/server/assortment/shop-lists.ts";
import { openVersion } from "../../apps/server/catalogues/catalogue-store.ts";
import { readInUse } from "../../apps/server/catalogues/version-folder.ts";
import { siteId } from "../../apps/server/session/sessions.ts";
import { withServerDatabase } from "./server-database.ts";

type Given = Readonly<Record<"shop" | "catalogue" | "list", string | boolean | undefined>>;

/**
 * `sell`: who sells what, and, with a shop, a catalogue and a list, by which price list the shop sells the catalogue from now on (`none`:
 * it no longer does). Running servers know with the next request.
 */
export function sellCommand({ shop, catalogue, list: wanted }: Given): Promise<number> | number {
  const given = [shop, catalogue, wanted].filter((one) => typeof one === "string").length;
  if (given !== 0 && given !== 3) {
    console.error("sell needs --shop, --catalogue and --list together.");
    return 2;
  }
  return withServerDatabase(async (pool, { dataDirectory }) => {
    const home = join(dataDirectory, "catalogues");
    const site = await siteId(pool);
    const { rows } = await pool.query<{ id: string }>("select id from shop where site_id = $1", [site]);
    const shopIds = rows.map(({ id }) => id);
    if (typeof shop === "string" && typeof catalogue === "string") {
      const list = wanted === "none" ? null : String(wanted);
      const version = readInUse(home).get(catalogue);
      const published = version === undefined ? undefined : openVersion(home, catalogue, version);
      if (!published) return failed(`No catalogue ${catalogue} is in use; publish it first.`);
      const known = [...published.priceLists.keys()];
      if (list !== null && !known.includes(list))
        return failed(`${catalogue} has no price list ${list} (${known.join(", ")}).`);
      const changed = await putShopList(pool, shopIds, shop, catalogue, list);
      if (!changed) return failed(`There is no shop ${shop}.`);
      const how = list === null ? `no longer sells ${catalogue}` : `sells ${catalogue} by ${list}`;
      console.log(`${shop} ${how} from now on.`);
      return 0;
    }
    for (const { code, name, currency, priceLists } of await shopsWithLists(pool, shopIds)) {
      console.log(`${code}  ${name}, ${currency}`);
      for (const [sold, by] of Object.entries(priceLists).sort()) console.log(`  ${sold.padEnd(16)} ${by}`);
    }
    return 0;
  });
}

function failed(message: string): number {
  console.error(message);
  return 1;
}
