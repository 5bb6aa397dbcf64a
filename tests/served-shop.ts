import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Returns a free port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export type ServedShop = {
  origin: string
  port: number
  pid: number
  /** Returns all that the server printed. */
  output(): string
  /** Sends SIGTERM and returns the exit code and the ms that it took. */
  stop(): Promise<{ code: number | null; ms: number }>
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>
}

/** Serves with one process, without the launcher. */
export const oneProcess = ['app/server/serve.mjs']
/** Serves with the launcher, as `npm start` does. */
export const launcher = ['app/server/start.mjs']

/**
 * Serves the built shop on the loopback interface with the data folder and database of this test
 * file.
 */
export async function serveShop(
  environment: Record<string, string> = {},
  program = oneProcess,
): Promise<ServedShop> {
  const port = await findFreePort()
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      ...environment,
    },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const origin = `http://127.0.0.1:${port}`
  const finish = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const over = once(child, 'exit')
    child.kill(signal)
    await over
  }
  for (const end = Date.now() + 60_000; ; await sleep(50)) {
    if (await answers(origin)) break
    if (child.exitCode !== null || Date.now() > end) throw new Error(`no server: ${printed}`)
  }
  return {
    origin,
    port,
    pid: child.pid!,
    output: () => printed,
    async stop() {
      const began = Date.now()
      await finish('SIGTERM')
      return { code: child.exitCode, ms: Date.now() - began }
    },
    kill: () => finish('SIGKILL'),
  }
}

const answers = (origin: string) =>
  fetch(`${origin}/favicon.svg`).then(
    ({ ok }) => ok,
    () => false,
  )

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** Sends a request with exactly these headers, some of which fetch does not allow. */
export function requestRaw(
  shop: Pick<ServedShop, 'port'>,
  options: http.RequestOptions & { body?: string | Buffer; chunks?: Buffer[] },
): Promise<RawAnswer> {
  const { body, chunks, ...rest } = options
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: shop.port, ...rest }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    request.on('error', reject)
    for (const chunk of chunks ?? []) request.write(chunk)
    request.end(body)
  })
}
