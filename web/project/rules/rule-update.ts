import type { LoadedRule } from "@stanza/contract";
import { client, translate } from "@stanza/web-site";
import { log, withLoader } from "@stanza/web-ui";

/** A row's rule as the server's call names it (spec 1 §7). */
export interface RuleKey {
  readonly catalog: string;
  readonly version?: string;
  readonly reg?: string;
  readonly model?: string;
  readonly cmodel: string;
  readonly cod?: string;
  readonly neutro?: string;
}

/** The rule could not be had: `message` is the server's, or what the connection said. */
export class RuleUpdateFailed extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "RuleUpdateFailed";
    this.status = status;
  }
}

/** The rule of an article as the server has it, under the loader. A failure stops the loader and is thrown on (spec 2 §7): `RuleUpdateFailed`. */
export function updateRule(key: RuleKey): Promise<LoadedRule> {
  return withLoader(translate("rule.updating"), load(key));
}

async function load(key: RuleKey): Promise<LoadedRule> {
  const answer = await client.loadRule({ query: key });
  if (answer.status === 200) return answer.body;
  const message = answer.status === 0 ? answer.message : answer.body.message;
  log("error", `The rule of ${key.cod ?? key.neutro ?? ""} was not updated: ${message}`);
  throw new RuleUpdateFailed(answer.status, message);
}
