import { addRow, type Outcome, type Project, type RowId } from "@stanza/project";
import type { EditorToggles, Ghost, Interaction, PointerInput, ToPlace } from "../interaction.ts";
import { placementOf } from "../placement.ts";
import { snapOptions } from "../snapping/request.ts";
import { ghostAt, ghostDistances, type Surroundings, withCollision } from "../surroundings.ts";
import { centredFrame } from "./moving.ts";
import { collidingGallery, galleryChange } from "./placing-gallery.ts";
import { applyTyped, nearestSide } from "./typed-distance.ts";

type Placing = Interaction & { readonly kind: "placing" };

/** An article or a gallery that was just taken in hand. */
export const startPlacing = (article: ToPlace): Placing => ({
  kind: "placing",
  article,
  rotY: 0,
  ghost: null,
  distances: [],
  typed: "",
  typedSide: "left",
});

/** Where it would go now, and how far that is from what is around it. */
export function followPlacing(
  placing: Placing,
  input: PointerInput,
  around: Surroundings,
  toggles: EditorToggles,
): Placing {
  const { article, rotY } = placing;
  const wanted = centredFrame(input.at, [0, 0], rotY, article.box);
  const request = { wanted, box: article.box, mount: article.mount, elevation: article.elevation };
  const snapped = ghostAt(null, request, around, snapOptions(toggles, input));
  const ghost = "members" in article ? collidingGallery(snapped, article, around) : snapped;
  const distances = ghostDistances(ghost, article.mount, around);
  const typedSide = placing.typed === "" ? nearestSide(distances) : placing.typedSide;
  return { ...placing, ghost, distances, typedSide };
}

/** The ghost where it would be put down: at the typed distance where one was typed. */
export function settledPlacing(
  { article, ghost, typed, typedSide, distances }: Placing,
  around: Surroundings,
): Ghost | null {
  if (!ghost) return null;
  const openingsIn = article.mount === "wall-opening" ? around.walls : [];
  const set = applyTyped(ghost, typed, typedSide, distances, openingsIn);
  if (typed === "") return set;
  return "members" in article
    ? collidingGallery(set, article, around)
    : withCollision(set, article.mount, around);
}

/** The change that puts it there, with the ids of its rows; `null` where it needs a wall and has none. */
export function placeChange(
  article: ToPlace,
  ghost: Ghost,
  newId: () => RowId,
): { readonly ids: readonly RowId[]; readonly change: (project: Project) => Outcome<Project> } | null {
  const id = newId();
  if ("members" in article) {
    const ids = [id, ...article.members.slice(1).map(newId)];
    return { ids, change: galleryChange(article, ghost.frame, ids) };
  }
  const isWallItem = article.mount === "wall-opening";
  if (isWallItem && ghost.wall === null) return null;
  const { catalogue, model, article: code, choices } = article;
  const placement = placementOf(ghost, isWallItem, 0);
  const change = (project: Project) =>
    addRow(project, { id, catalogue, model, article: code, choices, placement });
  return { ids: [id], change };
}
