import type { VersionRefusal } from "@stanza/web-project";
import { translate } from "@stanza/web-site";

/** The sentence of a refusal. */
export function versionTrouble(because: VersionRefusal): string {
  switch (because) {
    case "no-connection":
      return translate("error.noConnection");
    case "read-only":
    case "forbidden":
      return translate("edit.readOnly");
    default:
      return translate(`projectVersions.refused.${because}`);
  }
}
