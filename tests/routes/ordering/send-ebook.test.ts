import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { buy } from '../../shop/downloads/bought.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const folder = mkdtempSync(join(process.env.DATA_DIR!, 'ebook-file-'))

/** Imports a CSV of one row and answers with the id of its product. */
async function imported(cells: Record<string, string>): Promise<string> {
  const path = join(folder, `${randomUUID()}.csv`)
  const quoted = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`)
  writeFileSync(path, `${Object.keys(cells).join(',')}\n${quoted.join(',')}\n`)
  const { code, printed } = await runLine(runImport, [path, '--force'])
  if (code !== 0) throw new Error(printed)
  const row = await db.read
    .selectFrom('product')
    .select('id')
    .where('sku', '=', cells.sku!)
    .executeTakeFirstOrThrow()
  return row.id
}

const text = 'It rained on the roofs of the town, and nobody came to the door. '
const samples = {
  'one sentence': text,
  'the whole of a long book': `<p>${text.repeat(800)}</p>`,
  nothing: '',
  'blanks alone': '<p> </p>',
}
const anEbook = (cells: Record<string, string> = {}) => {
  const sku = `file-${randomUUID().slice(0, 8)}`
  return imported({
    ...{ sku, name: `Rain ${sku}`, format: 'e-book', price: '199', language: 'en' },
    ...{ has_print_edition: 'yes', sample_heading: 'I', sample: text, ...cells },
  })
}

const ways = [
  { prefix: '', sentence: 'The file is not available yet' },
  { prefix: '/fr', sentence: 'Le fichier n’est pas encore disponible' },
  { prefix: '/de', sentence: 'Die Datei ist noch nicht verfügbar' },
] as const

beforeAll(async () => {
  await openDemo()
})

const jsonOf = (shopper: Shopper) =>
  JSON.parse(shopper.text('main > script[type="application/ld+json"]')!) as Record<string, unknown>

describe.each(ways)('an imported e-book at $prefix/', ({ prefix, sentence }) => {
  test.each(Object.entries(samples))(
    'with %s as its sample is shown and not for sale',
    async (_, sample) => {
      const id = await anEbook({ sample })
      const shopper = await (await newShopper()).visit(`${prefix}/book/${id}`)
      expect(shopper.status).toBe(200)
      expect(shopper.text('main .note')).toBe(`${sentence}.`)
      expect(shopper.attrs('.detail button', 'value')).not.toContain('cart.add')
      expect(jsonOf(shopper)).not.toHaveProperty('offers')
      await shopper.post(`${prefix}/book/${id}`, { intent: 'cart.add', product: id })
      expect(shopper.status).toBe(422)
      expect(shopper.text('#errors')).toContain(sentence)
      expect(await linesOf(id)).toEqual([])
    },
  )

  test('cannot be moved from the wishlist to the cart, which says why', async () => {
    const id = await anEbook()
    const shopper = await newShopper()
    await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.add', product: id })
    expect(shopper.text('main')).toContain(sentence)
    await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.buy', product: id })
    expect([shopper.status, shopper.text('main')]).toEqual([
      422,
      expect.stringContaining(`${sentence}.`),
    ])
    await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.buyAll' })
    expect(await linesOf(id)).toEqual([])
  })

  test('stands in lists and in the comparison with the sentence', async () => {
    const id = await anEbook()
    const shopper = await newShopper()
    // Lists are read anew behind the requests.
    await expect
      .poll(async () => {
        await shopper.visit(`${prefix}/books?format=e-book&sort=newest&q=Rain`)
        return shopper.text(`#card-${id}`)?.toLowerCase() ?? ''
      })
      .toContain(sentence.toLowerCase())
    expect(shopper.attrs(`#card-${id} button`, 'value')).not.toContain('cart.add')
    await shopper.post(`${prefix}/compare`, { intent: 'compare.add', product: id })
    expect(shopper.text('main')).toContain(sentence)
  })

  test('that a cart or an old order holds is not sold', async () => {
    const id = await anEbook()
    const shopper = await newShopper()
    await shopper.post(`${prefix}/cart`, { intent: 'cart.add', product: 'b02' })
    const [line] = await linesOf('b02')
    await db.write((trx) =>
      trx
        .insertInto('cartLine')
        .values({ ...line!, productId: id })
        .execute(),
    )
    await shopper.visit(`${prefix}/cart`)
    expect(shopper.text('main')).toContain(sentence)
    await shopper.visit(`${prefix}/checkout`)
    expect(shopper.text('main')?.toLowerCase()).toContain(sentence.toLowerCase())
    await db.write((trx) => trx.deleteFrom('cartLine').where('owner', '=', line!.owner).execute())
  })
})

