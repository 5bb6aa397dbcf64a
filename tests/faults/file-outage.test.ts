import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { stockOf } from '../shop/checkout/buyer.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'
import { buyerOf, ordersOf } from './buyer.ts'
import { canLimitFiles, limitFiles } from './limit-files.ts'

const t = translator('en')
const isEmbedded = !process.env.DATABASE_URL

describe.skipIf(!isEmbedded)('the embedded file', () => {
  let shop: ServedShop
  let book: string
  beforeAll(async () => {
    book = await aBook({ stock: 90 })
    await db.close()
    shop = await serveShop()
  })
  afterAll(() => shop.stop())

  const newShopper = () =>
    new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })

  async function expectOneOrder({ shopper, email }: Awaited<ReturnType<typeof buyerOf>>) {
    const before = (await stockOf(book))!
    await shopper.press(t('error.tryAgain'))
    expect(shopper.url).toMatch(/^\/order-received\/\w+/)
    expect(await ordersOf(email)).toHaveLength(1)
    expect(await stockOf(book)).toBe(before - 1)
  }

  test.runIf(canLimitFiles)(
    'on a full disk is read, says in three languages that it takes nothing, and takes it again once there is room',
    async () => {
      const buyer = await buyerOf(newShopper(), book)
      const visitors = await Promise.all(
        languages.map((language) => newShopper().visit(localPath(language, `/book/${book}`))),
      )
      const [preview] = /\/preview\/[^"?]+\.png/.exec(visitors[0]!.html) ?? []
      limitFiles(shop.pid, '0')
      for (const [n, visitor] of visitors.entries()) {
        const words = translator(languages[n]!)
        await visitor.press(words('product.add'), {}, { within: 'main .buy' })
        expect(visitor.status).toBe(503)
        expect(visitor.headers.get('Retry-After')).toBe('5')
        expect(visitor.text('h1')).toBe(words('error.outage'))
      }
      await buyer.press()
      expect(buyer.shopper.status).toBe(503)
      expect(buyer.shopper.text('main .lede')).toBe(t('error.outageAgain'))
      // What is drawn is shown, though it cannot be kept.
      const drawn = await fetch(shop.origin + preview)
      expect((await newShopper().visit(`/book/${book}`)).status).toBe(200)
      expect(await ordersOf(buyer.email)).toEqual([])
      expect(drawn.headers.get('Content-Type')).toBe('image/png')
      await db.close()
      limitFiles(shop.pid, 'unlimited')
      await expectOneOrder(buyer)
      expect(shop.output()).toMatch(/"path":"\/checkout","err":.*(disk I\/O error|is full)/)
    },
  )

  const holder = `
    const { DatabaseSync } = require('@photostructure/sqlite')
    const file = new DatabaseSync(process.argv[1])
    file.exec('begin immediate')
    console.log('held')
    process.stdin.once('data', () => { file.exec('commit'); file.close(); process.exit() })`

  // It waits for five seconds, as it is to.
  test.runIf(process.env.LONG)(
    'that another process locks for longer than a write waits is read, and ordered from afterwards',
    async () => {
      const buyer = await buyerOf(newShopper(), book)
      const file = join(process.env.DATA_DIR!, 'octavo.sqlite')
      const other = spawn(process.execPath, ['-e', holder, file], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      await once(other.stdout, 'data')
      const pressing = buyer.press()
      expect((await newShopper().visit(`/book/${book}`)).status).toBe(200)
      await pressing
      expect(buyer.shopper.status).toBe(503)
      other.stdin.write('go')
      await once(other, 'exit')
      await expectOneOrder(buyer)
    },
    40_000,
  )
})
