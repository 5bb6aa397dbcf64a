import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  hasPicture,
  parsePictureFile,
  readPictureBytes,
} from '#app/shop/catalogue/products/find-picture.server.ts'
import { acceptedTypes, isNotModified } from '#app/http/feed-responses.server.ts'
import { pictureHeaders, shopPictureHeaders } from '#app/http/security-headers.server.ts'

/**
 * Sends a picture of a product or a category. Its URL identifies its exact bytes, for a photo together with the types
 * that `Accept` names, and so never changes; the file is read only if it must be sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { file = '' } = params
  const accepted = acceptedTypes(request)
  const found = parsePictureFile(file, (type) => accepted.includes(type))
  const type = found?.mediaType ?? ''
  const headers = {
    ...(type === 'image/svg+xml' ? shopPictureHeaders : pictureHeaders),
    ...(found?.isNegotiated && { Vary: 'Accept' }),
  }
  const etag = `"${found?.wanted.key}.${type.slice('image/'.length)}"`
  const hasIt = isNotModified(request, etag)
  const isSent = !hasIt && request.method !== 'HEAD'
  const bytes = isSent && found ? await readPictureBytes(found.wanted) : null
  if (!found || bytes === undefined || (!isSent && !(await hasPicture(found.wanted))))
    return new Response(null, {
      status: 404,
      headers: { ...headers, 'Cache-Control': 'public, max-age=60' },
    })
  const cached = {
    ...headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  }
  if (hasIt) return new Response(null, { status: 304, headers: cached })
  return new Response(bytes && new Uint8Array(bytes), {
    headers: { ...cached, 'Content-Type': type },
  })
}