const linesOf = (productId: string) =>
  db.read.selectFrom('cartLine').selectAll().where('productId', '=', productId).execute()

describe('an e-book whose file goes between the checkout and the order', () => {
  test('is told as a change, and nothing is ordered', async () => {
    const shopper = await newShopper()
    await shopper.post('/cart', { intent: 'cart.add', product: 'b60e' })
    await shopper.visit('/checkout')
    const setContent = (ebookContent: 'opening' | null) =>
      db.write((trx) =>
        trx.updateTable('product').set({ ebookContent }).where('id', '=', 'b60e').execute(),
      )
    await setContent(null)
    await shopper.press('Order with obligation to pay', {
      ...{ email: 'asha@example.org', name: 'Asha', ebookConsent: 'yes' },
    })
    await setContent('opening')
    expect(shopper.status).toBe(409)
    expect(shopper.text('main')).toContain('the file is not available yet')
  })
})

test('an import over an e-book of the demo neither gives it another file nor takes the one it has', async () => {
  const { findEbookFile } = await import('#app/shop/catalogue/ebooks/ebook-file.server.ts')
  const chapterOf = async () =>
    strFromU8(unzipSync((await findEbookFile('b59e'))!.bytes)['EPUB/chapter-1.xhtml']!)
  const before = await chapterOf()
  const { workId } = await db.read
    .selectFrom('product')
    .select('workId')
    .where('id', '=', 'b59e')
    .executeTakeFirstOrThrow()
  await imported({
    ...{ key: 'demo:b59e', id: 'b59e', sku: 'BOOK-59-EB', name: 'Max und Moritz' },
    ...{ format: 'e-book', price: '99', language: 'de', work: workId, pages: '410' },
    ...{ sample: `<p>${text}</p>`, pages_estimated: '' },
  })
  expect(await chapterOf()).toBe(before)
  const shopper = await (await newShopper()).visit('/book/b59e')
  expect(shopper.text('#sample')).toContain('It rained')
  expect(shopper.text('.facts')).toMatch(/Pages\s*about 1 \(estimated\)/)
  expect(shopper.attrs('.detail button', 'value')).toContain('cart.add')
})

const openings = [
  {
    prefix: '',
    format: 'E-book: the opening of the work',
    onCard: /^E-book, opening only: \d+ pages?, \d+ words, \d+ kB$/,
    holds: 'The file contains the opening of the work',
    add: 'Add to cart',
    order: 'Order with obligation to pay',
  },
  {
    prefix: '/fr',
    format: 'Livre numérique : début de l’œuvre',
    onCard: /^Livre numérique, le début seulement : \d+ pages?, \d+ mots, \d+ ko$/,
    holds: 'Le fichier contient le début de l’œuvre',
    add: 'Ajouter au panier',
    order: 'Commander avec obligation de paiement',
  },
  {
    prefix: '/de',
    format: 'E-Book: der Anfang des Werkes',
    onCard: /^E-Book, nur der Anfang: \d+ Seiten?, \d+ Wörter, \d+ kB$/,
    holds: 'Die Datei enthält den Anfang des Werkes',
    add: 'In den Warenkorb',
    order: 'Zahlungspflichtig bestellen',
  },
] as const

