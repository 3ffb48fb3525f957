import type { Db } from "../db/pool.ts";
import { notFound } from "../operation/refuse.ts";
import { isShopStaff, onlyForStaff } from "../operation/shop-staff.ts";
import type { Session } from "../session/sessions.ts";
import { findOffer, type OfferRecord } from "./offer-record.ts";

type Found =
  | { readonly offer: OfferRecord; readonly refusal?: undefined }
  | {
      readonly offer?: undefined;
      readonly refusal: ReturnType<typeof notFound> | ReturnType<typeof onlyForStaff>;
    };

/** The offer where the session is of the shop's own people, otherwise the refusal to answer with. lock: see `findOffer` */
export async function findStaffOffer(db: Db, session: Session, id: number, lock = false): Promise<Found> {
  const offer = await findOffer(db, session, id, lock);
  if (!offer) return { refusal: notFound() };
  return isShopStaff(session) ? { offer } : { refusal: onlyForStaff() };
}
