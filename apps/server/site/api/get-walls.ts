import type { Handler } from "../../operation/mount.ts";

export const getWalls: Handler<"getWalls"> = async ({ context }) => ({
  status: 200,
  body: context.walls,
  headers: { "cache-control": "no-cache" },
});
