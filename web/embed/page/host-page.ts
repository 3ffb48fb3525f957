import { paths, patternOf } from "@stanza/web-site";

/** Routes whose names are not their paths (spec 1 §2), and pages that hosts name otherwise than we do (spec 2 §2). */
const PATHS: Readonly<Record<string, string>> = {
  itemsearchprj: paths.itemSearch({ newProject: true }),
  multiclosettool: paths.multiCloset(),
  notfound: paths.notFound(),
  "order.my": paths.projects(),
  uploadcrm: paths.summary(),
};

/** What mailed codes, keys and providers lead to: none of them is a place to send somebody. */
const NO_PLACE = /^\/(o|d|oidc|rsalogin|(guest)?resetpassword|guestregister)(\/|$)/;

/**
 * The address of a page by its route's name in any case, with parameters parted by slashes (spec 1 §5 `navigateTo`); undefined: there is no
 * such page.
 */
export function hostPageAddress(name: string, params: string): string | undefined {
  const page = name.toLowerCase();
  const path = Object.hasOwn(PATHS, page) ? PATHS[page]! : `/${page}`;
  const parts = params.split("/").filter(Boolean);
  if (page === "" || parts.some((part) => /^\.+$/.test(part))) return undefined;
  const address = [path, ...parts.map(encodeURIComponent)].join("/");
  return patternOf(address) === undefined || NO_PLACE.test(address) ? undefined : address;
}
