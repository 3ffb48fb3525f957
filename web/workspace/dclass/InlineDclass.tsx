import type { DclassRow, EvaluatedArticle } from "@stanza/catalogue";
import { repairRows } from "@stanza/catalogue";
import type { ChoiceTarget } from "@stanza/web-project";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { DclassDrafting } from "./dclass-draft.ts";
import { editorOf, hasEditor } from "./editors.ts";
import { RecordsInPicture } from "./RecordsInPicture.tsx";
import { usePriceDifference } from "./use-price-difference.ts";

interface Props {
  readonly target: ChoiceTarget;
  /** Code of the variable. */
  readonly code: string;
  /** The component that the catalogue or the configuration names. */
  readonly component: string;
  /** Stands above the fields. */
  readonly live: ReactNode;
  /** Chooses the canonical text of the class. Choices with the same gesture are undone together. */
  readonly onChoose: (text: string, gesture: string) => void;
}

/** A dynamic class edited where it stands: what is edited is chosen at once, and undone as any choice. */
export function InlineDclass({ target, code, component, live, onChoose }: Props) {
  const drafting = useMemo(() => new DclassDrafting(target, code), [target, code]);
  const { draft } = drafting;
  const price = usePriceDifference(target, draft.article);
  const priceOf = useCallback((article: EvaluatedArticle) => price(article)?.difference, [price]);
  const gesture = useRef(0);
  const Editor = hasEditor(component) ? editorOf(component) : RecordsInPicture;
  const begin = () => {
    gesture.current++;
  };
  return (
    // It only notices where a gesture begins.
    <div
      style={{ display: "contents" }}
      onPointerDownCapture={begin}
      onKeyDownCapture={(event) => {
        if (!event.repeat) begin();
      }}
    >
      <Editor
        drafting={drafting}
        draft={draft}
        edit={(rows: readonly DclassRow[]) =>
          onChoose(repairRows(draft.list, rows).text, `${code} ${gesture.current}`)
        }
        material={(material) => target.catalogue.material(material)}
        priceOf={priceOf}
        live={live}
      />
    </div>
  );
}
