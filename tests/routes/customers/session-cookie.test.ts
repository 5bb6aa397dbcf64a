import { createCookie } from '@remix-run/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

type Fields = Record<string, string>
type Answer = { status: number; cookies: string[] }
/** One request, without following where its answer leads. */
type FetchPage = (path: string, cookie?: string, form?: Fields) => Promise<Answer>

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

const bodyOf = (form: Fields) => ({
  method: 'POST',
  body: new URLSearchParams(form).toString(),
})

const fetchPage: FetchPage = async (path, cookie, form) => {
  const headers = { ...urlencoded, 'Accept-Language': 'en', ...(cookie && { Cookie: cookie }) }
  const request = new Request(origin + path, { headers, ...(form && bodyOf(form)) })
  const answer = await (await builtShop())(request)
  return { status: answer.status, cookies: answer.headers.getSetCookie() }
}

const requestServed =
  (shop: ServedShop, from = shop.origin): FetchPage =>
  async (path, cookie, form) => {
    const { status, headers } = await requestRaw(shop, {
      path,
      headers: { ...urlencoded, Origin: from, ...(cookie && { Cookie: cookie }) },
      ...(form && bodyOf(form)),
    })
    return { status, cookies: headers['set-cookie'] ?? [] }
  }

const named = (cookies: string[], name: string) =>
  cookies.find((line) => line.startsWith(`${name}=`))
/** `shop=…` of an answer. */
const sessionOf = ({ cookies }: Answer) => named(cookies, 'shop')!.split(';')[0]!

let book: string
beforeAll(async () => {
  book = await aBook({ stock: null })
})
const add = () => ({ intent: 'cart.add', product: book })

/** Who a cookie makes its sender. */
async function ownerOf(cookie: string, by = fetchPage): Promise<string | undefined> {
  const product = await aBook()
  await by('/cart', cookie, { intent: 'cart.add', product })
  const line = db.read.selectFrom('cartLine').where('productId', '=', product).select('owner')
  return (await line.executeTakeFirst())?.owner
}

