import type { LoaderFunctionArgs } from '@remix-run/node'
import { findPlainCover } from '#app/shop/feeds/plain-cover.server.ts'
import { answerFeed, refuseFeed } from '#app/http/feed-answers.server.ts'
import { pictureHeaders } from '#app/http/security-headers.server.ts'
import { readVisit } from '#app/http/visit.server.ts'

/** The picture of an e-book for reading apps that cannot draw. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await readVisit(args)
  const [, id] = /^(.+)\.png$/.exec(args.params.file ?? '') ?? []
  const cover = id === undefined ? undefined : await findPlainCover(id)
  if (!cover) return refuseFeed(404, t('title.notFound'))
  const answer = answerFeed(args.request, {
    body: new Uint8Array(cover),
    type: 'image/png',
    cacheControl: 'public, max-age=86400',
    isSameForAll: true,
  })
  for (const [name, value] of Object.entries(pictureHeaders)) answer.headers.set(name, value)
  return answer
}
