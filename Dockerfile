# Stanza as an image: `docker build -t stanza .`; docs/operations.md says how it is run, compose.yaml shows it.

FROM node:24-bookworm-slim AS build
WORKDIR /stanza
COPY . .
# Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry mirror does not carry (./run).
RUN npm install --no-save --no-audit --no-fund \
 && npm run build \
 && rm -rf node_modules \
 && npm install --no-save --no-audit --no-fund --omit=dev --workspace apps/server \
 && rm -rf bench e2e examples docs tools web .ci

FROM node:24-bookworm-slim
# bubblewrap confines the PDF engine (decision 032); tini ends what a process leaves behind.
RUN apt-get update \
 && apt-get install -y --no-install-recommends bubblewrap tini \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /data && chown node:node /data
WORKDIR /stanza
COPY --from=build /stanza .
# The code belongs to root, so that nothing that runs can change it.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_MS=5000
# As apps/server/node-flags.ts has it; a test compares them.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags of the same file.
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=4", "--initial-old-space-size=32", "--heap-growing-percent=25"]
CMD ["apps/server/main.ts"]
