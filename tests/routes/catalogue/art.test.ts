import { beforeAll, describe, expect, test } from 'vitest'
import { shareCovers } from '#app/art/art-paths.ts'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const request = async (path: string, headers: Record<string, string> = {}) =>
  (await builtShop())(new Request(origin + path, { headers, redirect: 'manual' }))

describe('every picture of the pages', () => {
  test.each(['/', '/books', '/book/b05', '/product/1', '/product/1?color=red', '/catalogue'])(
    'of %s is there, drawn, and kept for a year',
    async (path) => {
      const shopper = await (await newShopper()).visit(path)
      const sources = new Set(shopper.attrs('main img:not([src^="data:"])', 'src'))
      expect(sources.size).toBeGreaterThan(0)
      for (const src of sources) {
        const answer = await request(src)
        expect(answer.status, src).toBe(200)
        expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
        expect(await answer.text()).toMatch(/^<svg [^]*<\/svg>$/)
      }
    },
  )
})

describe('a picture', () => {
  const current = async () => (await request('/art/cover/b05-0.svg')).headers.get('Location')!

  test('at an old address leads to the one of today, and only there is kept', async () => {
    const answer = await request('/art/cover/b05-abc123.svg')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toMatch(/^\/art\/cover\/b05-[0-9a-z]+\.svg$/)
    expect(answer.headers.get('Cache-Control')).not.toContain('immutable')
  })

  test('gets a new address when what is drawn changes', async () => {
    const before = await current()
    await db.write((trx) =>
      trx.updateTable('product').set({ name: 'Moby-Dick' }).where('id', '=', 'b05').execute(),
    )
    expect(await current()).not.toBe(before)
    expect((await request(before)).status).toBe(302)
  })

  test('is not sent again to who has it', async () => {
    const path = await current()
    const etag = (await request(path)).headers.get('ETag')!
    const again = await request(path, { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await request(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('may not run or load anything when it is opened by itself', async () => {
    const { headers } = await request(await current())
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['b05', 'b06'],
    // As an import makes them of names.
    ['walden-x7f3q', 'b05', 'moby-dick-k7f3q'],
  ])('with others is at the address that names all as they are today: %s, %s', async (...ids) => {
    for (const id of ids) if (id.includes('-')) await aBook({ id })
    const alone = await Promise.all(
      ids.map(async (id) => (await request(`/art/cover/${id}-0.svg`)).headers.get('Location')!),
    )
    const [shared] = shareCovers(alone)
    const path = shared!.replace(/#.*/, '')
    const answer = await request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const drawn = await answer.text()
    for (const [at, id] of ids.entries()) {
      expect(drawn).toContain(`<view id="${id}"`)
      const cover = await (await request(alone[at]!)).text()
      expect(drawn).toContain(cover.slice('<svg '.length))
    }
    const [first, ...others] = ids
    for (const other of [
      // An old one, one that is gone, one that stands there twice.
      [`${first}-0`, ...others.map((id) => `${id}-0`)],
      [`${first}-0`, 'no-such-1', ...others.map((id) => `${id}-0`)],
      [`${first}-0`, ...others.map((id) => `${id}-0`), `${others.at(-1)}-0`],
    ]) {
      const led = await request(`/art/covers/${other.join('.')}.svg`)
      expect([led.status, led.headers.get('Location')], other.join()).toEqual([302, path])
    }
  })

  test.each([
    '/art/covers/1-1.no-such-1.svg',
    `/art/covers/${'b05-1.'.repeat(6)}b05-1.svg`,
    '/art/covers/.svg',
    '/art/covers/-1.svg',
    '/art/cover/no-such-1.svg',
    '/art/cover/1-1.svg',
    '/art/goods/b05-1.svg',
    '/art/goods/1.no-colour-1.svg',
    '/art/scene/no-such-1.svg',
    '/art/category/no-such-1.svg',
    '/art/portrait/b05-1.svg',
    '/art/cover/b05.svg',
    '/art/cover/b05-1.png',
    '/art/cover/%00-1.svg',
    '/art/cover/-1.svg',
    '/art/cover/%2e%2e%2f-1.svg',
  ])('at %s is not found', async (path) => {
    expect((await request(path)).status).toBe(404)
  })
})
