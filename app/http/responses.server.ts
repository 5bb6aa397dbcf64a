import { json } from '@remix-run/node'
import { translator, type Translate } from '#app/i18n/i18n.server.ts'
import { languageOfPath } from '#app/i18n/languages.ts'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'

/** Returns the translator of the URL's language, for responses that are sent before a route is matched. */
export const translatorOf = ({ url }: Request): Translate =>
  translator(languageOfPath(new URL(url).pathname))

/** Responds with one line of plain text, for clients that show no page. */
export const textResponse = (status: number, line: string, headers: Record<string, string>) =>
  new Response(`${line}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** Returns a response to throw; the error page shows `message`. */
export function errorResponse(
  status: 400 | 403 | 404 | 405 | 410 | 413 | 415 | 429,
  message: string,
) {
  return json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * These methods are in the `Allow` header of a page's 405 (RFC 9110 section 15.5.6): every page can be read and takes
 * the forms of its frame.
 */
export const pageMethods = 'GET, HEAD, POST'

export const notFound = (t: Translate) => errorResponse(404, t('title.notFound'))

const isSecret = (name: string) => /password/i.test(name)

/** Returns the fields that may be shown again; passwords are never sent back. */
export const resubmittableFields = (form: URLSearchParams) =>
  [...form].filter(([name]) => !isSecret(name))

/**
 * Responds 422 (or 409 if the shop changed while an order was placed) with the page, the typed values and a message
 * for each field.
 */
export function invalidForm(
  form: URLSearchParams,
  errors: Record<string, string>,
  status: 422 | 409 = 422,
) {
  const values = Object.fromEntries(resubmittableFields(form))
  const refused: InvalidForm = { intent: form.get('intent') ?? '', values, errors }
  return json({ refusal: refused }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Responds 429 with the page and the typed values. The message `refusal.<area>.tooOften` at `field` and the header
 * `Retry-After` say when to try again.
 */
export function tooManyRequests(
  { form, t }: { form: URLSearchParams; t: Translate },
  field: string,
  area: 'account' | 'coupon' | 'downloads' | 'order' | 'staffMail' | 'stock' | 'withdrawal',
  retryAfterSeconds: number,
) {
  const message = t(`refusal.${area}.tooOften`, { count: Math.ceil(retryAfterSeconds / 60) })
  const { body, headers } = invalidForm(form, { [field]: message })
  const answer = new Response(body, { status: 429, headers })
  answer.headers.set('Retry-After', String(retryAfterSeconds))
  return answer
}
