import { isArticleFrame } from "@stanza/web-site";
import { type FrameFault, frameWish, useArticleFrame } from "@stanza/web-workspace";
import { tellCart, tellError, tellHeight } from "../frame/tell-host.ts";
import { cartContent } from "./cart-content.ts";
import { faultWords } from "./fault-words.ts";

/** An article may be the first thing that a slow line brings, ms. */
const PATIENCE = 60_000;

/** Resolves once the article of the address stands, or has failed to; at once on any other page. */
export async function frameSettled(): Promise<void> {
  const isWanted =
    isArticleFrame(window.location.pathname) && frameWish(window.location.search).article !== "";
  const isOver = (): boolean => ["ready", "failed"].includes(useArticleFrame.getState().status);
  if (!isWanted || isOver()) return;
  await new Promise<void>((resolve) => {
    const late = setTimeout(done, PATIENCE);
    const stop = useArticleFrame.subscribe(() => isOver() && done());
    function done() {
      clearTimeout(late);
      stop();
      resolve();
    }
  });
}

/** Tells the host what a frame says by itself: its height, what it could not show, and the cart. What is so by now is told at once. */
export function watchFrame(): () => void {
  const tellFaults = (faults: readonly FrameFault[]) => {
    for (const fault of faults) tellError(faultWords(fault));
  };
  const { faults, heightPx } = useArticleFrame.getState();
  tellFaults(faults);
  if (heightPx > 0) tellHeight(heightPx);
  useArticleFrame.setState({ handOver });
  const stop = useArticleFrame.subscribe((now, before) => {
    if (now.faults !== before.faults) tellFaults(now.faults);
    if (now.heightPx !== before.heightPx) tellHeight(now.heightPx);
  });
  return () => {
    stop();
    useArticleFrame.setState({ handOver: null });
  };
}

/** What the cart button does. */
async function handOver(): Promise<boolean> {
  const content = await cartContent();
  if (content) tellCart(content);
  return content !== null;
}
