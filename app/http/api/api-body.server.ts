import type { Translate } from '#app/i18n/i18n.server.ts'
import { apiError } from './api-responses.server.ts'

/** `body` is undefined if it was too large. */
type ApiRequest = { request: Request; body: Uint8Array | undefined; t: Translate }

type ParseResult<Content> =
  | { success: true; data: Content }
  | { success: false; error: { issues: { code: string; path: PropertyKey[] }[] } }

/**
 * Returns the body of a call in the shape that it takes.
 * @throws {Response} 415 not JSON, 413 above 256 KB, 400 broken JSON, 422 another shape.
 */
export function requireJson<Content>(
  { request, body, t }: ApiRequest,
  schema: { safeParse(content: unknown): ParseResult<Content> },
): Content {
  if (!isJson(request.headers)) throw apiError(415, t('refusal.api.notJson'))
  if (!body) throw apiError(413, t('refusal.api.tooLarge'))
  return requireParsed(schema.safeParse(parseJson(body, t)), 422, t)
}

/** RFC 8259 section 8.1 requires UTF-8 between programs. */
const isJson = (headers: Headers) =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('Content-Type') ?? '') &&
  (headers.get('Content-Encoding') ?? 'identity') === 'identity'

function parseJson(body: Uint8Array, t: Translate): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw apiError(400, t('refusal.api.brokenJson'))
  }
}

/**
 * Returns the parsed content.
 * @throws {Response} of that status, naming the first wrong field.
 */
export function requireParsed<Content>(
  read: ParseResult<Content>,
  status: 400 | 422,
  t: Translate,
): Content {
  if (read.success) return read.data
  const { code = '', path = [] } = read.error.issues[0] ?? {}
  if (path.length === 0) throw apiError(status, t('refusal.api.notAnObject'))
  const words = code === 'too_big' ? 'refusal.api.tooLong' : 'refusal.api.field'
  throw apiError(status, t(words, { field: formatPath(path) }))
}

/** Formats a path as in `products[0].id`. */
const formatPath = (path: PropertyKey[]) =>
  path
    .map((step, n) => (typeof step === 'number' ? `[${step}]` : `${n ? '.' : ''}${String(step)}`))
    .join('')
