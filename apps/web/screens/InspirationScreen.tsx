import { InspirationPage } from "@stanza/web-catalogue";
import { startWithGallery } from "@stanza/web-workspace";

/** The ready arrangements, from which a project can be started. */
export function InspirationScreen() {
  return <InspirationPage onStart={(item) => void startWithGallery(item)} />;
}
