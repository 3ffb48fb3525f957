import { askForSearch } from "@stanza/web-catalogue";
import { useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { showArticleSearch } from "@stanza/web-workspace";

const ITEM_SEARCHES = [paths.itemSearch(), paths.customItemSearch()];

/**
 * Puts the focus into the search for articles from any screen: beside the canvas for the open project, else on the item search, which
 * begins one.
 */
export async function searchArticles(): Promise<void> {
  const { pathname } = location;
  const { open } = useProject.getState();
  if (ITEM_SEARCHES.some((path) => pathname.startsWith(path))) {
    askForSearch();
  } else if (open) {
    if (!pathname.startsWith(paths.workspace())) await goTo(paths.workspace({ projectId: open.projectId }));
    showArticleSearch();
  } else {
    askForSearch();
    await goTo(paths.itemSearch());
  }
}
