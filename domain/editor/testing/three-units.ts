import type { Placement } from "@stanza/project";
import { EditorDriver } from "./editor-driver.ts";

/** A place on the floor of the room: mm from its corner, degrees. */
export const at = (x: number, z: number, rotY = 0) =>
  ({ on: "room", at: [x, 0, z], rotY }) satisfies Placement;

/** Three base units of 600 away from the walls, selected: row1 … row3. */
export function three(
  places: readonly (readonly [number, number])[] = [
    [1000, 1000],
    [2000, 1300],
    [3600, 1100],
  ],
) {
  const driver = new EditorDriver();
  for (const [x, z] of places) driver.put("BASE-1D-600", at(x, z));
  driver.editor.select(driver.rows.map(({ row }) => row.id));
  return driver;
}

/** The place of each row's corner on the plan, mm. */
export const corners = (driver: EditorDriver) =>
  driver.rows.map((_, i) => {
    const [x, z] = driver.standing(i);
    return [x, z];
  });
