# Builds the clients and the server.
FROM node:22-slim AS build
WORKDIR /daybook
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

# What running needs of the registry: the server's packages alone, since the clients carry theirs in their builds.
FROM node:22-slim AS packages
WORKDIR /daybook
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY server/package.json server/
COPY widget/package.json widget/
COPY dashboard/package.json dashboard/
COPY examples/package.json examples/
RUN npm ci --omit=dev --workspace server --no-audit --no-fund

FROM node:22-slim
WORKDIR /daybook
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787
COPY --from=packages /daybook/package.json ./
COPY --from=packages /daybook/node_modules node_modules
COPY --from=build /daybook/server/package.json server/
COPY --from=build /daybook/server/dist server/dist
COPY --from=build /daybook/server/src/database/sqlite/migrations server/src/database/sqlite/migrations
COPY --from=build /daybook/server/src/database/postgres/migrations server/src/database/postgres/migrations
COPY --from=build /daybook/widget/dist widget/dist
COPY --from=build /daybook/dashboard/dist dashboard/dist
# The only folder that is written, and only where there is no DATABASE_URL: keep a volume there. All else may be read-only.
RUN mkdir -m 0700 server/data && chown node:node server/data
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=8s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
