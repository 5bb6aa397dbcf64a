import type { HeadersFunction } from '@remix-run/node'

/** Every page exports these, because Remix drops the headers of loaders that no `headers` passes on. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const cacheControl = loaderHeaders.get('Cache-Control')
  const refresh = loaderHeaders.get('Refresh')
  const retryAfter = actionHeaders.get('Retry-After')
  return {
    ...(cacheControl && { 'Cache-Control': cacheControl }),
    ...(refresh && { Refresh: refresh }),
    ...(retryAfter && { 'Retry-After': retryAfter }),
  }
}
