import type { LoaderFunctionArgs } from '@remix-run/node'
import { securityHeaders } from '#app/http/security-headers.server.ts'
import { findPhoto } from '#app/shop/catalogue/find-photo.server.ts'

/** Opened by itself, a picture may not run or load anything. */
const headers = { ...securityHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" }

/** An imported picture. Its address names its very bytes, so that it never changes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { file = '' } = params
  const etag = `"${file}"`
  const photo = await findPhoto(file)
  if (!photo)
    return new Response(null, {
      status: 404,
      headers: { ...headers, 'Cache-Control': 'public, max-age=60' },
    })
  const found = {
    ...headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  }
  if (request.headers.get('If-None-Match') === etag)
    return new Response(null, { status: 304, headers: found })
  return new Response(new Uint8Array(photo.bytes), {
    headers: { ...found, 'Content-Type': photo.mediaType },
  })
}
