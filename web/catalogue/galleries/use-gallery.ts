import { whenIdle } from "@stanza/web-pictures";
import { priceTerms, useOpenProject, usePriceBook } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { type GalleryView, galleryPrice, galleryView, knownGalleryView } from "./gallery-facts.ts";
import type { GalleryItem } from "./gallery-item.ts";

/** The evaluated gallery, once the page has had time for it; undefined until then. */
export function useGalleryView(item: GalleryItem, isNear = true): GalleryView | undefined {
  const [, setMade] = useState(0);
  const known = knownGalleryView(item.gallery);
  useEffect(() => {
    if (known || !isNear) return;
    return whenIdle(() => {
      galleryView(item);
      setMade((count) => count + 1);
    });
  }, [item, known, isNear]);
  return known;
}

/** The price of a gallery with this session's lists. */
export function useGalleryPrice(view: GalleryView | undefined) {
  const book = usePriceBook();
  const open = useOpenProject();
  const shop = useSession((state) => state.profile?.shop.currency) ?? "EUR";
  const terms = useMemo(() => (open ? priceTerms(open) : { currency: shop }), [open, shop]);
  const { currency, pricesIncrease } = { pricesIncrease: undefined, ...terms };
  const price = useMemo(
    () =>
      view &&
      galleryPrice(view, book, { currency, ...(pricesIncrease === undefined ? {} : { pricesIncrease }) }),
    [view, book, currency, pricesIncrease],
  );
  return { price, currency };
}

/** Returns true once an element has come near the screen. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
