// What looks after the catalogues of a project that was opened; one file, fetched after the first picture.
export { checkPriceListsSoon } from "../price/list/check-price-lists.ts";
export { keepVersions } from "./compare-versions.ts";
