import type { EvaluatedRow } from "@stanza/evaluation";
import { type Surface, type ViewerRow, viewerRooms } from "@stanza/models";
import type { Orbit, Viewer } from "@stanza/viewer";
import { viewerRow } from "@stanza/web-pictures";
import {
  movingKey,
  type Placeholder,
  type Scene,
  useCatalogues,
  useEditor,
  useEvaluation,
  usePlaceholders,
  useProject,
  withoutMoving,
} from "@stanza/web-project";
import { useEffect, useMemo, useRef } from "react";
import type { ShownScene } from "../shown.ts";
import { useDoors } from "./doors.ts";

/** The camera when the view was last left, so that a visit to the plan does not lose it. */
let left: { readonly projectKey: string; readonly walls: number; readonly orbit: Orbit } | null = null;

/** Keeps the viewer showing the scene alone, as where nothing of it can be moved. */
export function useStillScene(viewer: Viewer | null, scene: ShownScene): void {
  useMaterials(viewer);
  useRooms(viewer, scene);
  useRows(viewer, scene);
  useCamera(viewer, scene);
}

function useMaterials(viewer: Viewer | null): void {
  const loaded = useCatalogues((state) => state.loaded);
  const own = useProject((state) => state.open?.document.project.catalogues);
  useEffect(() => {
    if (!viewer) return;
    // Catalogues may name different materials alike: the project's own go before those that arrive later.
    const isOwn = (code: string): number => Number(own?.[code] !== undefined);
    const materials = [...loaded]
      .toSorted(([one], [other]) => isOwn(one) - isOwn(other))
      .flatMap(([, { open }]) => open.materials);
    const surfaces: Record<string, Surface> = Object.fromEntries(
      materials.map((material) => [material.code, material]),
    );
    viewer.setMaterials(surfaces);
  }, [viewer, loaded, own]);
}

/** All rows but what is generated from those in hand: a plinth does not stay behind while its unit is carried away. */
function useRows(viewer: Viewer | null, { evaluated }: Scene): void {
  const moving = useEditor((state) => movingKey(state.interaction));
  const boxCulling = useEditor((state) => state.toggles.boxCulling);
  // An open door shows what is behind it.
  const culled = useDoors((state) => !state.open) && boxCulling;
  const placeholders = usePlaceholders();
  useEffect(() => {
    if (placeholders.length > 0) {
      viewer?.setRows(placeholders.map(placeholderRow));
      return;
    }
    const standing = new Set(withoutMoving(evaluated, moving).rows);
    const rows = evaluated.rows.filter((row) => !row.automatic || standing.has(row));
    viewer?.setRows(rows.map((row) => viewerRow(row, { culled })));
  }, [viewer, evaluated, moving, culled, placeholders]);
}

/** A quiet box of the article's size; no catalogue has its material. */
const placeholderRow = ({ id, frame, box }: Placeholder): ViewerRow => ({
  id: `placeholder ${id}`,
  frame,
  parts: [
    {
      id: "box",
      solid: { type: "box", size: box },
      at: [0, 0, 0],
      material: "placeholder",
      layer: "carcass",
    },
  ],
});

function useRooms(viewer: Viewer | null, { project, evaluated, held }: ShownScene): void {
  const items = useStable(evaluated.rows.filter(({ row }) => row.placement.on === "wall"));
  const hidden = [...held.hiddenWalls].join(" ");
  const rooms = useMemo(
    () => viewerRooms(project.rooms, { rows: items }, new Set(hidden.split(" "))),
    [project.rooms, items, hidden],
  );
  useEffect(() => viewer?.setRooms(rooms), [viewer, rooms]);
}

/** The same list as before while its members are the same. */
function useStable(list: readonly EvaluatedRow[]): readonly EvaluatedRow[] {
  const kept = useRef(list);
  const same = kept.current.length === list.length && kept.current.every((one, i) => one === list[i]);
  if (!same) kept.current = list;
  return kept.current;
}

/**
 * The first look at a project is a photographer's into the room, or at all of it while there is no room or nothing stands in it; later ones
 * are where the camera was.
 */
function useCamera(viewer: Viewer | null, { project }: Scene): void {
  const projectKey = useProject((state) => state.open?.projectKey ?? "");
  // Articles whose catalogues are on their way stand there as boxes; the look is taken once more when they have their sizes.
  const isLoading = useEvaluation((state) => state.evaluated === null);
  const walls = project.rooms.reduce((sum, room) => sum + room.walls.length, 0);
  const seen = useRef("");
  const whole = useRef<Orbit | null>(null);
  const keepWhole = useRef(() => {});
  useEffect(() => {
    if (!viewer) return;
    const isWhole = (): boolean => whole.current !== null && sameOrbit(viewer.camera, whole.current);
    const showAll = (): void => {
      viewer.view(walls > 0 ? "eye" : "iso", { ease: false });
      whole.current = viewer.camera;
    };
    const key = `${projectKey} ${walls > 0}`;
    const isNew = seen.current !== key;
    seen.current = key;
    if (isNew && left?.projectKey === projectKey && left.walls === walls) viewer.setCamera(left.orbit);
    else if (isNew || isWhole()) showAll();
    // Until somebody turns it, the view keeps showing everything at any size, new rooms too.
    keepWhole.current = () => {
      if (isWhole()) showAll();
    };
    const sizes = new ResizeObserver(keepWhole.current);
    sizes.observe(viewer.canvas);
    return () => {
      sizes.disconnect();
      left = { projectKey, walls, orbit: viewer.camera };
    };
  }, [viewer, projectKey, walls]);
  useEffect(() => {
    if (!isLoading) keepWhole.current();
  }, [isLoading]);
}

const sameOrbit = (a: Orbit, b: Orbit): boolean => JSON.stringify(a) === JSON.stringify(b);
