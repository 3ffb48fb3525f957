import type { Vec3 } from "@stanza/geometry";

/** The thing under a point of the picture; points in the room frame, mm. */
export type PickResult =
  | { readonly kind: "row"; readonly rowId: string; readonly partId: string; readonly point: Vec3 }
  | { readonly kind: "wall"; readonly wallId: string; readonly point: Vec3 }
  | { readonly kind: "floor"; readonly roomId: string | null; readonly point: Vec3 };
