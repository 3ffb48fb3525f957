import { formatLength, formatMoney } from "@stanza/quantities";
import { useValueWords } from "@stanza/web-project";
import { Button, IconButton, Popover, SelectField } from "@stanza/web-ui";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFinder } from "../finder-store.ts";
import type { FoundEntry } from "../found-articles.ts";
import { type Facets, NO_FACETS } from "./chosen-facets.ts";
import css from "./Facets.module.css";
import { type EntryFacts, finishNames, isNarrowed, offeredFacets } from "./facets.ts";

interface Props {
  /** What is there without the facets. */
  readonly found: readonly FoundEntry[];
  readonly factsOf: (found: FoundEntry) => EntryFacts | undefined;
  /** What is left with them. */
  readonly count: number;
  readonly currency: string;
}

/** Width, finish and price of what is shown; each choice says how many cards it leaves. */
export function FacetsButton(props: Props) {
  const { t } = useTranslation();
  const chosen = useFinder((state) => isNarrowed(state.facets));
  return (
    <span className={css.button}>
      <Popover
        button={
          <IconButton
            label={chosen > 0 ? t("facets.titleChosen", { count: chosen }) : t("facets.title")}
            icon={<IconAdjustmentsHorizontal size={18} stroke={1.7} />}
          />
        }
        label={t("facets.title")}
        place="bottom-end"
        width={272}
        className={css.panel}
      >
        {(close) => <FacetPanel {...props} close={close} />}
      </Popover>
      {chosen > 0 ? (
        <span className={css.count} aria-hidden="true">
          {chosen}
        </span>
      ) : null}
    </span>
  );
}

function FacetPanel({ found, factsOf, count, currency, close }: Props & { readonly close: () => void }) {
  const { t } = useTranslation();
  const { language, lengthUnit } = useValueWords();
  const facets = useFinder((state) => state.facets);
  const { widths, finishes, prices } = offeredFacets(found, facets, factsOf);
  const choose = (change: Partial<Facets>) => useFinder.setState({ facets: { ...facets, ...change } });
  const any = { value: "", label: t("facets.any") };
  const option = (value: string | number, name: string, left: number) => ({
    value: String(value),
    label: `${name} (${left})`,
  });
  const groups = [...Map.groupBy(finishes, ({ value }) => finishNames(value)[0])];
  return (
    <>
      <SelectField
        label={t("facets.width")}
        options={[
          any,
          ...widths.map(({ value, count: left }) =>
            option(value, formatLength(value, lengthUnit, language), left),
          ),
        ]}
        value={String(facets.widthMm ?? "")}
        onChange={({ target }) => choose({ widthMm: target.value === "" ? null : Number(target.value) })}
      />
      <SelectField
        label={t("facets.finish")}
        options={[any]}
        groups={groups.map(([label, some]) => ({
          label,
          options: some.map(({ value, count: left }) => option(value, finishNames(value)[1], left)),
        }))}
        value={facets.finish ?? ""}
        onChange={({ target }) => choose({ finish: target.value === "" ? null : target.value })}
      />
      <SelectField
        label={t("facets.price")}
        options={[
          any,
          ...prices.map(({ value, count: left }) =>
            option(value, t("facets.upTo", { amount: formatMoney(String(value), currency, language) }), left),
          ),
        ]}
        value={String(facets.upTo ?? "")}
        onChange={({ target }) => choose({ upTo: target.value === "" ? null : Number(target.value) })}
      />
      <div className={css.foot}>
        <span role="status">{t("finder.found", { count })}</span>
        <Button
          size="sm"
          reason={isNarrowed(facets) === 0 ? t("facets.none") : undefined}
          onClick={() => useFinder.setState({ facets: NO_FACETS })}
        >
          {t("facets.clear")}
        </Button>
        <Button size="sm" variant="primary" onClick={close}>
          {t("facets.done")}
        </Button>
      </div>
    </>
  );
}
