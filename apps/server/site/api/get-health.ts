import { readFileSync } from "node:fs";
import type { Handler } from "../../operation/handler.ts";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

export const getHealth: Handler<"getHealth"> = async () => ({
  status: 200,
  body: { status: "ok", version: manifest.version },
});
