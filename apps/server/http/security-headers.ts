import type { SiteConfig } from "@stanza/contract";
import type { FastifyInstance } from "fastify";

/** The other origins of a page that is monitored; absent: there are none. */
export interface MonitoringOrigins {
  readonly script?: string;
  readonly reports?: string;
}

/** The origins that a deployment's monitoring needs; none without its key and both addresses. */
export function monitoringOrigins({
  instanaKey,
  instanaUrl,
  instanaReportingUrl,
}: Pick<SiteConfig, "instanaKey" | "instanaUrl" | "instanaReportingUrl">): MonitoringOrigins {
  if (!instanaKey || !instanaUrl || !instanaReportingUrl) return {};
  return { script: new URL(instanaUrl).origin, reports: new URL(instanaReportingUrl).origin };
}

const given = (origin: string | undefined): readonly string[] => (origin === undefined ? [] : [origin]);

/**
 * Headers that keep the browser from running or embedding what is not ours (server.md §5). The values never change while the server
 * runs, so they are built once: @fastify/helmet computes them for each request, which takes a third of the time of a small answer.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  trustedOrigins: readonly string[],
  monitoring: MonitoringOrigins = {},
): void {
  const headers = {
    "content-security-policy": [
      "default-src 'self'",
      // For WebAssembly of the 3D view; code from strings stays forbidden.
      ["script-src 'self' 'wasm-unsafe-eval'", ...given(monitoring.script)].join(" "),
      "worker-src 'self' blob:",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      ["connect-src 'self' data: blob:", ...given(monitoring.reports)].join(" "),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      // X-Frame-Options cannot hold a list and would contradict this one.
      ["frame-ancestors 'self'", ...trustedOrigins].join(" "),
    ].join(";"),
    // A sign-in window opened from a frame reports back to its opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Browsers follow it over https only.
    "strict-transport-security": "max-age=15552000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-permitted-cross-domain-policies": "none",
  };
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
