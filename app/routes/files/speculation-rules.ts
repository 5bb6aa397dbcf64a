import type { LoaderFunctionArgs } from '@remix-run/node'
import { feedResponse } from '#app/http/feed-responses.server.ts'
import { speculationRules } from '#app/http/urls/speculation-rules.server.ts'

/** Names the links whose pages a browser may prefetch. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  feedResponse(request, {
    body: JSON.stringify(speculationRules),
    type: 'application/speculationrules+json',
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
