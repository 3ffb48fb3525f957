/** The workspace, loaded when its address is opened. */
export const workspaceScreens = {
  /** With the panel that it opens with, so that both come in one rendering. */
  workspace: async () => {
    const [screen] = await Promise.all([import("./frame/WorkspacePage.tsx"), import("./room/RoomPanel.tsx")]);
    await screen.loadFirstParts();
    return screen;
  },
  product: () => import("./product/ProductWorkspace.tsx"),
};
