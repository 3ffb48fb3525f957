/** Keeps search engines away from a client's page, and its address away from pages that are opened from it. */
export function keepFromIndexes(): () => void {
  const tags = [
    ["robots", "noindex, nofollow"],
    ["referrer", "no-referrer"],
  ].map(([name, content]) => Object.assign(document.createElement("meta"), { name, content }));
  document.head.append(...tags);
  return () => {
    for (const tag of tags) tag.remove();
  };
}
