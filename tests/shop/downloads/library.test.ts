import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { eraseCustomer } from '#app/shop/lifecycle/delete-account.server.ts'
import { findLibraryFeed } from '#app/shop/ordering/downloads/library-feed.server.ts'
import {
  closeLibrary,
  findLibrary,
  findLibraryOwner,
  makeLibrary,
  parseLibraryKey,
} from '#app/shop/ordering/downloads/library.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { writeOpds1 } from '#app/shop/exchange/feeds/write-opds1.ts'
import { opds2Of } from '#app/shop/exchange/feeds/write-opds2.ts'
import { eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { buy } from './bought.ts'

const now = Date.now()
const makeFor = (...about: [customer: string, known: number | undefined, now: number]) =>
  db.write((trx) => makeLibrary(trx, ...about))
const where = {
  base: 'http://shop.test/opds/library/KEY',
  query: '',
  origin: 'http://shop.test',
  page: 1,
  now,
}

describe('the address of a library', () => {
  test('is 192 random bits that the database does not hold, one for each customer', async () => {
    const customer = await aCustomer(newEmail())
    const key = (await makeFor(customer, undefined, now))!
    expect(parseLibraryKey(key)).toBe(key)
    expect(Buffer.from(key, 'base64url')).toHaveLength(24)
    const rows = await db.read.selectFrom('ebookLibrary').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect((await findLibraryOwner(key))?.customer).toBe(customer)
  })

  test('made anew closes the old one; the same form sent twice changes nothing', async () => {
    const customer = await aCustomer(newEmail())
    const first = (await makeFor(customer, undefined, now))!
    expect(await makeFor(customer, undefined, now + 1)).toBeUndefined()
    const second = (await makeFor(customer, now, now + 2))!
    expect(await makeFor(customer, now, now + 3)).toBeUndefined()
    expect(await findLibraryOwner(first)).toBeUndefined()
    expect((await findLibraryOwner(second))?.customer).toBe(customer)
    expect(await closeLibrary(customer)).toBe(true)
    expect(await closeLibrary(customer)).toBe(false)
    expect(await findLibraryOwner(second)).toBeUndefined()
    expect(await findLibrary(customer)).toBeUndefined()
  })

  test('of many at one moment one is made', async () => {
    const customer = await aCustomer(newEmail())
    const made = await Promise.all(
      Array.from({ length: 6 }, () => makeFor(customer, undefined, now)),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
  })

  test('goes with the account', async () => {
    const customer = await aCustomer(newEmail())
    const key = (await makeFor(customer, undefined, now))!
    await db.write((trx) => eraseCustomer(trx, customer, 'en', now))
    expect(await findLibraryOwner(key)).toBeUndefined()
  })
})

/** Elements with their attributes and text, by a parser that takes no document that is not well-formed. */
function readXml(text: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const open: typeof found = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const plain = Object.values(attributes).map(({ name, value }) => [name, value])
    const element = {
      name: uri === 'http://www.w3.org/2005/Atom' ? local : `${uri}${local}`,
      attributes: Object.fromEntries(plain) as Record<string, string>,
      text: '',
    }
    found.push(element)
    open.push(element)
  })
  parser.on('text', (words) => {
    if (open.length > 0) open.at(-1)!.text += words
  })
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  return found
}

async function aLibrary(count = 2) {
  const customer = await aCustomer(newEmail())
  const numbers: string[] = []
  for (let n = 0; n < count; n++) {
    const name = n === 0 ? 'Salt & <b>Paper</b> ]]> \u{1f600}' : `Book ${n}`
    numbers.push(await buy([await eBookWithFile({ name })], { now: now + n, customer }))
  }
  return { numbers, owner: { customer, language: 'fr' as const, createdAt: now } }
}

describe('the feed of a library', () => {
  test('is an acquisition feed of OPDS 1.2 with all that Atom demands, the newest first', async () => {
    const { owner, numbers } = await aLibrary()
    const xml = writeOpds1((await findLibraryFeed(owner, where))!)
    const elements = readXml(xml)
    const all = (name: string) => elements.filter((one) => one.name === name)
    expect(all('feed')[0]?.attributes['xml:lang']).toBe('fr')
    expect(all('entry')).toHaveLength(2)
    for (const name of ['id', 'title', 'updated']) expect(all(name)).toHaveLength(3)
    for (const { text } of all('id')) expect(text).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
    expect(new Set(all('id').map(({ text }) => text)).size).toBe(3)
    for (const { text } of [...all('updated'), ...all('published')])
      expect(new Date(text).toISOString()).toBe(text)
    expect(all('title').map(({ text }) => text)).toEqual([
      'Vos livres numériques',
      'Book 1',
      'Salt & <b>Paper</b> ]]> \u{1f600}',
    ])
    const links = all('link').map(({ attributes }) => attributes)
    const opds = 'application/atom+xml;profile=opds-catalog;kind=acquisition'
    expect(links).toContainEqual({ rel: 'self', href: where.base, type: opds })
    expect(links).toContainEqual({ rel: 'start', href: where.base, type: opds })
    expect(links.filter(({ rel }) => rel === 'http://opds-spec.org/acquisition')).toEqual(
      [numbers[1], numbers[0]].map((number) => ({
        rel: 'http://opds-spec.org/acquisition',
        href: `${where.base}/${number}/0.epub`,
        type: 'application/epub+zip',
      })),
    )
  })

  test('says the same in OPDS 2.0', async () => {
    const { owner, numbers } = await aLibrary()
    const feed = opds2Of((await findLibraryFeed(owner, { ...where, query: 'version=2' }))!)
    expect(feed.metadata).toMatchObject({ title: 'Vos livres numériques', numberOfItems: 2 })
    expect(feed.links).toContainEqual({
      rel: 'self',
      href: `${where.base}?version=2`,
      type: 'application/opds+json',
    })
    expect(feed.publications?.[0]).toMatchObject({
      metadata: { '@type': 'http://schema.org/Book', title: 'Book 1', language: 'en' },
      links: [
        {
          rel: 'http://opds-spec.org/acquisition',
          href: `${where.base}/${numbers[1]}/0.epub`,
          type: 'application/epub+zip',
        },
      ],
    })
  })

  test('leaves out what cannot be fetched', async () => {
    const { owner, numbers } = await aLibrary()
    await db.write((trx) => revokeEbooks(trx, numbers[0]!, [0], now))
    const feed = (await findLibraryFeed(owner, where))!
    expect(feed.entries.map(({ title }) => title)).toEqual(['Book 1'])
  })

  test('is empty, and still a whole one, where nothing was bought', async () => {
    const { owner } = await aLibrary(0)
    const elements = readXml(writeOpds1((await findLibraryFeed(owner, where))!))
    expect(elements.filter(({ name }) => name === 'updated')).toHaveLength(1)
    expect(await findLibraryFeed(owner, { ...where, page: 2 })).toBeUndefined()
  })
})
