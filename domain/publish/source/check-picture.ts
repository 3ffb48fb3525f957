import type { FaultList, Place } from "./fault-list.ts";

/** Reports a picture that is not in the folder. An address on the web is left alone: nobody can look there while publishing. */
export function checkPicture(
  path: string | undefined,
  place: Place,
  hasFile: (path: string) => boolean,
  faults: FaultList,
): void {
  if (path === undefined || path === "" || /^https?:\/\//.test(path) || hasFile(path)) return;
  faults.add(place, "E_FILE", `there is no picture ${path} in the catalogue's folder`);
}
