/** The screens of the render farm, each loaded when its address is opened. */
export const renderScreens = {
  renders: () => import("./page/RendersPage.tsx"),
  render: () => import("./job/RenderPage.tsx"),
};
