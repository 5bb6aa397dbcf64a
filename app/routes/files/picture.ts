import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  hasPicture,
  mediaTypeOf,
  parsePictureName,
  pictureKey,
  readPictureBytes,
} from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { acceptedTypes, isNotModified } from '#app/http/feed-responses.server.ts'
import { shopPictureHeaders } from '#app/http/security-headers.server.ts'

/**
 * Sends a picture of a product or a category. Its URL identifies its exact bytes, for a photo together with the types
 * that `Accept` names, and so never changes; the file is read only if it must be sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const accepted = acceptedTypes(request)
  const name = parsePictureName(params.file ?? '', (type) => accepted.includes(type))
  if (!name) return missing()
  const headers = {
    // A browser that shows the picture alone gives it a style.
    ...shopPictureHeaders,
    ...(name.isNegotiated && { Vary: 'Accept' }),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${pictureKey(name)}"`,
  }
  if (isNotModified(request, headers.ETag))
    return (await hasPicture(name)) ? new Response(null, { status: 304, headers }) : missing()
  const sent = { headers: { ...headers, 'Content-Type': mediaTypeOf(name.type) } }
  if (request.method === 'HEAD')
    return (await hasPicture(name)) ? new Response(null, sent) : missing()
  const bytes = await readPictureBytes(name)
  return bytes ? new Response(new Uint8Array(bytes), sent) : missing()
}

const missing = () =>
  new Response('There is no such picture.\n', {
    status: 404,
    headers: {
      ...shopPictureHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
    },
  })
