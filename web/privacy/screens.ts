/** Screens that are loaded when their address is opened. */
export const privacyScreens = {
  privacy: () => import("./PrivacyPage.tsx"),
} as const;
