import type { KeptView, ViewMaker } from "@stanza/contract";
import { base64 } from "@stanza/web-pictures";
import { savedOpen } from "@stanza/web-project";
import { client, okBody } from "@stanza/web-site";
import type { GeneratedView } from "./generate-views.ts";

/** Width of a drawing as a picture, px; its height follows. */
const DRAWING_WIDTH = 1600;

/** Why views were not kept. `not-saved`: what is open is not on the server. */
export type KeepRefusal = "not-saved" | "read-only" | "stale" | "no-connection" | "refused";

/**
 * Keeps views with the project that is open, which is saved first, in the place of those kept before.
 *
 * title   the words under a view, for whoever prints it
 */
export async function keepViews(
  views: readonly GeneratedView[],
  { mode2D, title }: { readonly mode2D: boolean; readonly title: (view: GeneratedView) => string },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly because: KeepRefusal }> {
  const open = await savedOpen();
  if (!open) return { ok: false, because: "not-saved" };
  const pictures: {
    kind: KeptView["kind"];
    of: string;
    room?: number;
    title: string;
    picture: string;
  }[] = [];
  for (const view of views) {
    const { kind, of, room } = view;
    const picture = await base64(view.ending === "svg" ? await rasterOf(view.blob) : view.blob);
    pictures.push({ kind, of, title: title(view), picture, ...(room === undefined ? {} : { room }) });
  }
  const answer = await client.saveViewMaker({
    params: { id: open.projectId },
    headers: { "if-match": `"${open.revision}"` },
    body: { mode2D, views: pictures },
  });
  if (answer.status === 200) return { ok: true };
  if (answer.status === 0) return { ok: false, because: "no-connection" };
  if (answer.status === 412) return { ok: false, because: "stale" };
  return { ok: false, because: answer.status === 403 ? "read-only" : "refused" };
}

/** The views that are kept with a project; `null`: none are. Throws where they cannot be had. */
export async function keptViews(id: number, signal: AbortSignal): Promise<ViewMaker | null> {
  return okBody(await client.getViewMaker({ params: { id }, signal })).viewMaker;
}

/** Their pictures. Throws where one cannot be had. */
export const picturesOf = (id: number, { views }: ViewMaker, signal: AbortSignal): Promise<GeneratedView[]> =>
  Promise.all(
    views.map(async ({ kind, of, room, sha }) => {
      const blob = okBody(await client.getProjectPhoto({ params: { id, sha }, signal }));
      const ending = blob.type === "image/png" ? "png" : "jpg";
      return { kind, of, blob, ending, ...(room === undefined ? {} : { room }) };
    }),
  );

/** A drawing as a PNG on white: what is kept holds no code and opens everywhere. */
async function rasterOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = DRAWING_WIDTH;
    canvas.height = Math.round((DRAWING_WIDTH * image.naturalHeight) / image.naturalWidth);
    const painter = canvas.getContext("2d");
    if (!painter) throw new Error("This browser paints no pictures.");
    painter.fillStyle = "#fff";
    painter.fillRect(0, 0, canvas.width, canvas.height);
    painter.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture came."))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
