/** The element of index.html that the app is rendered in; it is put back where an earlier test's clean-up has taken it away. */
export function appElement(): HTMLElement {
  const found = document.getElementById("app");
  if (found) return found;
  const element = document.createElement("div");
  element.id = "app";
  document.body.prepend(element);
  return element;
}
