import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzippedFeedResponse } from '#app/http/feed-responses.server.ts'

/** Random bytes pack into no less than they are. */
const feedOf = (bytes: number) => randomBytes(bytes).toString('latin1')

const request = (feed: string, acceptEncoding?: string) =>
  gzippedFeedResponse(
    new Request('http://shop.test/merchant/en-gb.xml', {
      headers: acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding },
    }),
    { etag: '"1"', type: 'application/rss+xml', cacheControl: 'public, max-age=600' },
    () => Promise.resolve({ tag: 'W/"1"', bytes: new Uint8Array(gzipSync(feed)) }),
  )

test('a short feed is unpacked for who reads no gzip', async () => {
  const feed = feedOf(10_000)
  const answer = await request(feed)
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect(await answer.text()).toBe(feed)
})

test('a long feed goes as gzip', async () => {
  const feed = feedOf(500_000)
  const answer = await request(feed, 'br, gzip')
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(feed)
})

test.each([undefined, 'identity', 'gzip;q=0'])(
  'a long feed is refused with words, and kept by nobody, to who says %s',
  async (acceptEncoding) => {
    const answer = await request(feedOf(500_000), acceptEncoding)
    expect(answer.status).toBe(406)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('Accept-Encoding: gzip')
  },
)
