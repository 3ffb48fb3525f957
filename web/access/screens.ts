/** Screens that are loaded when their address is opened. */
export const accessScreens = {
  accountCode: () => import("./account/AccountCodePage.tsx"),
} as const;
