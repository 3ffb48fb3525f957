import { textIn } from "@stanza/catalogue";
import { formatSize } from "@stanza/quantities";
import { ArticlePicture } from "@stanza/web-pictures";
import { useReadOnlyReason, useValueWords } from "@stanza/web-project";
import { Size } from "@stanza/web-ui";
import { useState } from "react";
import type { ClosetArticle } from "./closet-articles.ts";
import css from "./StartCloset.module.css";
import { startCloset } from "./start-closet.ts";

interface Props {
  readonly closets: readonly ClosetArticle[];
  readonly title: string;
  /** Where to go on with the closet that was added; absent: at its first step. */
  readonly onAdded?: (rowId: string) => void;
}

/** The closets that can be started, a card each. */
export function Startable({ closets, title, onAdded }: Props) {
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const [starting, setStarting] = useState<string | null>(null);
  const start = (closet: ClosetArticle) => {
    if (starting !== null || reason !== undefined) return;
    setStarting(closet.entry.code);
    startCloset(closet, onAdded)
      .catch(reportError)
      .finally(() => setStarting(null));
  };
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.cards}>
        {closets.map((closet) => (
          <li key={`${closet.catalogue.code} ${closet.entry.code}`}>
            <button
              type="button"
              className={css.card}
              aria-busy={starting === closet.entry.code || undefined}
              aria-disabled={reason !== undefined || undefined}
              title={reason}
              onClick={() => start(closet)}
            >
              <ArticlePicture article={closet.article} catalogue={closet.catalogue} className={css.picture} />
              <strong>{textIn(closet.entry.description, words.language)}</strong>
              <span>{textIn(closet.catalogue.description, words.language)}</span>
              <Size>
                {formatSize(closet.article.box, words.lengthUnit, words.language, { withUnit: false }) ?? ""}
              </Size>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
