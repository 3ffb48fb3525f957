/** The names that browsers and systems give to a renderer without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Returns true when plain code plays the graphics card: it draws everything, but a hundred times slower. */
export function isSoftware(
  context: Pick<WebGLRenderingContext, "getExtension" | "getParameter" | "RENDERER">,
): boolean {
  // Chromium names the card only behind this extension, Firefox without it.
  const names = context.getExtension("WEBGL_debug_renderer_info");
  return SOFTWARE.test(
    String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)),
  );
}
