import type { ProductPreset } from "@stanza/web/kit";

const alcove = (depth: number, width: number) => ({ template: "rt2", dimensions: [depth, width, depth] });

/** The configurators of one product, by their address (ux.md S3b). */
export const PRODUCTS: Readonly<Record<string, ProductPreset>> = {
  "/kitchenConfig": { catalogue: "CUCINA", gallery: "G-LINE", room: alcove(2600, 5200) },
  "/kitchenSingleConfig": {
    catalogue: "CUCINA",
    article: "BASE-2D-900",
    room: alcove(850, 2400),
  },
  "/windowConfig": {
    catalogue: "MURI",
    article: "WIN2-1200",
    choices: { SUP: true },
    room: alcove(1600, 2800),
  },
  "/doorConfig": {
    catalogue: "MURI",
    article: "DOOR-800",
    choices: { SUP: true },
    room: alcove(1600, 2400),
  },
};
