/** A picture by its virtual path, with its words for people who cannot see it. */
export interface PrintedPicture {
  readonly path: string;
  readonly alt: string;
}
