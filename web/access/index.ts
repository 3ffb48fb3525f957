export { createAccount } from "./account/open-account-dialogs.ts";
export { isPersonIncomplete, PersonFields } from "./account/PersonFields.tsx";
export { ensureSession } from "./ensure-session.ts";
export { connectOpenWork, type OpenWork } from "./open-work.ts";
export { SignInForm } from "./SignInForm.tsx";
export { accessScreens } from "./screens.ts";
export { openSecurity } from "./security/open-security.ts";
export { sessionExpired, signInAgain } from "./sign-in-again.ts";
export { signOut } from "./sign-out.ts";
