import type { EvaluatedArticle, OpenCatalogue } from "@stanza/catalogue";
import { useTheme } from "@stanza/web-site";
import { cx, loadedOnce } from "@stanza/web-ui";
import { useEffect, useRef, useState } from "react";
import css from "./ArticlePicture.module.css";
import { knownPicture } from "./known-pictures.ts";
import { whenIdle } from "./picture-queue.ts";

/** What draws comes after the names and prices of the cards. */
const drawing = loadedOnce(() => import("./article-picture.ts"), { ahead: true });

interface Props {
  readonly article: EvaluatedArticle | undefined;
  readonly catalogue: OpenCatalogue | undefined;
  /** The address of a photograph that its maker has given; without one, and where it does not load, it is drawn. */
  readonly photo?: string | undefined;
  readonly className?: string;
}

/**
 * The picture of an article, its maker's or drawn when it comes into view and the page has time. After a change the old picture stays until the new one
 * is there. Decoration: the name stands beside it.
 */
export function ArticlePicture({ article, catalogue, photo, className }: Props) {
  const scheme = useTheme((state) => state.scheme);
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [broken, setBroken] = useState<string>();
  const given = photo === broken ? undefined : photo;
  const [drawn, setDrawn] = useState<{ article: EvaluatedArticle; url: string } | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: "160px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  const known = article && knownPicture(article, scheme);
  useEffect(() => {
    if (!article || !catalogue || !isNear || known !== undefined || given !== undefined) return;
    let callOff = () => {};
    let left = false;
    drawing.load().then(({ articlePicture }) => {
      if (left) return;
      callOff = whenIdle(() =>
        setDrawn({ article, url: articlePicture(article, (code) => catalogue.material(code), scheme) }),
      );
    }, reportError);
    return () => {
      left = true;
      callOff();
    };
  }, [article, catalogue, isNear, known, scheme, given]);
  const url = given ?? known ?? drawn?.url;
  return (
    <span ref={frame} className={cx(css.frame, className)} data-waiting={url === undefined || undefined}>
      {url && isNear ? (
        <img
          src={url}
          alt=""
          draggable={false}
          decoding="async"
          onError={given === undefined ? undefined : () => setBroken(given)}
        />
      ) : null}
    </span>
  );
}
