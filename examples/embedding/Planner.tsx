import { useEffect, useRef, useState } from "react";
import { mountStanza, type Stanza } from "stanza-embed";

/** A planner in a React page. */
export function Planner({ url, onSaved }: { url: string; onSaved: (project: unknown) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const [state, setState] = useState("Loading …");

  useEffect(() => {
    let stanza: Stanza | undefined;
    let isGone = false;
    if (!place.current) return;
    mountStanza(place.current, { url, guest: true }).then(
      (mounted) => {
        if (isGone) return mounted.destroy();
        stanza = mounted;
        stanza.on("saved", ({ content }) => saved.current(content));
        setState("Ready");
      },
      (error: Error) => setState(error.message),
    );
    return () => {
      isGone = true;
      stanza?.destroy();
    };
  }, [url]);

  return (
    <>
      <p role="status">{state}</p>
      <div ref={place} style={{ height: 720 }} />
    </>
  );
}
