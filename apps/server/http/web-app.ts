import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { NOT_FOUND, sendRefusal } from "./errors.ts";

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stanza</title>
<body style="font:16px/1.5 system-ui;max-width:34rem;margin:15vh auto;padding:0 1rem">
<h1>The web app is not built</h1>
<p>The server runs, but there is no web app to show. Build it with <code>./run npm run build</code>, or start everything with
<code>./start</code>, then load this page again.</p></body></html>`;

/** Where a password is chosen, people are administered or the log is read, no other page may lie around or over it (reliability.md T07). */
const NEVER_FRAMED = /^\/((guest)?(resetpassword|register)\/|(people|catalogues|logs)(\/|\?|$))/;
const SECRET_PAGES =
  /^\/(([od]|arwebView|rsalogin|(guest)?(resetpassword|register))\/|(oidc|(kitchen(Single)?|window|door)Ar)\?)/;

const neverFramed = (reply: FastifyReply): string =>
  String(reply.getHeader("content-security-policy")).replace(
    /frame-ancestors [^;]*/,
    "frame-ancestors 'none'",
  );

/** Headers that browsers heed on documents and workers alone; with every small file they would be most of its bytes. */
const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-permitted-cross-domain-policies",
];
/** What a browser could run or show by itself: a worker has the policy of its own file, and a drawing may hold a script. */
const isDocument = (path: string): boolean =>
  !/\.(css|js|woff2)(\.br|\.gz)?$/.test(path) || /\.worker-[^/]*$/.test(path);

/** Serves the built web app. Any path without a file is a page of the app, which shows its own 404. */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: "/",
    wildcard: true,
    index: "index.html",
    // `root` may appear later, when the app is built beside a running server.
    suppressWarning: true,
    // The build lays its files packed beside themselves; what has none is packed for the request.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Vite puts a content hash into the names below assets/.
      const isHashed = path.includes(`${join(directory, "assets")}/`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      // Pages of other origins load the SDK; nothing in it is anybody's.
      if (path.includes(`${join(directory, "sdk")}/`))
        reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
      if (isHashed && !isDocument(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !/^\/(api|config|assets)\//.test(request.url);
    if (!isPage) return sendRefusal(reply, { status: 404, error: "not-found", message: NOT_FOUND });
    reply.header("cache-control", "no-cache");
    // The address of a link is secret: no search engine may list it, and no other page may see it as a referrer.
    if (SECRET_PAGES.test(request.url))
      reply.headers({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
    if (NEVER_FRAMED.test(request.url)) reply.header("content-security-policy", neverFramed(reply));
    if (!existsSync(join(directory, "index.html")))
      return reply.code(503).type("text/html; charset=utf-8").send(NOT_BUILT);
    return reply.type("text/html; charset=utf-8").sendFile("index.html");
  });
}
