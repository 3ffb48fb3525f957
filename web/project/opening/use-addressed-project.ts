import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useProject } from "../project-store.ts";
import { mayReplaceProject } from "./may-replace-project.ts";
import { openProject } from "./open-project.ts";
import { tellOpening } from "./open-stored-project.ts";

/**
 * Opens the project that the address names, and keeps the address naming the open one: a reload and a bookmark find it again, also after
 * the first save has given it its number.
 *
 * returns   true while a project is on its way
 */
export function useAddressedProject(): boolean {
  const { project: wanted } = useSearch({ strict: false }) as { readonly project?: number };
  const navigate = useNavigate();
  const openId = useProject((state) => (state.open ? state.open.projectId : undefined));
  const [opening, setOpening] = useState(false);
  /** The number in the address that has been seen to. */
  const handled = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (wanted === handled.current) return;
    handled.current = wanted;
    if (wanted === undefined || useProject.getState().open?.projectId === wanted) return;
    setOpening(true);
    void bring(wanted).finally(() => setOpening(false));
  }, [wanted]);

  useEffect(() => {
    if (opening || openId === undefined || handled.current !== wanted) return;
    const now = openId ?? undefined;
    if (now === wanted) return;
    handled.current = now;
    // What an address says besides, such as a closet, is of the project that it names; one that names none yet says it of the open one.
    const besides = (search: object) => (wanted === undefined ? search : {});
    void navigate({
      to: ".",
      search: (search: object) => ({ ...besides(search), ...(now === undefined ? {} : { project: now }) }),
      replace: true,
    });
  }, [opening, openId, wanted, navigate]);

  return opening;
}

async function bring(id: number): Promise<void> {
  if (await mayReplaceProject()) await tellOpening(await openProject(id));
}
