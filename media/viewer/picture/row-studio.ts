import { ORIGIN } from "@stanza/geometry";
import type { ViewerRow } from "@stanza/models";
import { roomBounds } from "@stanza/models";
import { Scene, type Texture } from "three";
import { RowLayer } from "../buffers/row-layer.ts";
import { partBoundsInRoom } from "../buffers/row-solids.ts";
import { type OcclusionGrid, occlusionGrid } from "../light/occlusion-grid.ts";
import { Sun } from "../light/sun.ts";
import type { MaterialCabinet } from "../materials/material-cabinet.ts";
import { GroundShadow } from "../rooms/ground-shadow.ts";

/** A row alone at the origin in its own light, for its picture. */
export function rowStudio(
  row: ViewerRow,
  cabinet: MaterialCabinet,
  { environment, intensity }: { environment: Texture | null; intensity: number },
): { readonly scene: Scene; readonly shade: OcclusionGrid | null; readonly dispose: () => void } {
  const scene = new Scene();
  scene.environment = environment;
  scene.environmentIntensity = intensity;
  const rows = new RowLayer(cabinet);
  const sun = new Sun(1024);
  const ground = new GroundShadow({ reach: 500, height: 0 });
  rows.put({ ...row, frame: ORIGIN });
  const placed = rows.placed(row.id);
  const bounds = placed && roomBounds(placed);
  if (bounds) {
    const { min, max } = bounds;
    sun.frame(bounds);
    ground.setOutlines([
      [
        [min[0], min[2]],
        [max[0], min[2]],
        [max[0], max[2]],
        [min[0], max[2]],
      ],
    ]);
    ground.mesh.position.y = min[1];
  }
  scene.add(rows.group, sun.light, sun.light.target, ground.mesh);
  return {
    scene,
    shade: placed && bounds ? occlusionGrid(partBoundsInRoom(placed), [], 0, bounds) : null,
    dispose: () => {
      rows.dispose();
      sun.dispose();
      ground.dispose();
    },
  };
}
