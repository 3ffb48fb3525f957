import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { readProject } from "../../projects/stored-document.ts";
import { designBehindLink } from "../design-behind-link.ts";

export const getDesignPicture: Handler<"getDesignPicture"> = async (call) => {
  const { link, refusal } = await designBehindLink(call);
  if (refusal) return refusal;
  const { pool, evaluator } = call.context;
  const { project } = await readProject(pool, link.shop_id, link.doc_sha);
  const svg = await evaluator.drawPicture(project, null);
  if (svg === null) return notFound();
  return {
    status: 200,
    body: new Encoded(svg, "image/svg+xml"),
    headers: {
      "cache-control": "private, max-age=600",
      // Opened by itself, the picture may load nothing and run nothing.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  };
};
