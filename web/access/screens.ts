/** Screens that are loaded when their address is opened. */
export const accessScreens = {
  keySignIn: () => import("./key/KeySignInPage.tsx"),
  companyReturn: () => import("./company/CompanyReturnPage.tsx"),
  accountCode: () => import("./account/AccountCodePage.tsx"),
} as const;
