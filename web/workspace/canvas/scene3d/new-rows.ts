import type { Orbit, Viewer } from "@stanza/viewer";
import { useEvaluation, useProject } from "@stanza/web-project";
import { useEffect, useRef } from "react";
import type { ShownScene } from "../shown.ts";

/** A row that was put in is at least this part of the picture's smaller side: on a phone a whole room would leave it too small. */
const LEAST = { phone: 0.2, desk: 0.06 };

/** The camera follows what is put into the project, until somebody turns it; a project that is opened is not put in. */
export function useNewRowsInSight(viewer: Viewer | null, { evaluated }: ShownScene): void {
  const projectKey = useProject((state) => state.open?.projectKey ?? "");
  const isLoading = useEvaluation((state) => state.evaluated === null);
  const known = useRef<{ readonly projectKey: string; readonly rows: ReadonlySet<string> } | null>(null);
  const shown = useRef<{ readonly rows: readonly string[]; readonly orbit: Orbit } | null>(null);
  useEffect(() => {
    if (!viewer || isLoading) {
      known.current = null;
      return;
    }
    const rows = evaluated.rows.flatMap(({ row, automatic }) => (automatic ? [] : [row.id]));
    const before = known.current;
    known.current = { projectKey, rows: new Set(rows) };
    if (before?.projectKey !== projectKey) return;
    const added = rows.filter((id) => !before.rows.has(id));
    if (added.length === 0) return;
    shown.current = { rows: added, orbit: viewer.reveal(added, least()) };
  }, [viewer, evaluated, projectKey, isLoading]);
  useEffect(() => {
    if (!viewer) return;
    const sizes = new ResizeObserver(() => {
      const { current } = shown;
      if (current === null || JSON.stringify(current.orbit) !== JSON.stringify(viewer.destination)) return;
      shown.current = { ...current, orbit: viewer.reveal(current.rows, least()) };
    });
    sizes.observe(viewer.canvas);
    return () => sizes.disconnect();
  }, [viewer]);
}

const least = () => (matchMedia("(max-width: 599px)").matches ? LEAST.phone : LEAST.desk);
