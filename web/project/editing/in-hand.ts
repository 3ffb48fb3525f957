import type { ArticleEntry, EvaluatedArticle, OpenCatalogue } from "@stanza/catalogue";
import { type ArticleToPlace, galleryToPlace } from "@stanza/editor";
import type { GalleryPlan } from "@stanza/evaluation";
import { isCustomEntry } from "../custom-article/custom-entry.ts";
import { addCustomArticle } from "../custom-article/open-custom-article.ts";
import { useProject } from "../project-store.ts";
import { editor } from "./editor-store.ts";
import { useInHand } from "./in-hand-store.ts";

/** The hand that takes something: a pointer that is still down on its card, or `keys`. */
export type TakenBy = { readonly pointerId: number; readonly target: EventTarget | null } | "keys";

/**
 * Takes an article of the catalogue in hand: its ghost follows the pointer over plan and 3D until it is put down or Esc. Called by a
 * click on a card, or while the pointer that pressed the card is still down: then letting go over a view puts it down.
 *
 * by   the pointer event of the card, whose capture is released so that the views hear the pointer, a finger too; `keys` bring it to where
 *      *Add* would put it
 *
 * @throws UnknownInCatalogue for an article that the catalogue does not have
 */
export function beginPlacement(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  by?: TakenBy,
): void {
  // It has no body to put down: what it consists of is asked instead.
  if (isCustomEntry(entry)) {
    void addCustomArticle(catalogue, model, entry);
    return;
  }
  const header =
    useProject.getState().open?.document.project.catalogues[catalogue.code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices: {} });
  release(by);
  useInHand.setState({ inHand: [{ article: result, description: entry.description }] });
  editor.use("placing", articleToPlace(catalogue.code, model, entry.code, result));
  if (by === "keys") beginByKeys();
}

/** Takes a gallery in hand as one thing, in the place of an article; see `beginPlacement`. */
export function beginGallery(catalogue: OpenCatalogue, plan: GalleryPlan, by?: TakenBy): void {
  release(by);
  const { rows } = plan.arranged;
  useInHand.setState({
    inHand: rows.map(({ evaluated, description }) => ({ article: evaluated, description })),
  });
  editor.use("placing", galleryToPlace(plan, catalogue));
  if (by === "keys") beginByKeys();
}

const beginByKeys = () => editor.key({ key: "Tab", shift: false, ctrl: false });

function release(by?: TakenBy): void {
  if (by === undefined || by === "keys") return;
  const { target, pointerId } = by;
  if (target instanceof Element && target.hasPointerCapture(pointerId))
    target.releasePointerCapture(pointerId);
}

function articleToPlace(
  catalogue: string,
  model: string,
  article: string,
  evaluated: EvaluatedArticle,
): ArticleToPlace {
  const { box, mount, opening, elevation } = evaluated;
  const sill = opening?.sill ?? 0;
  return {
    catalogue,
    model,
    article,
    choices: {},
    box,
    mount,
    elevation: mount === "wall-opening" ? sill : elevation,
    shape: evaluated,
  };
}