describe('the session cookie as it is sent', () => {
  test('is set by the first action, and then renewed for 90 days by each', async () => {
    const first = await fetchPage('/cart', undefined, add())
    const lines: string[] = [named(first.cookies, 'shop')!]
    const actions: Fields[] = [
      add(),
      { intent: 'cart.more', product: book },
      { intent: 'cart.less', product: book },
      { intent: 'cart.set', product: book, quantity: '3' },
      { intent: 'cart.remove', product: book },
      { intent: 'cart.undo' },
      { intent: 'cart.clear' },
      { intent: 'cart.clear' },
      { intent: 'currency.choose', currency: 'EUR' },
      { intent: 'country.choose', country: 'DE' },
      { intent: 'language.choose', language: 'de' },
      { intent: 'wishlist.add', product: book },
      { intent: 'wishlist.remove', product: book },
      { intent: 'wishlist.clear' },
      { intent: 'compare.add', product: book },
      { intent: 'compare.remove', product: book },
    ]
    for (const form of actions) {
      const { status, cookies } = await fetchPage(
        '/cart',
        sessionOf({ status: 0, cookies: lines }),
        form,
      )
      expect([form.intent, status]).toEqual([form.intent, 303])
      expect(
        cookies.filter((line) => line.startsWith('shop=')),
        form.intent,
      ).toHaveLength(1)
      lines.unshift(named(cookies, 'shop')!)
    }
    for (const line of lines) {
      expect(line).toMatch(
        /^shop=[\w%]+\.[\w%]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      expect(line.length).toBeLessThan(1024)
    }
  })

  test('is set by no page that is read, whoever reads it', async () => {
    const cookie = sessionOf(await fetchPage('/cart', undefined, add()))
    const paths = ['/', '/fr', '/books', `/book/${book}`, '/catalogue', '/cart', '/checkout']
    for (const path of [...paths, '/wishlist', '/compare', '/not-found', '/no/such/page'])
      for (const sent of [undefined, cookie, 'shop=junk'])
        expect([path, sent, (await fetchPage(path, sent)).cookies]).toEqual([path, sent, []])
  })

  test('stays where it is when a toast is taken: only the toast’s own cookie goes', async () => {
    const { cookies } = await fetchPage('/cart', undefined, add())
    const sent = cookies.map((line) => line.split(';')[0]).join('; ')
    const page = await fetchPage('/cart', sent)
    expect(page.cookies).toHaveLength(1)
    expect(page.cookies[0]).toMatch(/^shop-toast=; .*Expires=Thu, 01 Jan 1970/)
  })

  test('stays under 1 KB with 500 lines in the cart and 200 wishes', async () => {
    const shopper = await newShopper()
    await shopper.post('/cart', add())
    const { owner } = await db.read
      .selectFrom('cartLine')
      .orderBy('addedAt', 'desc')
      .select('owner')
      .executeTakeFirstOrThrow()
    const ids = await manyBooks(499)
    const line = { owner, color: '', size: '', quantity: 9, changedAt: 1 }
    const lines = ids.map((productId, addedAt) => ({ ...line, productId, addedAt }))
    const wishes = ids.slice(0, 200).map((productId, addedAt) => ({ owner, productId, addedAt }))
    await db.write(async (trx) => {
      await trx.insertInto('cartLine').values(lines).execute()
      await trx.insertInto('wish').values(wishes).execute()
    })
    await shopper.visit('/cart')
    expect(shopper.texts('.lines .line')).toHaveLength(500)
    const sent = `shop=${shopper.cookies.get('shop')}`
    const { status, cookies } = await fetchPage('/cart', sent, {
      intent: 'cart.less',
      product: ids[0]!,
    })
    expect(status).toBe(303)
    for (const set of cookies) expect(set.length).toBeLessThan(1024)
  })
})

const signed = async (data: unknown) =>
  (await createCookie('shop', { secrets: [process.env.SESSION_SECRET!] }).serialize(data)).split(
    ';',
  )[0]!

const damages: [string, (good: string) => string | Promise<string>][] = [
  ['changed', (good) => good.replace(/shop=(.{9})./, 'shop=$1-')],
  ['cut', (good) => good.slice(0, -5)],
  ['empty', () => 'shop='],
  ['of 8 KB', () => `shop=${'a'.repeat(8 * 1024)}`],
  ['of another program', () => 'shop=s%3Ahello.world'],
  ['of base64 JSON', () => `shop=${btoa('{"visitor":"AAAAAAAAAAAAAAAAAAAAAA"}')}`],
  ['of no JSON', () => 'shop=%E0%A4%A'],
  ['signed, with a visitor of 5', () => signed({ visitor: 5 })],
  ['signed, with a currency XXX', () => signed({ currency: 'XXX', country: {}, language: 9 })],
  ['signed, with a list', () => signed(['x'])],
  [
    'twice, both signed',
    async (good) => `${good}; ${sessionOf(await fetchPage('/cart', undefined, add()))}`,
  ],
]

describe.each(damages)('a cookie %s is a new visitor, never an error', (_, damage) => {
  test('on a page', async () => {
    const cookie = await damage(sessionOf(await fetchPage('/cart', undefined, add())))
    for (const path of ['/', '/cart', `/de/book/${book}`]) {
      const { status, cookies } = await fetchPage(path, cookie)
      expect([path, status, cookies]).toEqual([path, 200, []])
    }
  })

  test('of a form: a new cookie takes its place, and the old cart is not opened', async () => {
    const good = sessionOf(await fetchPage('/cart', undefined, add()))
    const answer = await fetchPage('/cart', await damage(good), add())
    expect(answer.status).toBe(303)
    const [old, fresh] = [await ownerOf(good), await ownerOf(sessionOf(answer))]
    expect(old).toMatch(/^[\w-]{22}$/)
    expect(fresh).toMatch(/^[\w-]{22}$/)
    expect(fresh).not.toBe(old)
  })
})

test('a cookie of 100 KB is a new visitor too, where a server lets it in', async () => {
  const cookie = `shop=${'a'.repeat(100 * 1024)}`
  expect(await fetchPage('/', cookie)).toEqual({ status: 200, cookies: [] })
  expect((await fetchPage('/cart', cookie, add())).status).toBe(303)
})

describe('a toast’s cookie that is not ours', () => {
  test.each([
    ['cut', 'shop-toast=eyJ'],
    ['of 8 KB', `shop-toast=${'a'.repeat(8 * 1024)}`],
    ['of no JSON', 'shop-toast=%E0%A4%A'],
    ['unsigned', `shop-toast=${btoa('{"__flash_flash__":{"toast":{"message":"Hi"}}}')}`],
  ])('%s shows nothing, and goes', async (_, cookie) => {
    const shopper = await newShopper({ 'Accept-Language': 'en', Cookie: cookie })
    await shopper.visit('/')
    expect(shopper.status).toBe(200)
    expect(shopper.text('.toast')).toBeUndefined()
    expect(shopper.headers.getSetCookie()[0]).toMatch(/^shop-toast=; /)
  })
})

describe('behind the real server', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((word) => word.repeat(8))
  const serve = (SESSION_SECRET: string) => serveShop({ SESSION_SECRET })

  test('secrets are rotated: the new one signs, all are read, a dropped one is a new visitor’s', async () => {
    const [before, during, after] = await Promise.all([
      serve(first!),
      serve(`${second},${first}`),
      serve(`${third},${second}`),
    ])
    const [atFirst, rotating, dropped] = [before, during, after].map((one) => requestServed(one))
    const old = sessionOf(await atFirst!('/cart', undefined, add()))
    const owner = await ownerOf(old, atFirst)

    expect(await ownerOf(old, rotating)).toBe(owner)
    expect((await rotating!('/', old)).cookies).toEqual([])
    const renewed = sessionOf(await rotating!('/cart', old, add()))
    expect(renewed).not.toBe(old)
    expect(await ownerOf(renewed, dropped)).toBe(owner)
    expect(await ownerOf(renewed, atFirst)).not.toBe(owner)

    expect(await dropped!('/cart', old)).toEqual({ status: 200, cookies: [] })
    const fresh = sessionOf(await dropped!('/cart', old, add()))
    expect(await ownerOf(fresh, dropped)).not.toBe(owner)
    await Promise.all([before, during, after].map((shop) => shop.stop()))
  })

  test('under https both cookies are Secure and this host’s alone; past what Node lets in the server goes on', async () => {
    const shop = await serveShop({ PUBLIC_URL: 'https://shop.test' })
    const by = requestServed(shop, 'https://shop.test')
    const { cookies } = await by('/cart', undefined, add())
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-shop',
      '__Host-shop-toast',
    ])
    for (const line of cookies) expect(line).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)

    const answers = await Promise.all(
      [8, 20].map((kb) => by('/', `__Host-shop=${'a'.repeat(kb * 1024)}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 431])
    expect((await by('/cart', named(cookies, '__Host-shop')!.split(';')[0])).status).toBe(200)
    await shop.stop()
  })
})
