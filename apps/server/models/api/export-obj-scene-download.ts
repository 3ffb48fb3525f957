import { contentDisposition } from "../../http/content-disposition.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { readProject } from "../../projects/stored-document.ts";
import { takeAttempt } from "../../session/attempts.ts";
import { lastProjectOf } from "../last-project.ts";
import { invalidScene, parsed, readScene } from "../read-scene.ts";

/** Files that one person has made in a minute before they have to wait. */
const MOST = { most: 20, windowSeconds: 60 };

/**
 * A scene as a file for other programs (spec 1 §7, spec 2 §7). Nothing is stored.
 *
 * ASSUMED: the user id of an OBJ is the person's own; without a scene the project is meant that they saved last (docs/assumptions.md A200).
 */
export const exportObjSceneDownload: Handler<"exportObjSceneDownload"> = async ({
  context,
  session,
  body,
}) => {
  const { evaluator, pool } = context;
  const { userId } = session.actor;
  if (body.expKey === "OBJ" && body.userId !== userId)
    return refuse(403, "forbidden", "A scene is exported for oneself.");
  const seconds = await takeAttempt(pool, `model-export:${userId}`, MOST);
  if (seconds > 0) return tooManyAttempts(seconds, "Too often");
  if (body.expKey === "IGX" && parsed(body.jsonData) === undefined)
    return invalidScene([{ path: "jsonData", message: "expected JSON" }]);
  if (body.jsonScene !== undefined) {
    const { scene, refusal } = readScene(body.jsonScene);
    if (refusal) return refusal;
    const as =
      body.expKey === "IGX"
        ? ({ format: "igx", data: body.jsonData } as const)
        : ({ format: "obj" } as const);
    return archive(await evaluator.makeSceneFiles({ scene, as }), body.expKey);
  }
  const record = await lastProjectOf(context, session);
  if (!record) return notFound();
  const { project } = await readProject(pool, record.shop_id, record.doc_sha);
  const { language } = session.profile;
  return archive(await evaluator.makeObj({ project, priceDate: record.price_date, language }), body.expKey);
};

const FILE_NAMES = { IGX: "IGXfile.zip", OBJ: "dump.zip" } as const;

type Made = Awaited<
  ReturnType<Parameters<Handler<"exportObjSceneDownload">>[0]["context"]["evaluator"]["makeObj"]>
>;

function archive(made: Made, key: keyof typeof FILE_NAMES) {
  if (!made.ok)
    return made.problem === "too-large"
      ? refuse(413, "too-large", "The scene has more triangles than a file may have.")
      : refuse(422, "nothing-to-show", "The scene has nothing that could be seen.");
  return {
    status: 200 as const,
    body: new Encoded(Buffer.from(made.zip), "application/zip"),
    headers: {
      "content-disposition": contentDisposition("attachment", FILE_NAMES[key]),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  };
}
