import { labelled } from "@stanza/quantities";

/** A choice of a position as it is read: "Front finish", "Smoked oak". */
export interface ChoiceWords {
  /** The variable's code in its catalogue. */
  readonly code: string;
  readonly label: string;
  /** Empty: the label alone says it, as of what is there or not. */
  readonly value: string;
  /** True: made for the whole model (fronts, handles, carcass, worktop) and taken over by its articles. */
  readonly shared: boolean;
}

/** What a position is, in words of the offer's language. */
export interface PositionWords {
  /** Its width, height and depth, e.g. "600 × 780 × 560 mm"; empty: it has none. */
  readonly size: string;
  readonly choices: readonly ChoiceWords[];
}

/** The words of several positions, each finish said once. */
export interface StatedWords {
  /** What holds for all positions that have such a choice and do not say another. */
  readonly common: readonly ChoiceWords[];
  /** By row id: what is left for the position itself to say. */
  readonly own: ReadonlyMap<string, PositionWords>;
}

/**
 * Says the shared choices of a group once, and at each position only what deviates. Of the values of a choice the most frequent is common,
 * the first of equally frequent ones; what only one position has stays with it. A position without such a choice is not meant.
 *
 * rowIds  the positions of one group, in order
 * wordsOf of a row; absent: nothing is known of it
 */
export function stateOnce(
  rowIds: readonly string[],
  wordsOf: (rowId: string) => PositionWords | undefined,
): StatedWords {
  const known = rowIds.flatMap((rowId) => {
    const words = wordsOf(rowId);
    return words ? [{ rowId, words }] : [];
  });
  const shared = known.flatMap(({ words }) => words.choices.filter((choice) => choice.shared));
  const common = [...Map.groupBy(shared, keyOf).values()].flatMap((same) => mostFrequent(same) ?? []);
  const said = new Map(common.map((choice) => [keyOf(choice), choice.value]));
  const isSaid = (choice: ChoiceWords) => choice.shared && said.get(keyOf(choice)) === choice.value;
  return {
    common,
    own: new Map(
      known.map(({ rowId, words }) => [
        rowId,
        { ...words, choices: words.choices.filter((choice) => !isSaid(choice)) },
      ]),
    ),
  };
}

/** Models of one catalogue may give one code different meanings. */
const keyOf = ({ code, label }: ChoiceWords): string => `${code}\n${label}`;

function mostFrequent(choices: readonly ChoiceWords[]): ChoiceWords | undefined {
  const byValue = [...Map.groupBy(choices, ({ value }) => value).values()];
  const most = byValue.reduce<readonly ChoiceWords[]>(
    (best, same) => (same.length > best.length ? same : best),
    [],
  );
  return most.length > 1 ? most[0] : undefined;
}

/** A choice as one text in its language: "Front finish: Smoked oak". */
export const choiceText = (
  { label, value }: Pick<ChoiceWords, "label" | "value">,
  language: string,
): string => (value === "" ? label : labelled(label, value, language));
