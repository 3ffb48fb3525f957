/** A size such as `600 × 780 × 560 mm`: its numbers keep their order where the text around them runs from the right. */
export const Size = ({ children }: { readonly children: string }) => (
  <bdi dir="ltr" className="numeric">
    {children}
  </bdi>
);
