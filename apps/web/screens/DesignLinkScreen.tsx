import { DesignLinkPage } from "@stanza/web-client-link";
import { continueDesign } from "@stanza/web-project";

/** A design behind a link, and the way from there into the workspace. */
export function DesignLinkScreen() {
  return <DesignLinkPage onContinue={continueDesign} />;
}
