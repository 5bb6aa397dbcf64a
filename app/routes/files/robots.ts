import type { LoaderFunctionArgs } from '@remix-run/node'
import { writeRobots } from '#app/shop/exchange/feeds/robots.ts'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { originOf } from '#app/http/head.server.ts'

/** Tells crawlers which URLs they may request (RFC 9309). */
export const loader = ({ request }: LoaderFunctionArgs) =>
  feedResponse(request, {
    body: writeRobots(originOf({ url: new URL(request.url) })),
    type: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=86400',
  })
