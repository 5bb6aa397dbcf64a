import { expect, test } from 'vitest'
import { conditionalResponse, setCacheControl } from '#app/http/caching.server.ts'

/** What is said of a page of which a loader says this. */
async function textOf(cacheControl: string, cookie: Record<string, string>) {
  const headers = new Headers({ 'Cache-Control': cacheControl })
  const request = new Request('http://localhost/books', { headers: cookie })
  await setCacheControl(request, { status: 200, headers })
  return headers.get('Cache-Control')
}

test.each(['private, no-store', 'private, no-cache'])('a loader may say less: %s', async (less) => {
  expect(await textOf(less, {})).toBe(less)
})

test('a loader may not say more: what a visitor with a cookie is shown is theirs', async () => {
  expect(await textOf('public, s-maxage=60', { Cookie: 'octavo=x' })).toBe('private, no-cache')
})

test('a page is another answer with a picture within, and known by another name', () => {
  const style = { mark: 'STYLE', bytes: Buffer.from('a{}') }
  const picture = { mark: ' src="/art/b01.svg"', bytes: Buffer.from(' src="data:x"') }
  const named = (...insertions: (typeof style)[]) => {
    const headers = new Headers({ 'Cache-Control': 'private, no-cache' })
    const page = '<style>STYLE</style><img src="/art/b01.svg">'
    const request = new Request('http://localhost/book/b01')
    return conditionalResponse(request, page, { status: 200, headers }, insertions).headers.get(
      'ETag',
    )
  }
  expect(named(style)).toBe(named(style))
  // Weakly: packed, it is other bytes.
  expect(named(style)).toMatch(/^W\/"/)
  expect(named(style, picture)).not.toBe(named(style))
})
