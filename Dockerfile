# Builds the clients and the server, and keeps what running them needs.
FROM node:22-slim AS build
WORKDIR /daybook
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-slim
WORKDIR /daybook
ENV NODE_ENV=production
COPY --from=build /daybook/package.json ./
COPY --from=build /daybook/node_modules node_modules
COPY --from=build /daybook/schema schema
COPY --from=build /daybook/server/package.json server/
COPY --from=build /daybook/server/dist server/dist
COPY --from=build /daybook/server/src/database/sqlite/migrations server/src/database/sqlite/migrations
COPY --from=build /daybook/server/src/database/postgres/migrations server/src/database/postgres/migrations
COPY --from=build /daybook/widget/dist widget/dist
COPY --from=build /daybook/dashboard/dist dashboard/dist
RUN mkdir -p server/data && chown node server/data
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s CMD ["node", "-e", "fetch('http://localhost:8787/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
