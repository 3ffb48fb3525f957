/**
 * Going to a screen from anywhere, React or not. The router is given at start-up: importing it here would make every store and dialog
 * import every page.
 */
let navigate: (href: string, replace: boolean) => Promise<void> = async () => {};

export function setNavigator(by: typeof navigate): void {
  navigate = by;
}

/** Goes to an address built by `paths`. */
export function goTo(href: string, options: { readonly replace?: boolean } = {}): Promise<void> {
  return navigate(href, options.replace ?? false);
}
