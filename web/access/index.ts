export { ensureSession } from "./ensure-session.ts";
export { SignInForm } from "./SignInForm.tsx";
export { sessionExpired, signInAgain } from "./sign-in-again.ts";
export { signOut } from "./sign-out.ts";
