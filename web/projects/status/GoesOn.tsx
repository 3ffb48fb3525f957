import { useAssignees } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { SelectField, TextArea } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import type { useStatusChoice } from "./use-status-choice.ts";

/** The shop and the person who go on with a project, with a word to them. */
export function GoesOn({ choice }: { readonly choice: ReturnType<typeof useStatusChoice> }) {
  const { t } = useTranslation();
  const own = useSession((state) => state.profile?.userId);
  const { shops, shop, chooseShop, person, setPerson, note, setNote, isMoved } = choice;
  const { data, isError } = useAssignees(shop);
  const nameOf = ({ id, name, kind }: NonNullable<typeof data>[number]) =>
    id === own
      ? t("projectStatus.me", { name })
      : kind === "customer"
        ? t("projectStatus.customer", { name })
        : name;
  return (
    <>
      {shops.length > 1 ? (
        <SelectField
          label={t("projectStatus.shop")}
          value={shop}
          onChange={(event) => chooseShop(event.target.value)}
          options={shops.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      <SelectField
        label={t("projectStatus.person")}
        value={person}
        error={isError ? t("projectStatus.peopleFailed") : undefined}
        onChange={(event) => setPerson(event.target.value)}
        options={[
          { value: "", label: t(isMoved ? "projectStatus.nobody" : "projectStatus.asBefore") },
          ...(data ?? []).map((one) => ({ value: one.id, label: nameOf(one) })),
        ]}
      />
      {person === "" || person === own ? null : (
        <TextArea
          label={t("projectStatus.note")}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </>
  );
}
