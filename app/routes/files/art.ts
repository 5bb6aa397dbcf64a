import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { findDrawing } from '#app/shop/catalogue/pictures/find-drawing.server.ts'
import { isNotModified } from '#app/http/feed-responses.server.ts'
import { pictureHeaders } from '#app/http/security-headers.server.ts'

const oneYear = 'public, max-age=31536000, immutable'
const oneMinute = 'public, max-age=60'

/** Sends a drawn picture at the URL derived from its data. An outdated URL redirects to the current one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { kind = '', file = '' } = params
  const drawing = await findDrawing(kind, file)
  if (!drawing) return new Response(null, { status: 404, headers: cached(oneMinute) })
  const { pathname } = new URL(request.url)
  if (pathname !== drawing.path) return redirect(drawing.path, { headers: cached(oneMinute) })
  // The URL changes with the picture, so it identifies these exact bytes.
  const etag = `"${drawing.path.slice('/art/'.length)}"`
  const found = { ...cached(oneYear), ETag: etag }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: found })
  return new Response(drawing.draw(), {
    headers: { ...found, 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}

const cached = (cacheControl: string) => ({ ...pictureHeaders, 'Cache-Control': cacheControl })
