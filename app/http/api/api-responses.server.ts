import { nonDocumentHeaders } from '../security-headers.server.ts'

const headers = {
  ...nonDocumentHeaders,
  // Names and messages are in the language of the request.
  Vary: 'Accept-Language, Origin',
}

/** Responds with JSON that anyone may read and any cache may store for a minute. */
export const publicJson = (content: object) => jsonResponse(200, content, 'public, max-age=60')

/** Responds with JSON that only the customer may read. */
export const privateJson = (content: object) => jsonResponse(200, content, 'private, no-store')

type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503

/** `message` is for people; programs use the status. */
export const apiError = (
  status: ApiErrorStatus,
  message: string,
  more: Record<string, string> = {},
) => jsonResponse(status, { message }, 'no-store', more)

/** Responds without content but with the allowed methods. */
export const noContent = (more: Record<string, string>) =>
  new Response(null, { status: 204, headers: { ...headers, ...more } })

const jsonResponse = (
  status: number,
  content: object,
  cacheControl: string,
  more: Record<string, string> = {},
) =>
  new Response(JSON.stringify(content), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
      ...more,
    },
  })
