import { openApiDocument } from "@stanza/contract";
import type { Handler } from "../../http/mount.ts";

const document = openApiDocument();

export const getOpenApi: Handler<"getOpenApi"> = async () => ({ status: 200, body: document });
