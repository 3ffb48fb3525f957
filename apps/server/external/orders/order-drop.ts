import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "../../files/file-store.ts";
import { type CalledSystem, callSystem, taken } from "../call-system.ts";

/** An order file on its way to the ERP. */
interface DroppedOrder {
  readonly number: string;
  readonly shop: string;
  /** Hex SHA-256 that the file names. */
  readonly checksum: string;
  readonly content: string;
}

/** The kinds of places that order files go to: the ERP's address, or a folder that the ERP reads. */
export type OrderDropKind = "order-post" | "order-folder";

/** A place that order files are left at. Leaving the same order twice is harmless. */
export interface OrderDrop {
  /** Returns the receiver's own name of the order; empty: it gives none. Throws `DeliveryRefused` where it refuses for good. */
  leave(order: DroppedOrder): Promise<string>;
}

/** A folder of order files, from which they can be removed. */
export interface OrderFolder {
  /** Removing a file that is not there does nothing. */
  remove(order: Pick<DroppedOrder, "shop" | "number">): Promise<void>;
}

const receipt = z.object({
  id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(
      z
        .string()
        .max(60)
        .regex(/^[^\p{C}]*$/u),
    ),
});

/** Posts each file to the ERP's address (docs/order-file.md). */
export function openErpDrop(system: CalledSystem): OrderDrop {
  return {
    async leave({ number, checksum, content }) {
      const answer = await callSystem(system, "", {
        method: "POST",
        headers: { "idempotency-key": `${number}.${checksum}` },
        body: content,
      });
      const parsed = receipt.safeParse(taken("The ERP", answer));
      return parsed.success ? parsed.data.id : "";
    },
  };
}

/** Leaves each file in a folder that the ERP fetches from: `MILANO/O-2026-00001.json`, complete as soon as it is visible. */
export function openFolderDrop(folder: string): OrderDrop & OrderFolder {
  const placeOf = (shop: string) => join(folder, encodeURIComponent(shop).replaceAll(".", "%2E"));
  return {
    async leave({ shop, number, content }) {
      const place = placeOf(shop);
      await mkdir(place, { recursive: true });
      await writeWhole(join(place, `${number}.json`), content);
      return "";
    },
    async remove({ shop, number }) {
      await rm(join(placeOf(shop), `${number}.json`), { force: true });
    },
  };
}
