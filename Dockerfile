# The shop in a container, and nginx before it: docs/operations.md, "In containers".
# Not tried with a container engine: what can be checked without one is in tests/shop/deploy.test.ts.

FROM node:22-bookworm-slim AS packages
WORKDIR /srv/octavo
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY vite.config.ts tsconfig.json ./
COPY app app
COPY public public
RUN npm run build

FROM packages AS needed
RUN npm prune --omit=dev --no-audit --no-fund

# The files that nginx serves itself are those of this build.
FROM nginx:1.28-bookworm AS proxy
ARG SHOP_NAME=shop.example
COPY --from=build /srv/octavo/build/client /srv/octavo/build/client
COPY docs/deploy/nginx.conf /etc/nginx/conf.d/default.conf
RUN mkdir -p /var/lib/nginx && sed -i "s/shop\.example/$SHOP_NAME/g" /etc/nginx/conf.d/default.conf

FROM node:22-bookworm-slim AS shop
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /srv/octavo
COPY --from=needed /srv/octavo/node_modules node_modules
COPY --from=build /srv/octavo/app app
COPY --from=build /srv/octavo/public public
COPY --from=build /srv/octavo/build build
COPY package.json LICENSE README.md ./
COPY docs docs
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/server/start.mjs"]
