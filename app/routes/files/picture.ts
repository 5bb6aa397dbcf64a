import type { LoaderFunctionArgs } from '@remix-run/node'
import { findPhoto, findPhotoType } from '#app/shop/catalogue/products/find-photo.server.ts'
import { isNotModified } from '#app/http/feed-responses.server.ts'
import { pictureHeaders, shopPictureHeaders } from '#app/http/security-headers.server.ts'

/**
 * Sends a picture of a product or a category. Its URL identifies its exact bytes and so never changes; the file is read
 * only if it must be sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { file = '' } = params
  const etag = `"${file}"`
  const headers = file.endsWith('.svg') ? shopPictureHeaders : pictureHeaders
  const hasIt = isNotModified(request, etag)
  const isSent = !hasIt && request.method !== 'HEAD'
  const photo = await (isSent ? findPhoto(file) : findPhotoType(file))
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
  if (hasIt) return new Response(null, { status: 304, headers: found })
  return new Response(photo.bytes && new Uint8Array(photo.bytes), {
    headers: { ...found, 'Content-Type': photo.mediaType },
  })
}
