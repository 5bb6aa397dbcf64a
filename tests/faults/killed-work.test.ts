import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import { sweepCarts } from '#app/shop/ordering/cart/sweep-carts.server.ts'
import { smtpTransport } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { enqueueMail, sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { aVisitor, cartOf, countRows } from '../shop/checkout/buyer.ts'
import { aFolder, runLine } from '../shop/command/run-command.ts'
import { readMail } from '../shop/mail/read-mail.ts'
import { startSmtpServer, type MailServer } from '../shop/mail/smtp-server.ts'
import { findFreePort, oneProcess, serveShop, type ServedShop } from '../served-shop.ts'
import { killedIn, placesUpTo, shopCommand, withHook } from './frail-shop.ts'
import { findingsOf } from './findings.ts'

const isLong = process.env.LONG !== undefined
const folder = aFolder()

/** A shop with its background work; it is given so long to come to the place. */
const killedAtWork = async (environment: Record<string, string>) =>
  killedIn(
    oneProcess,
    {
      ...{ NODE_ENV: 'production', BACKGROUND_JOBS: 'on', HOST: '127.0.0.1' },
      PORT: String(await findFreePort()),
      ...environment,
    },
    60_000,
  )

describe('a worker that dies', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startSmtpServer()
  })
  afterAll(() => server.stop())

  const enqueue = (about: string) =>
    db.write((trx) =>
      enqueueMail(
        trx,
        {
          ...{ kind: 'order', about, recipient: 'asha@example.org' },
          ...{ subject: `Order ${about}`, text: 'Thank you.', html: '<p>Thank you.</p>' },
        },
        Date.now(),
      ),
    )

  test('within the outbox leaves its mails to the next, and each comes as one', async () => {
    // A claim, and a note for each mail, are two statements each. In short: the first is sent, and not noted.
    const few = ['before 3']
    let tried = 0
    let twice = 0
    for (const place of isLong ? placesUpTo(6) : few) {
      const abouts = [`${tried} one`, `${tried} two`]
      for (const about of abouts) await enqueue(about)
      await db.close()
      const FAULT = `${place} update .outbox`
      expect(await killedAtWork({ FAULT, SMTP_URL: server.url }), place).toBe(true)
      tried++
      // What the dead one had in hand comes back after its time.
      await sendDueMail(Date.now() + 16 * 60_000, drawAttachments, smtpTransport(server.url))
      const mails = server.taken.map(({ data }) => readMail(data).headers)
      for (const about of abouts) {
        const copies = mails.filter((headers) => headers.get('subject') === `Order ${about}`)
        const ids = new Set(copies.map((headers) => headers.get('message-id')))
        expect(ids.size, place).toBe(1)
        twice += copies.length - 1
      }
      expect(
        await sendDueMail(Date.now() + dayMs, drawAttachments, smtpTransport(server.url)),
      ).toEqual({
        ...{ sent: 0, failed: 0 },
      })
    }
    console.info(`killed ${tried} times within the outbox on ${db.dialect}, ${twice} sent again`)
  }, 600_000)

  test.runIf(isLong)(
    'within a sweep has swept it or not, and the next one does the rest',
    async () => {
      const book = await aBook()
      const stays = await aVisitor([book])
      const old = { changedAt: Date.now() - 91 * dayMs }
      // The statement, and the end of its transaction.
      for (const place of placesUpTo(2)) {
        const goes = await aVisitor([book])
        await db.write((trx) =>
          trx.updateTable('cartLine').set(old).where('owner', '=', goes).execute(),
        )
        // Its turn comes once an hour.
        await db.write((trx) => trx.deleteFrom('setting').where('name', 'like', 'due: %').execute())
        await db.close()
        expect(await killedAtWork({ FAULT: `${place} delete from .?cart_line` }), place).toBe(true)
        expect(await cartOf(goes), place).toHaveLength(place === 'after 2' ? 0 : 1)
        await sweepCarts(Date.now())
        expect(await cartOf(goes), place).toEqual([])
        expect(await cartOf(stays), place).toHaveLength(1)
      }
    },
    120_000,
  )
})

describe('a command that dies', () => {
  const rows = Array.from({ length: 300 }, (_, n) => `book-${n},The Moonstone ${n},499.00,7`)
  const file = join(folder, 'books.csv')
  writeFileSync(file, ['id,name,price,stock', ...rows].join('\n'))

  test('within an import has taken whole products, and the next one takes the rest once', async () => {
    const before = await countRows('product')
    for (const place of isLong ? ['before 2', 'after 2', 'before 3', 'after 4'] : ['after 4']) {
      await db.close()
      const fault = `${place} insert into .product. `
      expect(await killedIn([shopCommand, 'import', file], { FAULT: fault }), place).toBe(true)
      expect(await findingsOf(), place).toEqual([])
    }
    const { code, printed } = await runLine(runImport, [file])
    expect(printed).toMatch(/300 rows of .*: \d+ new, 0 changed, \d+ the same, 0 refused/)
    expect(code).toBe(0)
    expect(await countRows('product')).toBe(before + 300)
    expect(await findingsOf()).toEqual([])
  }, 60_000)

  test.each(isLong ? ['before 5', 'after 30', 'after 50'] : ['after 50'])(
    'within a backup (%s) leaves nothing that is taken for one',
    async (place) => {
      const path = join(folder, `${place.replace(' ', '-')}.gz`)
      await db.close()
      expect(await killedIn([shopCommand, 'backup', path], { FAULT: `${place} select` })).toBe(true)
      for (const one of [path, `${path}.part`].filter((name) => existsSync(name))) {
        const { code, printed } = await runLine(runRestore, [one, '--replace', '--yes'])
        expect(printed).toMatch(/is damaged|is no backup/)
        expect(code).toBe(1)
      }
      const again = await runLine(runBackup, [`${path}.again`])
      expect(again.code).toBe(0)
    },
  )
})

describe('a shop that dies', () => {
  let shop: ServedShop | undefined
  afterAll(() => shop?.stop())

  test.runIf(isLong)(
    'while it keeps a drawn picture keeps no half of it, and draws it again',
    async () => {
      const book = await aBook()
      await db.close()
      shop = await serveShop({ ...withHook, FAULT_RENAME: '.png' })
      const page = await (await fetch(`${shop.origin}/book/${book}`)).text()
      const [path] = /\/preview\/[^"?]+\.png/.exec(page) ?? []
      await expect(fetch(shop.origin + path)).rejects.toThrow(TypeError)
      await shop.kill()
      const stored = readdirSync(join(process.env.DATA_DIR!, 'previews'))
      expect(stored.filter((name) => name.endsWith('.png'))).toEqual([])

      shop = await serveShop()
      const answer = await fetch(shop.origin + path)
      expect(answer.headers.get('Content-Type')).toBe('image/png')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(-8, -4).toString()).toBe('IEND')
    },
    60_000,
  )
})
