import type { FaultList, Place } from "./fault-list.ts";

/** Reports a picture that is not in the folder, and one on the web: pages show pictures of their own server only. */
export function checkPicture(
  path: string | undefined,
  place: Place,
  hasFile: (path: string) => boolean,
  faults: FaultList,
): void {
  if (path === undefined || path === "" || hasFile(path)) return;
  if (/^https?:\/\//.test(path)) {
    faults.warn(
      place,
      "W_PICTURE",
      "pictures on the web are not shown; put the file into the catalogue's folder",
    );
    return;
  }
  if (!/\.(?:png|jpe?g|webp)$/i.test(path)) {
    faults.add(place, "E_FILE", `${path} is no picture; pictures are .png, .jpg or .webp files`);
    return;
  }
  faults.add(place, "E_FILE", `there is no picture ${path} in the catalogue's folder`);
}
