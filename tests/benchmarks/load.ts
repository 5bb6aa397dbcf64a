import http from 'node:http'
import https from 'node:https'
import { cpuMs } from './process-usage.ts'

export type Target = {
  origin: string
  path: string
  headers?: Record<string, string>
  /** Holds the body of a POST form. */
  form?: string
  /** Holds the expected status; any other is counted as wrong. */
  status: number
  /** Holds the certificate of an https origin, which is self-signed. */
  tls?: { ca: Buffer; servername: string }
  /** The cookie of the first response is kept for this many requests; then a new visitor begins. */
  sameVisitorFor?: number
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; ms: number }

const giveUpMs = 20_000

/**
 * Sends a request and reads the whole response, which is compressed only if the target's headers
 * ask for it.
 */
export function sendRequest(target: Target, agent?: http.Agent, cookie?: string): Promise<Answer> {
  const { origin, path, form } = target
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = protocolOf(origin).request(
      origin + path,
      {
        ...target.tls,
        method: form === undefined ? 'GET' : 'POST',
        ...(agent && { agent }),
        timeout: giveUpMs,
        headers: headersOf(target, cookie),
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
            ms: performance.now() - began,
          }),
        )
      },
    )
    request.on('timeout', () => request.destroy(new Error(`no answer: ${origin}${path}`)))
    request.on('error', reject)
    request.end(form)
  })
}

const protocolOf = (origin: string) => (origin.startsWith('https:') ? https : http)

const headersOf = ({ origin, form, headers }: Target, cookie: string | undefined) => ({
  Accept: 'text/html',
  'Accept-Encoding': 'identity',
  ...(form !== undefined && {
    Origin: origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(form),
  }),
  ...(cookie && { Cookie: cookie }),
  ...headers,
})

const cookieOf = ({ headers }: Answer) =>
  headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ')

export type Load = {
  /** Holds the number of responses, including wrong ones and those that made a visitor known. */
  requests: number
  wrong: number
  perSecond: number
  /** The CPU time of the server and its children per request. */
  cpuMs: number
  /** Holds the latency of each response; with `sameVisitorFor` only of known visitors. */
  latencies: number[]
}

/**
 * Keeps this many connections busy for some ms; each sends its next request after its last
 * response.
 */
export async function press(
  target: Target,
  pid: number,
  connections: number,
  ms: number,
): Promise<Load> {
  const agent = new (protocolOf(target.origin).Agent)({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const [began, cpuBefore] = [performance.now(), cpuMs(pid)]
  let [requests, wrong] = [0, 0]

  async function visit() {
    let cookie: string | undefined
    for (let sent = 1; performance.now() - began < ms; sent++) {
      const answer = await sendRequest(target, agent, cookie)
      requests++
      if (answer.status !== target.status) wrong++
      if (cookie || !target.sameVisitorFor) latencies.push(answer.ms)
      if (target.sameVisitorFor)
        cookie = sent % target.sameVisitorFor ? (cookie ?? cookieOf(answer)) : undefined
    }
  }

  await Promise.all(Array.from({ length: connections }, visit))
  const [took, used] = [performance.now() - began, cpuMs(pid) - cpuBefore]
  agent.destroy()
  return { requests, wrong, latencies, perSecond: (requests / took) * 1000, cpuMs: used / requests }
}

/** Sends requests for these pages in turn over some connections; any status but 200 is an error. */
export async function requestAll(
  origin: string,
  paths: string[],
  count: number,
  connections: number,
) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  async function visit() {
    while (sent < count) {
      const path = paths[sent++ % paths.length]!
      const { status } = await sendRequest({ origin, path, status: 200 }, agent)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
}
