import { keepArticles, startEvaluation, useAddressedProject, useCatalogues } from "@stanza/web-project";
import { useLeaveGuard } from "@stanza/web-workspace";
import { useEffect } from "react";

/** What every screen of closets begins with: the project of its address, its evaluation, and the question before it is left. */
export function useClosetScreen() {
  const isOpening = useAddressedProject();
  const hasFailed = useCatalogues((state) => state.status === "failed");
  useEffect(startEvaluation, []);
  useEffect(keepArticles, []);
  useLeaveGuard();
  return { isOpening, hasFailed };
}
