import { useEvaluation } from "@stanza/web-project";
import { Size } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { useArticleSize, useArticleWeight } from "./use-article-size.ts";

/** The article as chosen, in the units of the shop's documents. */
export function Dimensions({ rowId }: { readonly rowId: string }) {
  const size = useArticleSize(rowId);
  const weight = useArticleWeight(rowId);
  const isMeasured = useEvaluation((state) => Boolean(state.evaluated));
  // The line is kept free until then: the rows below would move under whoever reads them.
  if (!isMeasured) return <span className={css.meta}>{"\u00a0"}</span>;
  if (size === undefined && weight === undefined) return null;
  return (
    <span className={css.meta}>
      {size ? <Size>{size}</Size> : null}
      {size && weight ? " · " : null}
      {weight}
    </span>
  );
}
