import type { ProjectDifference, RoomDifference } from "@stanza/project";
import { useValueWords } from "@stanza/web-project";
import { useTranslation } from "react-i18next";
import css from "./Comparison.module.css";
import { Choices } from "./DifferenceList.tsx";
import { headerWords, modelName } from "./difference-words.ts";

/** What differs beside the rows: rooms, what the models' headers say, edits of generated articles, and the rest by its name. */
export function OtherDifferences({ difference }: { readonly difference: ProjectDifference }) {
  const { t, i18n } = useTranslation();
  const words = useValueWords();
  const { rooms, headers, automatic, aspects } = difference;
  const taken = automatic.filter(({ removed }) => removed?.to).length;
  const brought = automatic.filter(({ removed }) => removed && !removed.to).length;
  const edited = automatic.filter(({ choices }) => choices.length > 0).length;
  const sentences = [
    ...(taken > 0 ? [t("projectVersions.automaticRemoved", { count: taken })] : []),
    ...(brought > 0 ? [t("projectVersions.automaticRestored", { count: brought })] : []),
    ...(edited > 0 ? [t("projectVersions.automaticEdited", { count: edited })] : []),
    ...aspects.map((aspect) => t(`projectVersions.other.${aspect}`)),
  ];
  if (rooms.length === 0 && headers.length === 0 && sentences.length === 0) return null;
  return (
    <ul className={css.others} aria-label={t("projectVersions.others")}>
      {rooms.map((room) => (
        <Room
          key={room.kind === "changed" ? room.after.id : `${room.kind} ${room.room.id}`}
          difference={room}
        />
      ))}
      {headers.map(({ catalogue, model, choices }) => (
        <li key={`${catalogue} ${model}`}>
          {t("projectVersions.header", { name: modelName(catalogue, model, i18n.language) })}
          <Choices changes={headerWords(catalogue, model, choices, words)} />
        </li>
      ))}
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Room({ difference }: { readonly difference: RoomDifference }) {
  const { t } = useTranslation();
  const room = difference.kind === "changed" ? difference.after : difference.room;
  const name = room.name || t("projectVersions.aRoom");
  if (difference.kind !== "changed")
    return <li data-kind={difference.kind}>{t(`projectVersions.room.${difference.kind}`, { name })}</li>;
  const what = difference.aspects.map((aspect) => t(`projectVersions.roomAspect.${aspect}`)).join(", ");
  return <li data-kind="changed">{t("projectVersions.room.changed", { name, what })}</li>;
}
