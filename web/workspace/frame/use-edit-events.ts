import { type EditEvent, onEdit } from "@stanza/web-project";
import { loadedOnce } from "@stanza/web-ui";
import { useEffect } from "react";

const sentences = loadedOnce(async () => (await import("./tell-edit.ts")).tellEdit, { ahead: true });

/** Says what became of every gesture. The words come after the first picture; once they are there each is said at once. */
export function useEditEvents(language: string): void {
  useEffect(() => onEdit((event) => tell(event, language)), [language]);
}

function tell(event: EditEvent, language: string): void {
  const say = sentences.get();
  if (say) say(event, language);
  else sentences.load().then((loaded) => loaded(event, language), reportError);
}
