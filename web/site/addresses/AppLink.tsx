import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { goTo } from "./navigation.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Built by `paths`. */
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to a screen of ours: the page stays, while a new tab, a copied address and a middle click work as for any link. */
export function AppLink({ href, onClick, ref, ...rest }: Props) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target) return;
    event.preventDefault();
    void goTo(href);
  };
  return <a {...rest} ref={ref} href={href} onClick={go} />;
}
