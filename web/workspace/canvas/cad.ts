import { Cad, type CadHost, type EditNotice, type PictureWish } from "@stanza/editor";
import type { RowId } from "@stanza/project";
import { RowCamera, usePhotographer } from "@stanza/web-pictures";
import {
  currentScene,
  type EditEvent,
  editor,
  onEdit,
  scheduleSave,
  showProject,
  startProject,
  useProject,
} from "@stanza/web-project";
import { log } from "@stanza/web-ui";
import i18next from "i18next";

let made: { readonly projectKey: string; readonly cad: Cad<Blob> } | null = null;

useProject.subscribe(({ open }) => {
  if (made && made.projectKey !== open?.projectKey) {
    made.cad.dispose();
    made = null;
  }
});

/**
 * The CAD of the open project, for the page that embeds this one, for a customer's own code and for tests: one for each project that is
 * opened, and hear nothing more once another one is.
 *
 * @throws Error "No project is open"
 */
export function projectCad(): Cad<Blob> {
  const { open } = useProject.getState();
  if (!open) throw new Error("No project is open");
  made ??= { projectKey: open.projectKey, cad: new Cad(host) };
  return made.cad;
}

const isNotice = (event: EditEvent): event is EditNotice => event.kind !== "done" && event.kind !== "refused";

const host: CadHost<Blob> = {
  editor,
  project: () => currentScene().project,
  evaluated: () => currentScene().evaluated,
  onProject: (listener) =>
    useProject.subscribe((now, before) => {
      if (now.open && now.open.document.project !== before.open?.document.project) listener();
    }),
  onNotice: (listener) =>
    onEdit((event) => {
      if (isNotice(event)) listener(event);
    }),
  open(project) {
    startProject(project.description, i18next.language, project.catalogues);
    const { open } = useProject.getState();
    if (!open) return;
    showProject({
      ...open,
      document: { ...open.document, project },
      isSaved: false,
      saveState: { kind: "pending" },
    });
    scheduleSave(0);
  },
  picture: (wish, row) => (row === undefined ? pictureOfProject(wish) : pictureOfRow(wish, row)),
  log: (message) => log("warning", message),
};

/** `null`: the 3D view is not shown. */
async function pictureOfProject(wish: PictureWish): Promise<Blob | null> {
  const { by } = usePhotographer.getState();
  return by ? by({ ...wish, type: "image/jpeg" }) : null;
}

/** `null`: there is no such row, or nothing of it to see. */
async function pictureOfRow(wish: PictureWish, id: RowId): Promise<Blob | null> {
  const row = currentScene().evaluated.rows.find((one) => one.row.id === id);
  if (!row || row.article.parts.length === 0) return null;
  const camera = new RowCamera();
  try {
    return await camera.picture(row, { ...wish, type: "image/jpeg" });
  } finally {
    camera.close();
  }
}
