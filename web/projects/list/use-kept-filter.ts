import { PROJECT_SORTS, type ProjectSort, type ProjectSummary } from "@stanza/contract";
import { PROJECT_STATUSES } from "@stanza/project";
import { storage } from "@stanza/web-site";
import { useState } from "react";

interface KeptFilter {
  /** Empty: all. */
  readonly status: ProjectSummary["status"] | "";
  readonly sort: ProjectSort;
}

const PLACE = "stanza.projects.filter";

/** Status and order of the list, kept on the device until they are chosen anew. */
export function useKeptFilter() {
  const [kept, setKept] = useState(read);
  const change = (by: Partial<KeptFilter>) => {
    const next = { ...kept, ...by };
    setKept(next);
    storage.set(PLACE, `${next.status} ${next.sort}`);
  };
  return [kept, change] as const;
}

function read(): KeptFilter {
  const [status, sort] = String(storage.get(PLACE) ?? "").split(" ");
  return {
    status: PROJECT_STATUSES.find((one) => one === status) ?? "",
    sort: PROJECT_SORTS.find((one) => one === sort) ?? "changed",
  };
}
