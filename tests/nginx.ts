import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import https from 'node:https'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCertificate } from './certificate.ts'
import { findFreePort } from './served-shop.ts'
import { Shopper } from './shopper.ts'

/** The shop's name in docs/deploy/nginx.conf. */
export const shopName = 'shop.example'

/** Debian installs nginx outside the path of ordinary users. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0

export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1')

export type Nginx = {
  httpPort: number
  httpsPort: number
  pid: number
  /** Holds the self-signed certificate. */
  ca: Buffer
  stop(): Promise<void>
}

/**
 * Starts nginx with the configuration of docs/deploy in front of the shop at a port; `folder` must
 * not exist yet.
 */
export async function serveNginx(shopPort: number, folder: string): Promise<Nginx> {
  mkdirSync(folder)
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const main = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'octavo.conf'), ownConfig({ folder, shopPort, httpPort, httpsPort }))
  writeFileSync(main, mainConfig(folder))
  makeCertificate(folder, shopName)
  const child = spawn('nginx', ['-p', folder, '-c', main], { env })
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += chunk))
  for (const end = Date.now() + 10_000; !(await listens(httpPort)); await sleep(20))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`no nginx: ${printed}`)
  return {
    httpPort,
    httpsPort,
    pid: child.pid!,
    ca: readFileSync(join(folder, 'fullchain.pem')),
    async stop() {
      const over = once(child, 'exit')
      child.kill('SIGTERM')
      await over
    },
  }
}

type Places = { folder: string; shopPort: number; httpPort: number; httpsPort: number }

/**
 * Replaces what an owner replaces and the ports, which only root may use; IPv6 is not available
 * everywhere.
 */
function ownConfig({ folder, shopPort, httpPort, httpsPort }: Places): string {
  const replaced: [string, string][] = [
    ['/var/lib/nginx/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/ssl/octavo/', `${folder}/`],
    ['/srv/octavo/', `${process.cwd()}/`],
    ['127.0.0.1:3000', `127.0.0.1:${shopPort}`],
    // Both servers are the same shop, as a second machine would be.
    ['# server 127.0.0.1:3001', `server 127.0.0.1:${shopPort}`],
    ['listen 80', `listen 127.0.0.1:${httpPort}`],
    ['listen 443', `listen 127.0.0.1:${httpsPort}`],
    ...(hasIpv6 ? ownIpv6(httpPort, httpsPort) : []),
  ]
  const whole = readFileSync('docs/deploy/nginx.conf', 'utf8')
  const file = hasIpv6 ? whole : whole.replace(/^.*listen \[::\].*\n/gm, '')
  return replaced.reduce((config, [from, to]) => {
    if (!config.includes(from)) throw new Error(`docs/deploy/nginx.conf has no ${from}`)
    return config.replaceAll(from, to)
  }, file)
}

const ownIpv6 = (httpPort: number, httpsPort: number): [string, string][] => [
  ['listen [::]:80', `listen [::1]:${httpPort}`],
  ['listen [::]:443', `listen [::1]:${httpsPort}`],
]

/** Returns the main configuration as in Debian's nginx.conf. */
const mainConfig = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  include ${folder}/octavo.conf;
}
`

const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { Host: 'x' }, redirect: 'manual' }).then(
    () => true,
    (error: { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
  )

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Requesting = https.RequestOptions & { body?: string }

/** Sends a request as a browser that resolved the shop's name to nginx. */
export async function requestThrough(
  { httpsPort, ca }: Nginx,
  path: string,
  { body, headers, ...rest }: Requesting = {},
): Promise<Answer> {
  const request = https.request({
    ...{ host: '127.0.0.1', port: httpsPort, servername: shopName, ca },
    ...{ path, headers: { Host: shopName, ...headers }, ...rest },
  })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }
}

/** Returns a shopper whose every request goes through nginx. */
export const shopperThrough = (
  nginx: Nginx,
  requesting: https.RequestOptions,
  sent: Record<string, string>,
) =>
  new Shopper(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      const { status, headers, body } = await requestThrough(nginx, pathname + search, {
        ...requesting,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      })
      const lines = Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      )
      return new Response(body.length ? body.toString() : null, { status, headers: lines })
    },
    `https://${shopName}`,
    sent,
  )
