# One container is one server with its embedded database. Everything that is to be kept lies in /data.
FROM node:24-slim
WORKDIR /quarterdeck
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:7777/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signal that ends the container must reach the server, which writes what was begun and then goes.
CMD ["node", "packages/cli/src/main.ts", "serve", "--host", "0.0.0.0", "--port", "7777", "--data", "/data"]
