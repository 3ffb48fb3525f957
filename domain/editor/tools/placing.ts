import { normaliseAngle } from "@stanza/geometry";
import { addRow, type Change, ceilingOver, type RowId } from "@stanza/project";
import type { LengthUnit } from "@stanza/quantities";
import type { Ghost } from "../ghost.ts";
import type { Placing } from "../interaction.ts";
import { centredFrame } from "../moved-rows.ts";
import { placementOf } from "../placement.ts";
import { collidingGallery, galleryChange } from "../placing-gallery.ts";
import { isStill, type PointerInput } from "../pointer-input.ts";
import { snapOptions } from "../snapping/request.ts";
import { ghostAt, ghostDistances, surroundingsOf, withCollision } from "../surroundings.ts";
import type { ToPlace } from "../to-place.ts";
import { applyTyped, nearestSide } from "../typed-distance.ts";
import { typedLengthAfter } from "../typed-length.ts";
import { movedByKey, restationed } from "./placing-keys.ts";
import { refusedByCollision } from "./refused-by-collision.ts";
import {
  type Effect,
  NOTHING_SELECTED,
  type Step,
  set,
  step,
  type Tool,
  type ToolContext,
  toIdle,
} from "./tool.ts";
import { turnOfKey } from "./turn-of-key.ts";

/**
 * Places an article or a gallery: its ghost follows the pointer, and the next click puts it down; with Shift another one follows. Without a
 * pointer keys move it (`movedByKey`).
 */
export const placing: Tool<Placing, ToPlace> = {
  edits: true,

  enter: (article, context) =>
    step(
      {
        kind: "placing",
        article,
        rotY: 0,
        last: null,
        station: null,
        stop: 0,
        surroundings: surroundings(context),
        ghost: null,
        distances: [],
        typed: "",
        typedSide: "left",
      },
      NOTHING_SELECTED,
    ),

  down: (state, input, context) => step(followed(state, input, context)),
  // Where the layout changes under a pointer that lies still, browsers report a movement: keys have the thing in hand then.
  move: (state, input, context) =>
    step(
      state.station && (state.last === null || isStill(state.last, input))
        ? { ...state, last: state.last ?? input }
        : followed(state, input, context),
    ),
  up: (state, input, context) => putDown(state, input.alt, input.shift, context),

  key(state, input, context) {
    const moved = movedByKey(state, input, context);
    if (moved) return step(moved);
    const { key, shift, ctrl } = input;
    if (ctrl) return null;
    const turn = turnOfKey(key, shift);
    if (turn !== null) {
      const turned = { ...state, rotY: normaliseAngle(state.rotY + turn) };
      if (state.station) return step(restationed(turned));
      return step(state.last ? followed(turned, state.last, context) : turned);
    }
    const typed = typedLengthAfter(state.typed, key);
    if (typed !== null) return step({ ...state, typed });
    return key === "Enter" ? putDown(state, false, shift, context) : null;
  },

  cancel(state, why) {
    // The lost press did not start the placing.
    if (why === "pointerLost") return step(state);
    return state.typed === "" ? toIdle() : step({ ...state, typed: "" });
  },
  refresh: (state, context) => step(restationed({ ...state, surroundings: surroundings(context) })),
};

const surroundings = ({ project, evaluated, rows }: ToolContext) =>
  surroundingsOf({ project, evaluated }, rows.held().hiddenRows);

/** The ghost at the pointer, with its distances to the neighbours. */
function followed(state: Placing, input: PointerInput, context: ToolContext): Placing {
  const { article, rotY } = state;
  const wanted = centredFrame(input.at, [0, 0], rotY, article.box);
  const { box, mount } = article;
  const ceiling = mount === "ceiling" ? ceilingOver(input.at, context.project.rooms) : null;
  const elevation = ceiling === null ? article.elevation : ceiling - box[1];
  const request = { wanted, box, mount, elevation };
  const shape = "members" in article ? undefined : article.shape;
  const options = snapOptions(context.state.toggles, input);
  const snapped = ghostAt(null, { ...request, ...(shape ? { shape } : {}) }, state.surroundings, options);
  const ghost = "members" in article ? collidingGallery(snapped, article, state.surroundings) : snapped;
  const distances = ghostDistances(ghost, article.mount, state.surroundings);
  const typedSide = state.typed === "" ? nearestSide(distances) : state.typedSide;
  return { ...state, last: input, station: null, ghost, distances, typedSide };
}

function putDown(state: Placing, force: boolean, another: boolean, context: ToolContext): Step {
  const { article } = state;
  const ghost = finalGhost(state, context.walls.unit);
  const placed = ghost && placeChange(article, ghost, () => context.newId());
  if (!ghost || !placed) return step(state);
  const [id] = placed.ids;
  const refused = refusedByCollision([ghost], force, context, id);
  if (refused) return step(state, refused);
  const { catalogue, model } = article;
  const widths = Object.fromEntries(placed.ids.map((one) => [one, ghost.box[0]]));
  const commit: Effect = {
    do: "commit",
    name: "place",
    change: placed.change,
    options: { widths, uses: { catalogue, model } },
  };
  if (!another || "members" in article) return toIdle(commit, set({ selection: placed.ids, wall: null }));
  const { to, effects } = placing.enter(article, context);
  return step(to, commit, ...effects);
}

/** The ghost at its final place: at the typed distance, if any. */
function finalGhost(
  { article, ghost, typed, typedSide, distances, surroundings }: Placing,
  unit: LengthUnit,
): Ghost | null {
  if (!ghost || typed === "") return ghost;
  const openingsIn = article.mount === "wall-opening" ? surroundings.walls : [];
  const set = applyTyped(ghost, typed, typedSide, distances, openingsIn, unit);
  return "members" in article
    ? collidingGallery(set, article, surroundings)
    : withCollision(set, article.mount, surroundings);
}

/** The change that puts it there, with the ids of its rows; `null` when it needs a wall and there is none. */
function placeChange(
  article: ToPlace,
  ghost: Ghost,
  newId: () => RowId,
): { readonly ids: readonly RowId[]; readonly change: Change } | null {
  const isWallItem = article.mount === "wall-opening";
  if (isWallItem && ghost.wall === null) return null;
  const id = newId();
  if ("members" in article) {
    const ids = [id, ...article.members.slice(1).map(newId)];
    return { ids, change: galleryChange(article, ghost.frame, ids) };
  }
  const { catalogue, model, article: code, choices } = article;
  const placement = placementOf(ghost, isWallItem, 0);
  return {
    ids: [id],
    change: (project) => addRow(project, { id, catalogue, model, article: code, choices, placement }),
  };
}