describe.each(openings)('an e-book of the demo at $prefix/', (way) => {
  const { prefix, format, onCard, holds, add, order } = way
  /** The word of a format stands in small letters within a line. */
  const message = expect.stringMatching(
    new RegExp(format.replace(/^./, '[$&\\p{Ll}]'), 'iu'),
  ) as string

  test('says on card, page, cart, checkout and receipt that its file holds the opening', async () => {
    const shopper = await newShopper()
    await shopper.visit(`${prefix}/books?format=e-book`)
    const cards = shopper.texts('.card .card__by').filter((one) => onCard.test(one))
    expect(cards.length).toBeGreaterThan(10)
    await shopper.visit(`${prefix}/book/b01e`)
    expect(shopper.text('nav a.choice--format[aria-current=page]')).toContain(format)
    await shopper.press(add, {}, { within: '.buy' })
    await shopper.visit(`${prefix}/cart`)
    expect(shopper.text('main .line')).toEqual(message)
    expect(shopper.attrs('main .line input[name=quantity]', 'value')).toEqual([])
    await shopper.visit(`${prefix}/checkout`)
    expect(shopper.text('main .lines')).toEqual(message)
    const buyer = { email: `${randomUUID()}@example.org`, name: 'Asha', ebookConsent: 'yes' }
    await shopper.press(order, buyer)
    expect(shopper.url).toContain('/order-received/')
    expect(shopper.text('.receipt')).toEqual(message)
    await shopper.visit(shopper.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!)
    expect(shopper.text('main .line')).toContain(holds)
    const { text: mail } = await db.read
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', buyer.email)
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow()
    expect(mail.replaceAll('\u202f', ' ')).toEqual(message)
  })
})

test('the facts of an e-book of the demo are those of its file', async () => {
  const shopper = await (await newShopper()).visit('/book/b01e')
  const facts = Object.fromEntries(
    shopper.texts('.facts dt').map((name, n) => [name, shopper.texts('.facts dd')[n]]),
  )
  const { findEbookFile } = await import('#app/shop/catalogue/ebooks/ebook-file.server.ts')
  const file = (await findEbookFile('b01e'))!
  const chapter = strFromU8(unzipSync(file.bytes)['EPUB/chapter-1.xhtml']!)
  const body = chapter.slice(chapter.indexOf('<body')).replace(/<[^>]*>/g, ' ')
  const words = body.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length
  expect(facts).toMatchObject({
    Format: 'E-book: the opening of the work',
    Pages: `about ${Math.ceil(words / 275)} (estimated)`,
    Words: String(words),
    'Reading time': `about ${Math.max(1, Math.round(words / 250))} minute`,
    File: 'EPUB',
    'File size': `${Math.round(file.bytes.length / 1000)} kB`,
    'The file contains': 'the opening of the work',
  })
  expect(jsonOf(shopper)).toMatchObject({
    bookEdition: 'The file contains the opening of the work, not the whole work.',
  })
  expect(shopper.text('.detail')).toContain(
    'The file contains the opening of the work, not the whole',
  )
  // The paperback has the pages and hours of the work.
  await shopper.visit('/book/b01')
  expect(shopper.text('.facts')).toContain('about 410 (estimated)')
  await shopper.visit('/books?format=e-book&reading-time=10-')
  expect(shopper.attrs('.card__title a', 'href')).toEqual([])
})

test('who bought an e-book keeps its file, whatever becomes of the offer', async () => {
  const number = await buy(['b58e'])
  await db.write((trx) =>
    trx.updateTable('product').set({ ebookContent: null }).where('id', '=', 'b58e').execute(),
  )
  const { fetchEbook } = await import('#app/shop/ordering/downloads/fetch-ebook.server.ts')
  const { ensureLinkSecret } =
    await import('#app/shop/operations/link-secrets/link-secrets.server.ts')
  const { ebooksKey } = await import('#app/shop/ordering/orders/receipt-key.server.ts')
  const now = Date.now()
  const key = ebooksKey(await ensureLinkSecret(), number, now)
  const fetched = await fetchEbook(
    { number, file: '0.epub', reader: { key, customer: undefined } },
    now,
  )
  if (fetched.kind !== 'open') throw new Error(fetched.kind)
  expect(createHash('sha256').update(fetched.file.bytes!).digest('hex')).toBe(fetched.file.hash)
})
