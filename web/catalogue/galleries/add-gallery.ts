import { type ArticleToPlace, dock } from "@stanza/editor";
import type { Finishes, GalleryPlan } from "@stanza/evaluation";
import { compose, type Frame } from "@stanza/geometry";
import {
  addGallery as addGalleryChange,
  inOrder,
  type Project,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import {
  beginGallery,
  editor,
  evaluationSettled,
  todaysPin,
  transact,
  useEvaluation,
  useProject,
} from "@stanza/web-project";
import type { Added } from "../finder/add-article.ts";
import type { GalleryItem } from "./gallery-item.ts";
import { planned } from "./planned-gallery.ts";

/** Clear floor between what stands in a project without a room and the next gallery, mm. */
const APART = 600;

/**
 * Adds a gallery where it fits by itself: its back against the next free stretch of wall, or beside everything else where there are no
 * walls. One change, one undo. Where no wall has room it is taken in hand.
 */
export async function addGallery(item: GalleryItem, finishes: Finishes = "pictured"): Promise<Added> {
  await evaluationSettled();
  const plan = planned(item, finishes);
  const { open } = useProject.getState();
  if (!plan || !open) return "refused";
  const { catalogue, gallery } = item;
  const frame = placeFor(plan, open.document.project);
  if (frame === null) {
    beginGallery(catalogue, plan);
    return "inHand";
  }
  const rows = plan.arranged.rows.map(({ article, choices, frame: own }) => {
    const { at, rotY } = compose(frame, own);
    return { id: crypto.randomUUID(), article, choices, placement: { on: "room", at, rotY } as const };
  });
  const { code } = catalogue;
  const pin = todaysPin(code) ?? { version: catalogue.version };
  const { model } = gallery;
  const isUsed = Object.hasOwn(open.document.project.catalogues, code);
  const outcome = transact(
    "edit.placeGallery",
    inOrder(
      (so) => (isUsed ? { ok: true, value: so } : takeIntoUse(so, { catalogue: code, model, ...pin })),
      (so) =>
        addGalleryChange(so, {
          catalogue: code,
          version: pin.version,
          model,
          ...(plan.header ? { header: plan.header } : {}),
          rows,
        }),
    ),
  );
  if (!outcome?.ok) return "refused";
  void evaluationSettled().then(() => editor.select(rows.map(({ id }) => id)));
  return "placed";
}

/** Takes a gallery in hand; see `beginPlacement`. */
export function takeGallery(
  item: GalleryItem,
  finishes: Finishes = "pictured",
  pressed?: { readonly pointerId: number; readonly target: EventTarget | null },
): void {
  const plan = planned(item, finishes);
  if (plan) beginGallery(item.catalogue, plan, pressed);
}

function placeFor({ arranged: { box } }: GalleryPlan, project: Project): Frame | null {
  const evaluated = useEvaluation.getState().evaluated ?? { rows: [], failed: [] };
  const hasWalls = project.rooms.some(({ walls }) => walls.length > 0);
  if (!hasWalls) {
    const rights = evaluated.rows.map(({ frame, article }) => frame.at[0] + Math.max(...article.box));
    return { at: [rights.length === 0 ? 0 : Math.ceil(Math.max(...rights)) + APART, 0, 0], rotY: 0 };
  }
  const thing: Pick<ArticleToPlace, "box" | "mount" | "elevation"> = { box, mount: "floor", elevation: 0 };
  const placement = dock(thing, project, evaluated);
  return placement?.on === "room" ? { at: placement.at, rotY: placement.rotY } : null;
}
