import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'

const origin = 'http://shop.test'
const hook = new URL('hook.mjs', import.meta.url).href
/** This setting loads the hook before the shop, beside what the tests load themselves. */
export const withHook = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hook}` }

/** Node runs this file of the built shop with the arguments of a command. */
export const shopCommand = 'build/command/shop.js'

/** Runs a program until it dies at the named place; false where it lived, and so the place was not reached. */
export async function killedIn(
  program: string[],
  environment: Record<string, string>,
  livesMs = 0,
) {
  const running = spawn(process.execPath, program, {
    env: { ...process.env, ...withHook, ...environment },
    stdio: 'ignore',
  })
  const timer = livesMs > 0 ? setTimeout(() => running.kill('SIGTERM'), livesMs) : undefined
  const [, signal] = (await once(running, 'exit')) as [number | null, string | null]
  clearTimeout(timer)
  return signal === 'SIGKILL'
}

/** Serves a shop that dies and is restarted at the same address. */
export class FrailShop {
  served: ServedShop | undefined
  /** Holds the target of the last redirect out of the shop. */
  ledTo: string | undefined

  constructor(private readonly environment: Record<string, string> = {}) {}

  async start(): Promise<ServedShop> {
    return (this.served = await serveShop({ ...withHook, ...this.environment }))
  }

  /** Waits until the process has ended for any reason. */
  async bury() {
    await this.served?.kill()
  }

  /**
   * Sends a request to the running process. `headers` are added to posts, as `x-fault`: the rest
   * of a purchase is not counted.
   * @throws {TypeError} if there is no response.
   */
  async send(request: Request, headers: Record<string, string> = {}): Promise<Response> {
    const { origin: now } = this.served!
    const { pathname, search } = new URL(request.url)
    const isPost = request.method === 'POST'
    const sent = new Headers(request.headers)
    sent.delete('Host')
    if (isPost) {
      sent.set('Origin', now)
      for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    }
    const answer = await fetch(now + pathname + search, {
      method: request.method,
      headers: sent,
      ...(isPost && { body: await request.text() }),
      redirect: 'manual',
    })
    const location = answer.headers.get('Location')
    if (!location || location.startsWith('/')) return answer
    this.ledTo = location
    const cookies = answer.headers
      .getSetCookie()
      .map((line): [string, string] => ['Set-Cookie', line])
    return new Response('another host', { status: 200, headers: cookies })
  }

  /** Returns a shopper without JavaScript; `headersOf` gives the headers of each post. */
  newShopper(headersOf: () => Record<string, string> = () => ({})): Shopper {
    return new Shopper((request) => this.send(request, headersOf()), origin, {
      'Accept-Language': 'en',
    })
  }
}

/** Tells whether a request was answered; throws any error other than that of a dead shop. */
export async function isAnswered(requesting: Promise<unknown>): Promise<boolean> {
  try {
    await requesting
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Lists the moments before and after the first statement, the second and so on. */
export const placesUpTo = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => [`before ${n + 1}`, `after ${n + 1}`]).flat()
