import type { Handler } from "../../operation/handler.ts";

export const getWalls: Handler<"getWalls"> = async ({ context }) => ({
  status: 200,
  body: context.walls,
  headers: { "cache-control": "no-cache" },
});
