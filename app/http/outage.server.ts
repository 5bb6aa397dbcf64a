import { json, type AppLoadContext } from '@remix-run/node'
import type { Outage } from '#app/components/errors/outage.ts'
import { isOutage } from '#app/database/outage.server.ts'
import { log } from '#app/observability/log.server.ts'
import { catchHeader } from '#app/remix-protocol.ts'
import { resubmittableFields, translatorOf } from './responses.server.ts'

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** It is true if a loader of this request failed because the database was unavailable. */
    isOutage?: boolean
  }
}

/** A restart of the database takes seconds. */
export const retryAfterSeconds = { 'Retry-After': '5' }

function answerOutage(request: Request, sent: Omit<Outage, 'message'> = {}) {
  const message = translatorOf(request)('error.outage')
  return json<Outage>(
    { message, ...sent },
    { status: 503, headers: { 'Cache-Control': 'no-store', ...retryAfterSeconds } },
  )
}

/** Records whether a loader's error was an outage, because the renderer gets only the status 500. */
export function recordOutage(context: AppLoadContext, error: unknown) {
  if (isOutage(error)) context.isOutage = true
}

/** Responds 503, in the form in which Remix throws responses, to a data request whose loader met an outage. */
export function dataResponseOr503(response: Response, context: AppLoadContext, request: Request) {
  if (response.status !== 500 || !context.isOutage) return response
  const away = answerOutage(request)
  away.headers.set(catchHeader, 'yes')
  return away
}

/**
 * Runs before an error page is rendered.
 * @throws {Response} 503 in place of 500, which Remix renders in a second pass.
 */
export function requireNoOutage(status: number, context: AppLoadContext, request: Request) {
  if (status === 500 && context.isOutage) throw answerOutage(request)
}

/** The key of these forms makes them count once, however often they are sent. */
const doneOnce = new Set(['order.place', 'contact.send', 'withdrawal.confirm'])
const isDoneOnce = (form: URLSearchParams) =>
  doneOnce.has(form.get('intent') ?? '') && form.has('token')

/**
 * Returns what to throw when an action failed: 503 in an outage, else the error itself. It is unknown whether the
 * work was done, so only a form with a key of its own, which counts once, may be sent again as it was.
 */
export function errorOr503(error: unknown, form: URLSearchParams, request: Request) {
  if (!isOutage(error)) return error
  log.error({ err: error }, 'button failed')
  const again = isDoneOnce(form) && { again: resubmittableFields(form) }
  return answerOutage(request, { isUnsure: true, ...again })
}

/** Sets the header of an error page of {@link requireNoOutage} or {@link errorOr503}. */
export function setRetryAfter(status: number, headers: Headers) {
  if (status === 503) headers.set('Retry-After', retryAfterSeconds['Retry-After'])
}
