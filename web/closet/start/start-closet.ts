import { addRoom } from "@stanza/project";
import { ensureSession } from "@stanza/web-access";
import { designCloset } from "@stanza/web-catalogue";
import { startEvaluation, startProject, transact, useProject } from "@stanza/web-project";
import i18next from "i18next";
import type { ClosetArticle } from "./closet-articles.ts";

/** The room of a closet that is started without one, clear inner mm: wide enough for the widest, and to be walked in. */
const ROOM = { template: "rt1", dimensions: [5000, 3500] } as const;
/** Its height, mm; a higher closet makes it higher. */
const HEIGHT = 2400;

/**
 * Adds a closet to the open project, or to a new one.
 *
 * onAdded   goes on with it; absent: at its first step
 */
export async function startCloset(
  { catalogue, model, entry, article }: ClosetArticle,
  onAdded?: (rowId: string) => void,
): Promise<void> {
  if (!(await ensureSession())) return;
  if (!useProject.getState().open) {
    startProject("", i18next.language);
    startEvaluation();
  }
  if (useProject.getState().open?.document.project.rooms.length === 0)
    transact("edit.addRoom", (project) =>
      addRoom(project, {
        ...ROOM,
        height: Math.max(HEIGHT, Math.ceil(article.box[1])),
        newId: () => crypto.randomUUID(),
      }),
    );
  await designCloset(catalogue, model, entry, onAdded);
}
