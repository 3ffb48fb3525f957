import type { ArticleEvaluation, ClosetFill } from "@stanza/catalogue";
import { type ClosetNeeds, type FillProposal, fillCloset, usualNeeds } from "@stanza/evaluation";
import { useMemo, useState } from "react";

/** Who uses a closet and what they keep, and the interior that the catalogue proposes for it. */
export function useFill(closet: ArticleEvaluation, { people, keeps }: ClosetFill) {
  const [person, setPerson] = useState(people[0]?.code ?? "");
  const [needs, setNeeds] = useState<ClosetNeeds>(() => usualNeeds(keeps));
  const [columns, setColumns] = useState<ReadonlyMap<number, string>>(new Map());
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const proposal = useMemo(
    (): FillProposal | null => fillCloset(closet, { person, needs, columns, without }),
    [closet, person, needs, columns, without],
  );
  /** Other wishes are answered anew: what was changed of an answer went with it. */
  const forget = () => {
    setColumns(new Map());
    setWithout(new Set());
  };
  return {
    person,
    needs,
    proposal,
    choosePerson: (code: string) => {
      setPerson(code);
      forget();
    },
    chooseAmount: (keep: string, amount: number) => {
      setNeeds((before) => ({ ...before, [keep]: amount }));
      forget();
    },
    /** An empty code leaves the section empty. The other sections stay as they are shown. */
    chooseColumn: (section: number, code: string) =>
      setColumns(
        new Map(
          proposal?.sections.map(
            ({ column }, i) => [i, i === section ? code : (column?.code ?? "")] as const,
          ),
        ),
      ),
    toggleItem: (key: string) =>
      setWithout((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
  } as const;
}
