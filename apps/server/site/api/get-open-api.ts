import { openApiDocument } from "@stanza/contract";
import type { Handler } from "../../operation/handler.ts";

const document = openApiDocument();

export const getOpenApi: Handler<"getOpenApi"> = async () => ({ status: 200, body: document });
