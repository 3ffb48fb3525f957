import { ownValue } from "@stanza/catalogue";
import type { SharedDrawings, SharedPositions } from "@stanza/contract";
import { toSvg } from "@stanza/drawing";
import { transaction } from "../db/pool.ts";
import { brotli } from "../files/brotli.ts";
import type { Context } from "../operation/context.ts";
import type { OfferViews } from "./draw-views.ts";

type KeepingContext = Pick<Context, "pool" | "files">;

/** An offer of a shop, by its id. */
interface KeptFor {
  readonly shopId: string;
  readonly offerId: number;
}

/** The rooms as a client will orbit them, with plans and elevations, kept with the offer: catalogues come and go. */
export async function keepRooms(
  context: KeepingContext,
  offer: KeptFor,
  { scene, drawings }: OfferViews,
): Promise<void> {
  await keep(context, offer, "scene_sha", scene);
  const shared: SharedDrawings = { drawings };
  await keep(context, offer, "drawings_sha", JSON.stringify(shared, toHundredths));
}

/** Pictures and words of the positions, kept likewise. */
export async function keepPositions(
  context: KeepingContext,
  offer: KeptFor,
  { words, pictures, photos, render }: Pick<OfferViews, "words" | "pictures" | "photos" | "render">,
): Promise<void> {
  // A part that cannot be drawn, as a mesh without a size, leaves nothing to see.
  const seen = Object.entries(pictures).flatMap(([rowId, drawing]) => {
    const picture = ownValue(photos, rowId) ?? drawing;
    return "bytes" in picture || picture.shapes.length > 0 ? [[rowId, picture] as const] : [];
  });
  const shown = [...new Set(seen.map(([, picture]) => picture))];
  const index = new Map(shown.map((picture, at) => [picture, at]));
  const shared: SharedPositions = {
    words,
    ...(render
      ? { render: { name: render.name, picture: `data:image/png;base64,${render.png.toString("base64")}` } }
      : {}),
    pictureOf: Object.fromEntries(seen.map(([rowId, picture]) => [rowId, index.get(picture) ?? 0])),
    pictures: shown.map((picture) =>
      "bytes" in picture
        ? `data:image/${picture.format};base64,${picture.bytes.toString("base64")}`
        : toSvg(picture, { theme: "light", size: PICTURE }),
    ),
  };
  await keep(context, offer, "positions_sha", JSON.stringify(shared));
}

/** Of a picture on the page, which shows it at up to this, px. */
const PICTURE = { width: 160, height: 140 };

/** Drawings are in millimetres: what is finer than a hundredth only makes them larger. */
const toHundredths = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 100) / 100 : value;

async function keep(
  { pool, files }: KeepingContext,
  { shopId, offerId }: KeptFor,
  column: "scene_sha" | "positions_sha" | "drawings_sha",
  json: string,
): Promise<void> {
  const bytes = await brotli(json, 5);
  const sha = await files.put(bytes);
  await transaction(pool, async (db) => {
    await db.query(
      "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'application/json') on conflict do nothing",
      [shopId, sha, bytes.length],
    );
    await db.query(`update offer set ${column} = $2 where id = $1`, [offerId, sha]);
  });
}
