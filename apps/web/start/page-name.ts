/** The name under which a page is monitored: its screen alone, since the rest of an address may be a key or a person's. */
export const pageName = (path: string): string => path.split("/")[1] || "home";
