import { test } from 'vitest'
import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing-query.schema.ts'
import { findListingPage } from '#app/shop/catalogue/listing-page.server.ts'
import { findHomePage } from '#app/shop/catalogue/home.server.ts'
import { listRelatedIds } from '#app/shop/catalogue/related.server.ts'
import { findProductRow } from '#app/shop/catalogue/product-row.server.ts'
import { findBookPage } from '#app/shop/catalogue/book-page.server.ts'
import { manyBooks } from '../fixtures/catalogue.ts'
import { aViewer } from '../shop/catalogue/viewers.ts'

const languages = ['en', 'en-US', 'fr', 'de', 'es', 'und']
test('speed', { timeout: 400000 }, async () => {
  for (let n = 0; n < 10_000; n += 250)
    await manyBooks(250, (i) => ({ id: `b${n + i}`, name: `Book of the ${['moon', 'sun', 'sea', 'night'][i % 4]} ${n + i}`, saleCount: (n + i) * 7919 % 10007, price: 10_000 + ((n + i) * 31 % 500) * 100, inLanguage: languages[i % 6]!, datePublished: i % 3 ? String(1900 + i % 100) : null, authors: [{ name: `Author ${(n + i) % 3000}`, role: 'A01' }], categories: ['book'], format: i % 10 ? 'paperback' : 'hardback' }))
  const out: string[] = []
  const time = async (name: string, work: () => Promise<unknown>, times = 20) => {
    const t0 = performance.now(); await work(); const cold = performance.now() - t0
    const t1 = performance.now(); for (let i = 0; i < times; i++) await work()
    out.push(`${name}: cold ${cold.toFixed(1)} warm ${((performance.now() - t1) / times).toFixed(2)} ms`)
  }
  const now = Date.now()
  const find = (search: string, path: '/books' | '/catalogue' = '/books') => findListingPage(path, parseListingQuery(new URLSearchParams(search)), aViewer({ now }))
  for (const s of ['', 'page=2', 'page=400', 'sort=newest', 'sort=price-up', 'sort=price-down', 'sort=title', 'language=fr', 'language=sv', 'format=hardback', 'format=paperback', 'availability=in-stock', 'price-from=100&price-to=110', 'q=moon', 'q=book', 'q=moon+123', 'format=hardback&language=de&sort=price-up']) await time(s || 'unfiltered', () => find(s))
  await time('cat book', () => find('category=book', '/catalogue'))
  await time('home', () => findHomePage(aViewer({ now })))
  const row = (await findProductRow('b77'))!
  await time('related', () => listRelatedIds(row))
  await time('book', () => findBookPage(row, aViewer({ now }), 'http://x'))
  console.log(out.join('\n'))
  if (db.dialect === 'sqlite') for (const order of ['sale_count desc, id desc', 'published_at desc nulls last, id desc', 'sort_price asc nulls last, id', 'sort_price desc nulls last, id desc', 'sort_name, id']) {
    const plan = await sql<{ detail: string }>`explain query plan select id from product as listed where edition_rank = 0 and kind = 'book' order by ${sql.raw(order)} limit 24`.execute(db.read)
    console.log(order, plan.rows.map((r) => r.detail).join(' | '))
  }
})
