import { expect, test } from 'vitest'
import { settings } from '#app/settings.server.ts'
import { untilCutoff } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { conditionalResponse, setCacheControl } from '#app/http/caching.server.ts'

/** What is said of a page of which a loader says this. */
async function textOf(
  cacheControl: string,
  cookie: Record<string, string>,
  now = Date.now(),
  madeAt = now,
) {
  const headers = new Headers(cacheControl ? { 'Cache-Control': cacheControl } : {})
  const request = new Request('http://localhost/books', { headers: cookie })
  await setCacheControl(request, { status: 200, headers }, untilCutoff(madeAt, now))
  return headers.get('Cache-Control')
}

test.each(['private, no-store', 'private, no-cache'])('a loader may say less: %s', async (less) => {
  expect(await textOf(less, {})).toBe(less)
})

test('a loader may not say more: what a visitor with a cookie is shown is theirs', async () => {
  expect(await textOf('public, s-maxage=60', { Cookie: 'shop=x' })).toBe('private, no-cache')
})

test('no proxy caches a page past the cut-off hour, 14:00 in India, which changes days of arrival', async () => {
  settings().DISPATCH_CUTOFF_HOUR = 14
  const at = (time: string) => textOf('', {}, Date.parse(`2026-11-27T${time}+05:30`))
  expect(await at('13:58:59')).toMatch(/^public.*s-maxage=60$/)
  expect(await at('13:59:30')).toMatch(/^public.*s-maxage=30$/)
  expect(await at('13:59:59.500')).toMatch(/^public.*s-maxage=0$/)
  expect(await at('14:00:00')).toMatch(/^public.*s-maxage=60$/)
})

test('no proxy caches a page that was made before the cut-off hour and is sent after it', async () => {
  settings().DISPATCH_CUTOFF_HOUR = 14
  const at = (time: string) => Date.parse(`2026-11-27T${time}+05:30`)
  const sent = (time: string) => textOf('', {}, at(time), at('13:59:59.900'))
  expect(await sent('14:00:00.200')).toMatch(/^public.*s-maxage=0$/)
  expect(await sent('13:59:59.950')).toMatch(/^public.*s-maxage=0$/)
})

test('a page is another answer with a picture within, and known by another name', () => {
  const named = (variant: string) => {
    const headers = new Headers({ 'Cache-Control': 'private, no-cache' })
    const request = new Request('http://localhost/book/b01')
    const page = '<style>STYLE</style><img src="/art/b01.svg">'
    const edits = { variant, applyEdits: (bytes: Buffer) => Buffer.concat([bytes]) }
    return conditionalResponse(request, page, { status: 200, headers }, edits).headers.get('ETag')
  }
  expect(named('')).toBe(named(''))
  // Weakly: packed, it is other bytes.
  expect(named('')).toMatch(/^W\/"/)
  expect(named('+')).not.toBe(named(''))
})

test('a page that the browser has is not edited', () => {
  const send = (tag: string) => {
    const headers = new Headers({ 'Cache-Control': 'private, no-cache' })
    const request = new Request('http://localhost/about', { headers: { 'If-None-Match': tag } })
    let edits = 0
    const applyEdits = (bytes: Buffer) => {
      edits++
      return Buffer.concat([bytes])
    }
    const answer = { status: 200, headers }
    const { status } = conditionalResponse(request, '<p>', answer, { variant: '', applyEdits })
    return { status, edits, tag: headers.get('ETag')! }
  }
  const first = send('W/"other"')
  expect(first).toMatchObject({ status: 200, edits: 1 })
  expect(send(first.tag)).toMatchObject({ status: 304, edits: 0 })
})
