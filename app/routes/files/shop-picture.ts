import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { isNotModified } from '#app/http/feed-responses.server.ts'
import { shopPictureHeaders } from '#app/http/security-headers.server.ts'
import { findShopPicture } from '#app/shop/content/previews/shop-picture.server.ts'

const oneYear = 'public, max-age=31536000, immutable'
const oneMinute = 'public, max-age=60'

/** Sends the logo or the icon at the URL of its content. The URL of an earlier one redirects to the current one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const picture = findShopPicture(params.file ?? '')
  if (!picture) return new Response(null, { status: 404, headers: cached(oneMinute) })
  const { path, mediaType, read } = picture
  if (new URL(request.url).pathname !== path) return redirect(path, { headers: cached(oneMinute) })
  const etag = `"${path.slice('/shop/'.length)}"`
  const found = { ...cached(oneYear), ETag: etag }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: found })
  return new Response(await read(), { headers: { ...found, 'Content-Type': mediaType } })
}

const cached = (cacheControl: string) => ({ ...shopPictureHeaders, 'Cache-Control': cacheControl })
