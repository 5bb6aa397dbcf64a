import type { RatesRefusal } from './rates.ts'

// This is read at start, because a framework may replace Node's fetch later.
const fetchAsFetchResponse = globalThis.fetch

const timeoutMs = 5000
const largestBytes = 1024 * 1024

export type RateAnswer = { ok: true; text: string } | ({ ok: false } & RatesRefusal)

/**
 * Requests the rates. The timeout of five seconds covers the whole response, of which at most 1 MB
 * is read.
 */
export async function fetchRateResponse(url: string): Promise<RateAnswer> {
  try {
    const response = await fetchAsFetchResponse(url, {
      signal: AbortSignal.timeout(timeoutMs),
      // Redirects are not followed, because a service could redirect the shop into its own network.
      redirect: 'manual',
      headers: { Accept: 'application/json' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { ok: false, reason: 'status', detail: `status ${response.status}` }
    }
    const text = await readAtMost(response, largestBytes)
    if (text === undefined) return { ok: false, reason: 'too-large', detail: 'more than 1 MB' }
    return { ok: true, text }
  } catch (error) {
    return { ok: false, reason: 'unreachable', detail: faultOf(error) }
  }
}

async function readAtMost(response: Response, limit: number): Promise<string | undefined> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  const reader = response.body.getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no whole answer within ${timeoutMs / 1000} seconds`
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
