import type { Project } from "@stanza/project";
import { Encoded } from "../../http/encoded.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { roomPicture } from "../../pictures/room-picture.ts";
import { readProject } from "../../projects/stored-document.ts";
import { designBehindLink } from "../design-behind-link.ts";

/** Somebody who opens a link waits so long for its picture; then the room is drawn. */
const WAIT_MS = 3_000;

export const getDesignPicture: Handler<"getDesignPicture"> = async (call) => {
  const { link, refusal } = await designBehindLink(call);
  if (refusal) return refusal;
  const { pool } = call.context;
  const { project } = await readProject(pool, link.shop_id, link.doc_sha);
  const picture = (await photograph(call.context, link, project)) ?? (await drawing(call.context, project));
  if (!picture) return notFound();
  return {
    status: 200,
    body: picture,
    headers: {
      // A drawing gives way to the photograph as soon as that is there.
      "cache-control": picture.mediaType === "image/png" ? "private, max-age=600" : "private, max-age=30",
      // Opened by itself, the picture may load nothing and run nothing.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  };
};

async function photograph(
  context: Context,
  { shop_id: shopId }: { readonly shop_id: string },
  project: Project,
): Promise<Encoded | null> {
  try {
    const png = await roomPicture(context, { shopId, project, priceDate: null }, "page", WAIT_MS);
    return png && new Encoded(png, "image/png");
  } catch (error) {
    context.log.warn({ err: error }, "A shared design could not be photographed");
    return null;
  }
}

async function drawing({ evaluator }: Context, project: Project): Promise<Encoded | null> {
  const svg = await evaluator.drawPicture(project, null);
  return svg === null ? null : new Encoded(svg, "image/svg+xml");
}
