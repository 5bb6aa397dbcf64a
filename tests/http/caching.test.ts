import { expect, test } from 'vitest'
import { sayWhoMayKeep } from '#app/http/caching.server.ts'

/** What is said of a page of which a loader says this. */
async function saidOf(cacheControl: string, cookie: Record<string, string>) {
  const headers = new Headers({ 'Cache-Control': cacheControl })
  const request = new Request('http://localhost/books', { headers: cookie })
  await sayWhoMayKeep(request, { status: 200, headers })
  return headers.get('Cache-Control')
}

test.each(['private, no-store', 'private, no-cache'])('a loader may say less: %s', async (less) => {
  expect(await saidOf(less, {})).toBe(less)
})

test('a loader may not say more: what a visitor with a cookie is shown is theirs', async () => {
  expect(await saidOf('public, s-maxage=60', { Cookie: 'octavo=x' })).toBe('private, no-cache')
})
