import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '../../certificate.ts'

/**
 * Stands between a visitor and the shop, so that the same goes wrong on the way in each engine. It speaks https, as
 * browsers treat `no-store` and `Clear-Site-Data` otherwise without it.
 */
export type FaultyProxy = {
  origin: string
  /** The origin at which the shop is reached without the proxy. */
  shopOrigin: string
  /** Returns the paths of all requests. */
  requested(): string[]
  /** Closes the connection of each request whose path matches. */
  refuse(what: RegExp): void
  /** Passes requests whose path matches on only once the returned function is called. */
  delay(what: RegExp): () => void
  /** Closes all connections, and takes no new one until `reopen`. */
  cut(): Promise<void>
  reopen(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const nothing = /^$/

/** Returns the certificate, which the engines do not check, and its key. */
function newCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-proxy-'))
  try {
    makeCertificate(folder, 'localhost')
    const [cert, key] = ['fullchain.pem', 'privkey.pem'].map((name) =>
      readFileSync(join(folder, name)),
    )
    return { cert, key }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
let certificate: ReturnType<typeof newCertificate> | undefined

export async function openFaultyProxy(shop: { port: number }): Promise<FaultyProxy> {
  const requested: string[] = []
  let [refused, delayed, release] = [nothing, nothing, Promise.resolve()]
  const server = createServer((certificate ??= newCertificate()), (request, response) => {
    const path = request.url!
    requested.push(path)
    if (refused.test(path)) request.socket.destroy()
    else void (delayed.test(path) ? release : Promise.resolve()).then(() => pass(request, response))
  })
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request
    const onward = send({ port: shop.port, host: '127.0.0.1', method, path: url, headers })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  async function cut() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    shopOrigin: `http://127.0.0.1:${shop.port}`,
    requested: () => requested,
    refuse: (what) => void (refused = what),
    delay(what) {
      let letGo = () => {}
      delayed = what
      release = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
    cut,
    async reopen() {
      await listen(port)
    },
    [Symbol.asyncDispose]: cut,
  }
}
