import { paths, safeRedirect } from "./paths.ts";

/** Pages that hosts name otherwise than we do (spec 2 §2). */
const NAMES: Readonly<Record<string, string>> = {
  "order.my": paths.projects(),
  uploadcrm: paths.summary(),
};

/** The address of a page as another system names it, in any case (spec 1 §5 `navigateTo`); undefined: there is no such page. */
export function hostPage(name: string, origin: string): string | undefined {
  const page = name.toLowerCase();
  return Object.hasOwn(NAMES, page) ? NAMES[page] : safeRedirect(`/${page}`, origin);
}
