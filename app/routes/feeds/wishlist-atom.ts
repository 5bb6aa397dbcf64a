import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { isCurrency } from '#app/shop/currency/currency.ts'
import { findPriceDropFeed } from '#app/shop/wishlist/price-drop-feed.server.ts'
import { findShare } from '#app/shop/wishlist/share.server.ts'
import { originOf } from '#app/http/head.server.ts'
import { securityHeaders } from '#app/http/security-headers.server.ts'
import { readVisit } from '#app/http/visit.server.ts'

/** A feed needs nothing from anywhere, may not run anything, and is found by its link alone. */
const headers = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'",
  'X-Robots-Tag': 'noindex',
}
/** Short, since the link may be withdrawn. What a reader keeps may be ten minutes old, five of them ours. */
const fiveMinutes = 'private, max-age=300'

/**
 * The price drops of a shared wishlist, as Atom, up to five minutes old: in rupees unless `currency` names
 * another. 404 for an unknown link, 410 at once for a withdrawn one, 400 for a currency that the shop does
 * not know.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await readVisit(args)
  const { t, url, language, now } = visit
  const key = url.searchParams.get('share')
  const share = await findShare(key)
  if (key === null || !share) return inWords(404, t('title.notFound'))
  if (share.kind === 'withdrawn') return inWords(410, t('refusal.wishlist.withdrawn'))
  const currency = url.searchParams.get('currency') ?? 'INR'
  if (!isCurrency(currency)) return inWords(400, t('refusal.wishlist.currency'))
  const reader = { language, currency, now, origin: originOf(visit) }
  const feed = await findPriceDropFeed({ ...share, key }, reader)
  return answer(feed, args.request.headers.get('If-None-Match'))
}

function answer(feed: string, known: string | null) {
  const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`
  const found = { ...headers, 'Cache-Control': fiveMinutes, ETag: etag }
  // A proxy that compresses marks the tag as weak.
  const isKnown = known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (isKnown) return new Response(null, { status: 304, headers: found })
  const type = 'application/atom+xml; charset=utf-8'
  return new Response(feed, { headers: { ...found, 'Content-Type': type } })
}

const inWords = (status: 400 | 404 | 410, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
