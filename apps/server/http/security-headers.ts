import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Headers that keep the browser from running or embedding what is not ours (server.md §5). */
export async function setSecurityHeaders(
  app: FastifyInstance,
  trustedOrigins: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The 3D side's WebAssembly; no code from strings.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", "blob:"],
        // Mantine writes style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", "data:", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...trustedOrigins],
      },
    },
    // X-Frame-Options knows no list and would contradict frame-ancestors.
    frameguard: false,
    // A sign-in window opened from a frame reports back to its opener.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Meaningful over https only, where a proxy ends it.
    strictTransportSecurity: { maxAge: 15_552_000 },
  });
}
