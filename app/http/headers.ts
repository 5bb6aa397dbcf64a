import type { HeadersFunction } from '@remix-run/node'

/** Every page exports it: Remix drops the headers of loaders that no `headers` passes on. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const said = errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders)
  const retryAfter = actionHeaders.get('Retry-After')
  return {
    'Cache-Control': said.get('Cache-Control') ?? 'private, no-cache',
    ...(retryAfter && { 'Retry-After': retryAfter }),
  }
}
