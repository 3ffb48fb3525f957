/** The workspace, loaded when its address is opened. */
export const workspaceScreens = {
  /** With the panel that it opens with, so that both come in one rendering. */
  workspace: async () => {
    const [screen] = await Promise.all([import("./frame/WorkspacePage.tsx"), import("./room/RoomPanel.tsx")]);
    await screen.loadFirstParts();
    return screen;
  },
  /** One article alone, for a web shop's page. */
  articleFrame: () => import("./article-frame/ArticleFramePage.tsx"),
  product: () => import("./product/ProductWorkspace.tsx"),
};
