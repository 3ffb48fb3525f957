/** The workspace, loaded when its address is opened. */
export const workspaceScreens = {
  workspace: () => import("./frame/WorkspacePage.tsx"),
  product: () => import("./product/ProductWorkspace.tsx"),
};
