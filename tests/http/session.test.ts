import { createCookie } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import {
  ensureVisitor,
  findSession,
  redirectWithSession,
  saveSession,
} from '#app/http/session.server.ts'

const withCookie = (cookie?: string) =>
  new Request('http://shop.test/', cookie === undefined ? {} : { headers: { Cookie: cookie } })
const sessionOf = (cookie?: string) => findSession(withCookie(cookie))
const pairOf = (header: string) => header.split(';')[0]!

async function savedCookie() {
  const session = await sessionOf()
  const visitor = ensureVisitor(session)
  const [[, header] = ['', '']] = await saveSession(session)
  return { visitor, header, pair: pairOf(header) }
}

/** A cookie of any content, signed as the shop signs. */
const signed = async (data: unknown, name = 'shop', secret = process.env.SESSION_SECRET!) =>
  pairOf(await createCookie(name, { secrets: [secret] }).serialize(data))

describe('the session cookie', () => {
  test('is signed, HttpOnly, SameSite=Lax, for all paths of this host alone, and lasts 90 days', async () => {
    const { header } = await savedCookie()
    const [pair, ...attributes] = header.split('; ')
    expect(pair).toMatch(/^shop=[\w%]+\.[\w%]+$/)
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      `Max-Age=${90 * 86_400}`,
      'Path=/',
      'SameSite=Lax',
    ])
  })

  test('holds 128 random bits of a visitor, other ones each time', async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, savedCookie))
    expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(50)
    for (const { visitor } of visitors) expect(Buffer.from(visitor, 'base64url')).toHaveLength(16)
  })

  test('with all that it can hold stays far below 1 KB', async () => {
    const session = await sessionOf()
    ensureVisitor(session)
    session.set('currency', 'EUR')
    session.set('language', 'de')
    session.set('country', 'DE')
    const [[, header] = ['', '']] = await saveSession(session)
    expect(header.length).toBeLessThan(400)
    expect((await sessionOf(pairOf(header))).data).toEqual(session.data)
  })

  test('is not set where there is nothing to keep', async () => {
    expect(await saveSession(await sessionOf())).toEqual([])
  })

  test('is read back', async () => {
    const { visitor, pair } = await savedCookie()
    expect((await sessionOf(pair)).get('visitor')).toBe(visitor)
    expect((await sessionOf(`other=1; ${pair}; another=2`)).get('visitor')).toBe(visitor)
  })

  test('is read under the name of the first versions, and written under its own', async () => {
    const { visitor, pair } = await savedCookie()
    const former = pair.replace('shop=', 'octavo=')
    const session = await sessionOf(former)
    expect(session.get('visitor')).toBe(visitor)
    expect(await saveSession(session)).toEqual([
      ['Set-Cookie', expect.stringMatching(/^shop=/) as string],
    ])
    expect((await sessionOf(`${former}; shop=another-program`)).data).toEqual({})
  })
})

describe('a cookie that the shop did not sign is a new visitor’s', () => {
  const value = (pair: string) => pair.slice('shop='.length)
  const flipped = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

  test.each<[string, (pair: string) => string | Promise<string>]>([
    ['one letter of its content changed', (pair) => flipped(pair, 12)],
    ['one letter of its signature changed', (pair) => flipped(pair, pair.lastIndexOf('.') + 3)],
    ['cut at its end', (pair) => pair.slice(0, -3)],
    ['cut to its content', (pair) => pair.slice(0, pair.lastIndexOf('.'))],
    ['cut to its signature', (pair) => `shop=${pair.slice(pair.lastIndexOf('.'))}`],
    ['something before it', (pair) => `shop=x${value(pair)}`],
    ['nothing in it', () => 'shop='],
    ['a dot', () => 'shop=.'],
    ['a broken escape', () => 'shop=%E0%A4%A'],
    ['JSON in base64', () => `shop=${btoa('{"visitor":"AAAAAAAAAAAAAAAAAAAAAA"}')}`],
    ['JSON with a made-up signature', () => `shop=${btoa('{"visitor":"x"}')}.AAAA`],
    ['plain JSON', () => 'shop={"visitor":"AAAAAAAAAAAAAAAAAAAAAA"}'],
    ['no JSON at all', () => 'shop=s%3Ahello.world'],
    ['8 KB', () => `shop=${'a'.repeat(8 * 1024)}`],
    ['100 KB', () => `shop=${'a'.repeat(100 * 1024)}`],
    ['another secret', () => signed({ visitor: 'A'.repeat(22) }, 'shop', 'other'.repeat(8))],
    ['another name', (pair) => `shop2=${value(pair)}`],
  ])('%s', async (_, damage) => {
    const { pair } = await savedCookie()
    expect((await sessionOf(await damage(pair))).data).toEqual({})
  })
})

describe('what the shop signed but never means', () => {
  test.each([
    { visitor: 5 },
    { visitor: null },
    { visitor: {} },
    { visitor: ['AAAAAAAAAAAAAAAAAAAAAA'] },
    { visitor: '' },
    { visitor: 'short' },
    { visitor: 'customer:1' },
    { visitor: `${'A'.repeat(22)}\n` },
    { visitor: 'A'.repeat(100) },
    { currency: 'XXX' },
    { currency: 'eur' },
    { currency: ['EUR'] },
    { country: {} },
    { country: 'ZZ' },
    { language: 'xx' },
    { language: 7 },
    { __flash_visitor__: 'A'.repeat(22) },
    { constructor: 'x', toString: 'y' },
    JSON.parse('{"__proto__":"z"}') as unknown,
    { somethingOld: 'from another release' },
    [],
    [1, 2],
    'text',
    5,
    true,
    null,
  ])('%j counts as not there, and is not signed again', async (data) => {
    const session = await sessionOf(await signed(data))
    expect(session.data).toEqual({})
    expect(session.get('visitor')).toBeUndefined()
    expect(await saveSession(session)).toEqual([])
  })

  test('leaves what is right beside it', async () => {
    const visitor = 'A'.repeat(22)
    const pair = await signed({ visitor, currency: 'XXX', country: {}, language: 'de', old: 1 })
    expect((await sessionOf(pair)).data).toEqual({ visitor, language: 'de' })
  })

  test('is a toast under the name of the session', async () => {
    const toast = { message: 'Hello', type: 'success' } as const
    const { headers } = await redirectWithSession('/', await sessionOf(), toast)
    const sent = pairOf(headers.getSetCookie().find((line) => line.startsWith('shop-toast='))!)
    expect((await sessionOf(sent.replace('shop-toast=', 'shop='))).data).toEqual({})
  })
})

describe('several cookies of the name', () => {
  test.each(['shop=another-program', 'shop=', `shop=${btoa('{"visitor":1}')}.x`])(
    'beside %s the signed one counts, wherever it stands',
    async (foreign) => {
      const { visitor, pair } = await savedCookie()
      expect((await sessionOf(`${foreign}; ${pair}`)).get('visitor')).toBe(visitor)
      expect((await sessionOf(`${pair}; ${foreign}`)).get('visitor')).toBe(visitor)
    },
  )

  test('that are the same are one', async () => {
    const { visitor, pair } = await savedCookie()
    expect((await sessionOf(`${pair}; ${pair}`)).get('visitor')).toBe(visitor)
  })

  test('of which two are signed are a new visitor’s: one may have been planted', async () => {
    const [one, two] = [await savedCookie(), await savedCookie()]
    expect((await sessionOf(`${one.pair}; ${two.pair}`)).data).toEqual({})
  })
})
