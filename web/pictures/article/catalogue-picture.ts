/** The address of a picture that a published catalogue names by its content. */
export const cataloguePicture = (catalogue: string, name: string): string =>
  `/api/catalogues/${encodeURIComponent(catalogue)}/pictures/${encodeURIComponent(name)}`;
