import { packFiles } from "@stanza/codecs";
import { showUnpublished } from "@stanza/web-pictures";
import { loadCatalogue, showEdited, useCatalogues } from "@stanza/web-project";
import { client, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type EditedPictures, editedPictures } from "./edited-pictures.ts";
import type { EditorMessage } from "./editor-message.ts";
import { sendToEditor } from "./editor-window.ts";
import { useLayoutEditor } from "./layout-editor-store.ts";

let showPublished: (() => void) | null = null;
/** Only the newest state is asked for: what an editor sends while the server reads waits here. */
let waiting: EditorMessage | null = null;
let isReading = false;

/** Does what the editor asks for: tells it of a catalogue, or shows one as it is being edited. */
export async function followEditor(message: EditorMessage): Promise<void> {
  waiting = message;
  if (isReading) return;
  isReading = true;
  try {
    for (let next = taken(); next; next = taken()) await follow(next);
  } finally {
    isReading = false;
  }
}

/** Shows the published catalogue again. */
export function leavePreview(): void {
  showPublished?.();
  ended();
}

function ended(): void {
  showPublished = null;
  // The next state may follow at once, and what it still shows stays as it is.
  queueMicrotask(() => {
    if (!showPublished) showUnpublished(new Map());
  });
  useLayoutEditor.setState({ livePreview: null });
}

function taken(): EditorMessage | null {
  const next = waiting;
  waiting = null;
  return next;
}

async function follow({ name, files, bytes }: EditorMessage): Promise<void> {
  const found = () =>
    [...useCatalogues.getState().loaded.values()].find(({ open }) => sameCode(open.code, name));
  if (!found()) await loadCatalogue(name);
  const known = found();
  if (!known) return sendToEditor("error", "Catalog not found");
  const { code, models } = known.open;
  useLayoutEditor.setState({ layerActiveCatalog: code });
  if (!files)
    return sendToEditor("catalog", {
      name: code,
      version: known.version,
      models: models.map((one) => one.code),
    });
  await preview(code, files, await editedPictures(bytes ?? new Map()));
}

async function preview(
  code: string,
  files: ReadonlyMap<string, string>,
  { standIns, pictures, wrong }: EditedPictures,
): Promise<void> {
  if (wrong.length > 0) return sendToEditor("error", `No PNG, JPEG or WebP: ${wrong.join(", ")}`);
  const texts = [...files].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const packed = packFiles(new Map([...texts, ...standIns]));
  const body = new Blob([new Uint8Array(packed)], { type: "application/octet-stream" });
  const answer = await client.previewSource({ body });
  if (answer.status !== 200) {
    log("error", `The edited catalogue ${code} was answered ${answer.status}`);
    return sendToEditor("error", answer.status === 0 ? answer.message : answer.body.message);
  }
  const { catalogue, faults, priceLists } = answer.body;
  if (!catalogue || !sameCode(catalogue.code, code)) {
    useLayoutEditor.setState({ livePreview: { catalogue: code, faults } });
    if (catalogue) return sendToEditor("error", `The files are of ${catalogue.code}`);
    return sendToEditor("faults", faults);
  }
  const own = useSession.getState().profile?.shop.priceLists[code];
  leavePreview();
  showPublished = showEdited(catalogue, priceLists.find((list) => list.code === own) ?? null, ended);
  if (!showPublished) return sendToEditor("error", "The catalogue cannot be opened");
  showUnpublished(pictures);
  useLayoutEditor.setState({ livePreview: { catalogue: code, faults: [] } });
  sendToEditor("preview", { name: code, articles: Object.keys(catalogue.articles ?? {}).length });
}

const sameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();
