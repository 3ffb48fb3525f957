import type { Value } from "@stanza/catalogue";
import { dock, widestStretch } from "@stanza/editor";
import { addRoom, type Row, wallSegments } from "@stanza/project";
import { formatLength } from "@stanza/quantities";
import { ensureSession } from "@stanza/web-access";
import { designCloset } from "@stanza/web-catalogue";
import {
  currentScene,
  lengthUnitNow,
  startEvaluation,
  startProject,
  transact,
  useProject,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import i18next from "i18next";
import { closetAtWidth, givenWidth } from "../closet-at-width.ts";
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
  const narrower = narrowerStart({ catalogue, model, entry, article });
  await designCloset(catalogue, model, entry, onAdded, narrower?.choices);
  if (narrower)
    toast(
      translate("closet.asWide", { width: formatLength(narrower.width, lengthUnitNow(), i18next.language) }),
      { key: "closet", kind: "info" },
    );
}

/** What a closet is started with where no wall has room for it as it is: as wide as the walls have free. Undefined: it needs nothing. */
function narrowerStart({ catalogue, model, entry, article }: ClosetArticle) {
  const { project, evaluated } = currentScene();
  const { box, mount, elevation } = article;
  const shape = { box, mount, elevation, shape: article };
  if (dock(shape, project, evaluated) !== null) return undefined;
  const row: Row = {
    id: "start",
    catalogue: catalogue.code,
    model,
    article: entry.code,
    choices: {},
    placement: { on: "room", at: [0, 0, 0], rotY: 0 },
    quantity: 1,
  };
  const header = project.catalogues[catalogue.code]?.headers[model] ?? {};
  const target = {
    catalogue,
    header,
    row: { row, frame: { at: [0, 0, 0], rotY: 0 }, description: entry.description, article },
  } as const;
  const given = givenWidth(target);
  const stretch =
    given &&
    widestStretch(
      shape,
      project.rooms.flatMap(wallSegments),
      evaluated.rows.filter(({ automatic }) => !automatic),
      given.least,
    );
  const resolved = stretch && closetAtWidth(target, stretch.width);
  if (!stretch || !resolved) return undefined;
  const choices = Object.fromEntries(
    Object.entries(resolved.choices).filter((one): one is [string, Value] => one[1] !== null),
  );
  return { choices, width: stretch.width };
}
