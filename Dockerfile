# An image of Wellward (docs/deploy.md, Containers).
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY bin/launch bin/launch
RUN node --input-type=module -e "import { ensureInstalled } from './bin/launch/install.mjs'; await ensureInstalled()"
COPY . .
RUN node --input-type=module -e "import { ensureBuilt } from './bin/launch/build.mjs'; await ensureBuilt()"
# What is for work goes. The lock file comes back as it was: the mark of the install is of it, so that a start installs nothing.
RUN npm prune --omit=dev --no-audit --no-fund --ignore-scripts && rm -rf .cache
COPY package-lock.json ./

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p /data /app/.cache && chown node:node /data /app/.cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=70", "bin/start.mjs"]
