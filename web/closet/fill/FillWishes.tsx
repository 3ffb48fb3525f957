import { type ClosetFill, textIn } from "@stanza/catalogue";
import type { ClosetNeeds } from "@stanza/evaluation";
import { Segmented } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Fill.module.css";

interface Props {
  readonly fill: ClosetFill;
  readonly person: string;
  readonly needs: ClosetNeeds;
  readonly onPerson: (code: string) => void;
  readonly onAmount: (keep: string, amount: number) => void;
}

const AMOUNTS = ["0", "1", "2", "3"] as const;

/** Who uses the closet, and how much of each thing is kept in it. */
export function FillWishes({ fill, person, needs, onPerson, onAmount }: Props) {
  const { t, i18n } = useTranslation();
  const amounts = AMOUNTS.map((value) => ({ value, label: t(`fill.amount.${value}`) }));
  return (
    <div className={css.wishes}>
      <h3>{t("fill.who")}</h3>
      <Segmented
        label={t("fill.who")}
        value={person}
        options={fill.people.map(({ code, description }) => ({
          value: code,
          label: textIn(description, i18n.language),
        }))}
        onChange={onPerson}
      />
      <h3>{t("fill.what")}</h3>
      <ul className={css.keeps}>
        {fill.keeps.map(({ code, description, help }) => {
          const name = textIn(description, i18n.language);
          return (
            <li key={code}>
              <span>{name}</span>
              {help ? <small>{textIn(help, i18n.language)}</small> : null}
              <Segmented
                label={name}
                value={AMOUNTS[needs[code] ?? 0] ?? "0"}
                options={amounts}
                onChange={(value) => onAmount(code, Number(value))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
