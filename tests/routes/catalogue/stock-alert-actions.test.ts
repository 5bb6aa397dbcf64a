import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { notifyBackInStock } from '#app/shop/lists/stock-alerts/notify.server.ts'
import { aBook, aDress, aThing, partnersThing, soldOut, takeAll } from '../../fixtures/catalogue.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { newShopper } from '../../shopper.ts'

const newEmail = () => `asha-${randomUUID()}@example.org`
/** Each shopper has a network of their own, as the server sees it, but for what is said. */
const aShopper = (network: string = randomUUID()) => newShopper({ 'x-octavo-address': network })

const mailsTo = (recipient: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()
const watchesOf = (email: string) =>
  db.read.selectFrom('stockWatch').selectAll().where('email', '=', email).execute()
const countWatches = async () =>
  (await db.read.selectFrom('stockWatch').select('keyHash').execute()).length

/** The links in a mail, as paths of the shop. */
const linksIn = (text: string) =>
  [...text.matchAll(/http:\/\/shop\.test(\/\S*)/g)].map(([, path]) => path!)

async function linkTo(email: string) {
  const [mail] = await mailsTo(email)
  return linksIn(mail!.text)[0]!
}

/** A dress as a source says it: indigo in m, and in xl as many as are given. */
const dressRecord = (id: string, xl: number): CatalogueRecord => ({
  ...blankRecord,
  id,
  kind: 'goods',
  sourceKey: `test:${id}`,
  name: 'Linen summer dress',
  language: 'en',
  weightGrams: 300,
  stock: null,
  prices: [{ currency: 'INR', market: '', amountMinor: 49_900 }],
  variants: [
    { color: 'indigo', colorName: null, size: 'm', stock: 3 },
    { color: 'indigo', colorName: null, size: 'xl', stock: xl },
  ],
})

describe.each(languages)('told of a return without JavaScript, in %s', (language: Language) => {
  const words = translator(language)
  // As a page is read: white space folded, no-break spaces too.
  const t = (key: Parameters<typeof words>[0]) => words(key).replace(/\s+/g, ' ')

  test('from the sold-out size to the second mail, and nothing is left', async () => {
    const id = `dress-${randomUUID().slice(0, 8)}`
    await takeAll([dressRecord(id, 0)])
    const email = newEmail()
    const shopper = await aShopper()

    await shopper.visit(localPath(language, `/product/${id}`))
    expect(shopper.text('#watch summary')).toContain('XL')
    expect(shopper.text('#watch')).toContain('Indigo, XL')
    await shopper.press(t('stock.watch'), { email }, { within: '#watch' })
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe(localPath(language, `/product/${id}?notify=sent`))
    expect(shopper.text('#notify')).toBe(t('stock.sent'))
    expect(await watchesOf(email)).toMatchObject([
      { productId: id, color: 'indigo', size: 'xl', language, confirmedAt: null },
    ])

    const reader = await aShopper()
    await reader.visit(await linkTo(email))
    expect(reader.status).toBe(200)
    expect(reader.url).toContain(localPath(language, `/product/${id}?`))
    expect(reader.text('#notify')).toContain('Linen summer dress, Indigo, XL')
    expect(await watchesOf(email)).toMatchObject([{ confirmedAt: null }])
    await reader.press(t('stock.confirm'))
    expect(reader.url).toBe(localPath(language, `/product/${id}?color=indigo&notify=confirmed`))
    expect(reader.text('#notify')).toBe(t('stock.confirmed'))
    expect(await watchesOf(email)).toMatchObject([{ confirmedAt: expect.any(Number) as number }])

    await notifyBackInStock(Date.now())
    expect(await mailsTo(email)).toHaveLength(1)
    await takeAll([dressRecord(id, 2)])
    await notifyBackInStock(Date.now())
    const [, second, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(second!.text).toContain('Linen summer dress, Indigo, XL')
    expect(await watchesOf(email)).toEqual([])
    const [path] = linksIn(second!.text)
    await reader.visit(path!)
    expect(reader.status).toBe(200)
    await reader.press(t('product.add'), { size: 'xl' }, { within: '.buy' })
    expect(reader.text('.toast')).toContain(t('toast.addedToCart'))

    expect(shopper.cookieNames()).toEqual([])
  })

  test('for a book, whose link may say /product/ as well', async () => {
    const id = await soldOut()
    const email = newEmail()
    const shopper = await aShopper()
    await shopper.visit(localPath(language, `/book/${id}`))
    await shopper.press(t('stock.watch'), { email }, { within: '#watch' })
    const link = await linkTo(email)
    expect(link).toMatch(new RegExp(`^${localPath(language, `/book/${id}`)}\\?notify=[\\w-]{22}$`))
    await shopper.visit(link.replace('/book/', '/product/'))
    expect(shopper.url).toBe(link)
    expect(shopper.text('#notify button')).toBe(t('stock.confirm'))
    await shopper.press(t('stock.forget'))
    expect(shopper.url).toBe(localPath(language, `/book/${id}?notify=forgotten`))
    expect(shopper.text('#notify')).toBe(t('stock.forgotten'))
    expect(await watchesOf(email)).toEqual([])
  })
})

describe('the form for being told', () => {
  test('answers the same for a new address, a known, a confirmed one, and one that had its five mails', async () => {
    const id = await soldOut()
    const email = newEmail()
    const answers: string[] = []
    const request = async (address = email) => {
      const shopper = await aShopper()
      await shopper.visit(`/book/${id}`)
      await shopper.press('Notify me', { email: address }, { within: '#watch' })
      const { status, url } = shopper
      answers.push(JSON.stringify([status, url, shopper.text('main'), shopper.cookieNames()]))
    }
    await request()
    await request()
    const reader = await aShopper()
    await reader.visit(await linkTo(email))
    await reader.press('Yes, notify me')
    await request()
    const written = newEmail()
    for (let n = 0; n < 5; n++)
      await (
        await aShopper()
      ).post(`/book/${id}`, { intent: 'stock.watch', product: await soldOut(), email: written })
    await request(written)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(written)).toHaveLength(5)
    expect(new Set(answers).size).toBe(1)
  })

  test.each([
    '',
    '   ',
    'asha',
    'asha@example',
    'a b@example.org',
    '<b>@example.org',
    'a@b.org, c@d.org',
  ])(
    'refuses the address %j with 422, words beside the field, and what was typed kept',
    async (email) => {
      const before = await countWatches()
      const shopper = await (await aShopper()).visit(`/book/${await soldOut()}`)
      await shopper.press('Notify me', { email }, { within: '#watch' })
      expect(shopper.status).toBe(422)
      expect(shopper.text('main .errors a[href="#email"]')).toMatch(
        /^Enter (a complete|your) e-mail address/,
      )
      expect(shopper.text('#email-error')).toMatch(/^Enter/)
      expect(shopper.attr('#email', 'value')).toBe(email)
      expect(shopper.attr('#email', 'aria-invalid')).toBe('true')
      expect(shopper.cookieNames()).toEqual([])
      expect(await countWatches()).toBe(before)
    },
  )

  test('asks which size, where several are sold out, and keeps the address that was typed', async () => {
    const id = await aDress({
      variants: [
        ['indigo', 's', 0],
        ['indigo', 'xl', 0],
        ['red', 'm', 2],
      ],
    })
    const email = newEmail()
    const shopper = await (await aShopper()).visit(`/product/${id}?color=indigo`)
    await shopper.press('Notify me', { email }, { within: '#watch' })
    expect(shopper.status).toBe(422)
    expect(shopper.text('main .errors a[href="#watch-size"]')).toBe(
      'Please choose the size that you are waiting for.',
    )
    expect(shopper.attr('#email', 'value')).toBe(email)
    await shopper.press('Notify me', { size: 'xl' }, { within: '#watch' })
    expect(shopper.url).toBe(`/product/${id}?color=indigo&notify=sent`)
    expect(await watchesOf(email)).toMatchObject([{ color: 'indigo', size: 'xl' }])
  })

  test('is folded where other sizes can be bought, and open where it was refused', async () => {
    const shopper = await (await aShopper()).visit(`/product/${await aDress()}`)
    expect(shopper.attr('details#watch', 'open')).toBeUndefined()
    await shopper.press('Notify me', { email: 'asha' }, { within: '#watch' })
    expect(shopper.attr('details#watch', 'open')).toBeDefined()
  })

  test('says both where size and address are wrong', async () => {
    const id = await aDress({
      variants: [
        ['indigo', 's', 0],
        ['indigo', 'xl', 0],
      ],
    })
    const shopper = await (await aShopper()).visit(`/product/${id}`)
    await shopper.press('Notify me', { email: 'asha' }, { within: '#watch' })
    expect(shopper.texts('main .errors a')).toHaveLength(2)
  })

  test.each([
    ['in stock', () => aBook(), /is available now/],
    ['out of print', () => aBook({ stock: 0, outOfPrint: true }), /We do not know/],
  ])('does not stand where the book is %s, and a post is 422 in words', async (_, make, words) => {
    const id = await make()
    const shopper = await (await aShopper()).visit(`/book/${id}`)
    expect(shopper.text('#watch')).toBeUndefined()
    const before = await countWatches()
    await shopper.post(`/book/${id}`, { intent: 'stock.watch', product: id, email: newEmail() })
    expect(shopper.status).toBe(422)
    expect(shopper.text('main .errors')).toMatch(words)
    expect(await countWatches()).toBe(before)
  })

  test('does not stand at what a partner sells', async () => {
    const shopper = await (await aShopper()).visit(`/product/${await partnersThing()}`)
    expect(shopper.text('#watch')).toBeUndefined()
  })

  test.each<[string, Record<string, string>]>([
    ['a product it does not have', { product: 'no-such-product' }],
    ['no product', { product: '' }],
    ['10,000 characters for a product', { product: 'x'.repeat(10_000) }],
    ['a piece of SQL for a product', { product: "' or 1=1 --" }],
    ['a colour of what has none', { color: 'mauve', size: 'm' }],
    ['markup for a size', { size: '<b>' }],
  ])('refuses %s with 422, the address kept', async (_, fields) => {
    const id = await soldOut()
    const email = newEmail()
    const shopper = await aShopper()
    await shopper.post(`/book/${id}`, { intent: 'stock.watch', product: id, email, ...fields })
    expect(shopper.status).toBe(422)
    expect(shopper.text('main .errors')).toBeTruthy()
    expect(shopper.attr('#email', 'value')).toBe(email)
    expect(await watchesOf(email)).toEqual([])
  })

  test('answers 429 past twenty asks in 15 minutes from one network, with the time to wait, the address kept', async () => {
    const network = '2001:db8:7:7::1'
    const id = await soldOut()
    for (let n = 0; n < 20; n++) {
      const shopper = await aShopper(`2001:db8:7:7::${n}`)
      await shopper.post(`/book/${id}`, { intent: 'stock.watch', product: id, email: newEmail() })
      expect(shopper.status).toBe(200)
    }
    const late = await (await aShopper(network)).visit(`/book/${id}`)
    const email = newEmail()
    await late.press('Notify me', { email }, { within: '#watch' })
    expect(late.status).toBe(429)
    const seconds = Number(late.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(late.headers.get('Cache-Control')).toContain('no-store')
    expect(late.text('#email-error')).toMatch(/in 1\d minutes/)
    expect(late.attr('#email', 'value')).toBe(email)
    expect(await watchesOf(email)).toEqual([])
    const other = await (await aShopper('2001:db8:8::1')).visit(`/book/${id}`)
    await other.press('Notify me', { email }, { within: '#watch' })
    expect(other.status).toBe(200)
  })
})

describe('the page that the link of the mail opens', () => {
  test('is for no search engine, and sets no cookie', async () => {
    const id = await soldOut()
    for (const notify of ['sent', 'x', 'x'.repeat(22)]) {
      const shopper = await (await aShopper()).visit(`/book/${id}?notify=${notify}`)
      expect(shopper.status).toBe(200)
      expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
      expect(shopper.attr('link[rel=canonical]', 'href')).toBeUndefined()
      expect(shopper.headers.get('Referrer-Policy')).toMatch(/origin|no-referrer/)
      expect(shopper.cookieNames()).toEqual([])
    }
    const plain = await (await aShopper()).visit(`/book/${id}`)
    expect(plain.attr('meta[name=robots]', 'content')).toBeUndefined()
    expect(plain.text('#notify')).toBeUndefined()
  })

  test('says so where the link leads nowhere, and is the page of the product otherwise', async () => {
    const id = await soldOut()
    const shopper = await (await aShopper()).visit(`/book/${id}?notify=${'x'.repeat(22)}`)
    expect(shopper.text('#notify')).toMatch(/^This link no longer works/)
    expect(shopper.text('h1')).toBe('The Moonstone')
    expect(shopper.text('#watch h2')).toBe('Notify me when it is back')
  })

  test('answers the button of a link that ended meanwhile with 422 and the same words', async () => {
    const id = await soldOut()
    const email = newEmail()
    const shopper = await (await aShopper()).visit(`/book/${id}`)
    await shopper.press('Notify me', { email }, { within: '#watch' })
    await shopper.visit(await linkTo(email))
    await db.write((trx) => trx.deleteFrom('stockWatch').where('email', '=', email).execute())
    await shopper.press('Yes, notify me')
    expect(shopper.status).toBe(422)
    expect(shopper.text('#notify')).toMatch(/^This link no longer works/)
  })

  test('offers a confirmed address only to be deleted', async () => {
    const id = await soldOut()
    const email = newEmail()
    const shopper = await (await aShopper()).visit(`/book/${id}`)
    await shopper.press('Notify me', { email }, { within: '#watch' })
    const link = await linkTo(email)
    await shopper.visit(link)
    await shopper.press('Yes, notify me')
    await shopper.visit(link)
    expect(shopper.text('#notify')).toContain('You are on our list')
    expect(shopper.texts('#notify button')).toEqual(['No, delete my address'])
    await shopper.press('No, delete my address')
    expect(await watchesOf(email)).toEqual([])
  })

  test('takes these buttons only where they stand', async () => {
    const shopper = await (await aShopper()).post('/cart', { intent: 'stock.confirm', key: 'x' })
    expect(shopper.status).toBe(400)
  })

  test('keeps its question in another language', async () => {
    const id = await aThing({ stock: 0 })
    const email = newEmail()
    const shopper = await (await aShopper()).visit(`/product/${id}`)
    await shopper.press('Notify me', { email }, { within: '#watch' })
    await shopper.visit(`/de${await linkTo(email)}`)
    expect(shopper.text('#notify button')).toBe('Ja, benachrichtigen')
  })
})
