import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { parseLanguage } from '#app/i18n/languages.ts'
import { isNotModified } from '#app/http/feed-responses.server.ts'
import { pictureHeaders } from '#app/http/security-headers.server.ts'
import { findPreview } from '#app/shop/content/previews/find-preview.server.ts'
import { cachedPreview } from '#app/shop/content/previews/preview-cache.server.ts'

const oneYear = 'public, max-age=31536000, s-maxage=31536000, immutable'
const oneMinute = 'public, max-age=60'

/**
 * Sends the preview image that other sites show for a shared link, at the URL derived from its data. An outdated URL
 * redirects to the current one.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, kind = '', id = '', tag] =
    /^([a-z]+)-([^\0]+)\.(en|fr|de)-[0-9a-z]+\.png$/.exec(params.file ?? '') ?? []
  const language = parseLanguage(tag)
  const preview = language && (await findPreview(kind, id, language))
  if (!preview) return answer(null, 404, oneMinute)
  const { pathname } = new URL(request.url)
  if (pathname !== preview.path)
    return redirect(preview.path, { headers: { ...pictureHeaders, 'Cache-Control': oneMinute } })
  // The URL changes with the picture, so it identifies these exact bytes.
  const etag = { ETag: `"${/-([0-9a-z]+)\.png$/.exec(preview.path)?.[1]}"` }
  if (isNotModified(request, etag.ETag)) return answer(null, 304, oneYear, etag)
  const png = await cachedPreview(preview)
  if (!png) return answer(null, 503, 'no-store', { 'Retry-After': '10' })
  return answer(new Uint8Array(png), 200, oneYear, { ...etag, 'Content-Type': 'image/png' })
}

const answer = (
  body: Uint8Array<ArrayBuffer> | null,
  status: number,
  cacheControl: string,
  more: Record<string, string> = {},
) =>
  new Response(body, {
    status,
    headers: { ...pictureHeaders, 'Cache-Control': cacheControl, ...more },
  })
