/** The text fields of a person, in their order on every form. */
export const PERSON_FIELDS = [
  { key: "firstName", autoComplete: "given-name", type: "text", maxLength: 120 },
  { key: "lastName", autoComplete: "family-name", type: "text", maxLength: 120 },
  { key: "email", autoComplete: "email", type: "email", maxLength: 200 },
  { key: "phone", autoComplete: "tel", type: "tel", maxLength: 60 },
  { key: "vatNumber", autoComplete: "off", type: "text", maxLength: 40 },
] as const;

export type PersonField = (typeof PERSON_FIELDS)[number]["key"];
