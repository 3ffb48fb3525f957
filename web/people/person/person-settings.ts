import type { Person, PersonSettings } from "@stanza/contract";
import { isPercent, percentOf } from "../typed-percent.ts";

/** What the form of a person holds while it is typed. */
export interface PersonDraft extends Omit<PersonSettings, "discountLimit"> {
  readonly login: string;
  /** As typed; empty: none is set. */
  readonly discountLimit: string;
  readonly isActive: boolean;
}

export const draftOf = (
  person: Person | null,
  language: PersonSettings["language"],
  shop: string,
): PersonDraft =>
  person
    ? { ...person, discountLimit: person.discountLimit ?? "" }
    : {
        login: "",
        name: "",
        email: "",
        kind: "pro",
        isAdmin: false,
        sellerLevel: 1,
        discountLimit: "",
        language,
        shops: shop === "" ? [] : [shop],
        isActive: true,
      };

export type PersonFault = "login" | "name" | "email" | "discountLimit" | "shops";

/** The fields of a draft that cannot be stored as they are, in the order of the form. */
export function faultsOf({
  login,
  name,
  email,
  discountLimit,
  shops,
  isAdmin,
}: PersonDraft): readonly PersonFault[] {
  return [
    ...(login.trim().length < 2 ? (["login"] as const) : []),
    ...(name.trim().length < 2 ? (["name"] as const) : []),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? [] : (["email"] as const)),
    ...(isPercent(discountLimit) ? [] : (["discountLimit"] as const)),
    ...(shops.length === 0 && !isAdmin ? (["shops"] as const) : []),
  ];
}

/** The settings as the server takes them. */
export function settingsOf({ name, email, discountLimit, ...draft }: PersonDraft): PersonSettings {
  const { kind, isAdmin, sellerLevel, language, shops } = draft;
  return {
    name: name.trim(),
    email: email.trim(),
    discountLimit: percentOf(discountLimit),
    kind,
    isAdmin,
    sellerLevel,
    language,
    shops: [...shops],
  };
}
