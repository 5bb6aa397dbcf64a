import { describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { eBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { runLine } from '../command/run-command.ts'
import { buy } from '../downloads/bought.ts'
import { ownEpub, writeOwn } from './own-files.ts'

const now = Date.now()
const later = now + dayMs
const buyer = (email: string) => ({ now, details: { email } })

const run = (line: string[], at = later) => runLine(runEbook, line, { now: at })
const aFile = (body: string) => writeOwn(ownEpub({ body: `<p>${body}</p>` }), 'epub')

/** Sells an e-book with an own file. */
async function sold(): Promise<string> {
  const id = await eBook()
  expect((await run(['add', id, aFile('First')], now - 1000)).code).toBe(0)
  return id
}

const mails = (email: string) =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'new-edition')
    .where('recipient', '=', email)
    .execute()

describe('a file that replaces another one', () => {
  test('is said to, with the number of buyers, of whom none is mailed', async () => {
    const id = await sold()
    await buy([id], buyer('one@example.org'))
    await buy([id], buyer('two@example.org'))
    const { printed } = await run(['add', id, aFile('Second')])
    expect(printed).toMatch(/It replaces EPUB, .*\./)
    expect(printed).toContain(
      '2 buyers of an earlier file may download it as the new edition. None was mailed: add --tell-buyers to tell them.',
    )
    expect(await mails('one@example.org')).toEqual([])
  })

  test('is the first one of an e-book whose file the shop made', async () => {
    const id = await eBookWithFile()
    await buy([id], buyer('made@example.org'))
    const { printed } = await run(['add', id, aFile('Own')])
    expect(printed).toContain('It replaces the file that the shop made from a text.')
    expect(printed).toContain('1 buyer of an earlier file')
  })

  test('is not said to where it is the first one', async () => {
    const { printed } = await run(['add', await eBook(), aFile('Only')])
    expect(printed).not.toMatch(/replaces|buyer/)
  })
})

describe('`ebook add --tell-buyers`', () => {
  test('mails each buyer once, in the language of the order, with the link', async () => {
    const id = await sold()
    await buy([id], buyer('twice@example.org'))
    const number = await buy([id], { ...buyer('Twice@example.org'), now: now + 1000 })
    await db.writer
      .updateTable('customerOrder')
      .set({ language: 'de' })
      .where('number', '=', number)
      .execute()
    const file = aFile('Second')
    const { printed } = await run(['add', id, file, '--tell-buyers'])
    expect(printed).toContain('1 buyer of an earlier file will be mailed.')
    const [mail, ...more] = [
      ...(await mails('Twice@example.org')),
      ...(await mails('twice@example.org')),
    ]
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Neue Ausgabe: The Moonstone')
    expect(mail!.text).toContain(`http://shop.test/de/downloads/ebooks?order=${number}&key=`)
    expect((await run(['add', id, file, '--tell-buyers'], later + dayMs)).printed).toContain(
      'Its buyers were told of this file before.',
    )
  })

  test('knows whom it told from the file, not from the audit', async () => {
    const id = await sold()
    await buy([id], buyer('audit@example.org'))
    const file = aFile('Second')
    await run(['add', id, file, '--tell-buyers'])
    await db.writer.deleteFrom('audit').where('about', '=', id).execute()
    expect((await run(['add', id, file, '--tell-buyers'], later + dayMs)).printed).toContain(
      'Its buyers were told of this file before.',
    )
  })

  test('mails about three files a day at most', async () => {
    const id = await sold()
    await buy([id], buyer('often@example.org'))
    const tell = (name: string, at: number) => run(['add', id, aFile(name), '--tell-buyers'], at)
    for (const [n, name] of ['Second', 'Third', 'Fourth', 'Fifth'].entries())
      expect((await tell(name, later + n)).printed.includes('will be mailed'), name).toBe(n < 3)
    expect(await mails('often@example.org')).toHaveLength(3)
    expect((await tell('Sixth', later + 2 * dayMs)).printed).toContain('will be mailed')
  })

  test('may be said afterwards, with the same file', async () => {
    const id = await sold()
    await buy([id], buyer('after@example.org'))
    const file = aFile('Second')
    await run(['add', id, file])
    const { printed } = await run(['add', id, file, '--tell-buyers'], later + dayMs)
    expect(printed).toContain('as before')
    expect(await mails('after@example.org')).toHaveLength(1)
  })

  test('mails nobody who has not paid, was refunded, has lost the access or bought the new one', async () => {
    const id = await sold()
    const to = (name: string) => buyer(`${name}@example.org`)
    await buy([id], { ...to('unpaid'), isPaid: false })
    await cancelOrder(await buy([id], to('cancelled')), 'shopkeeper', now)
    const revoked = await buy([id], to('revoked'))
    await db.write((trx) => revokeEbooks(trx, revoked, 'all', now))
    const refunded = await buy([id], to('refunded'))
    await db.writer
      .updateTable('customerOrder')
      .set({ paymentState: 'refunded' })
      .where('number', '=', refunded)
      .execute()
    const file = aFile('Second')
    await run(['add', id, file])
    await buy([id], { ...to('new'), now: later + 1000 })
    const { printed } = await run(['add', id, file, '--tell-buyers'], later + dayMs)
    expect(printed).toContain('0 buyers of an earlier file will be mailed.')
    for (const name of ['unpaid', 'cancelled', 'revoked', 'refunded', 'new'])
      expect(await mails(`${name}@example.org`), name).toEqual([])
  })

  test('does nothing where the file is refused', async () => {
    const id = await sold()
    await buy([id], buyer('wrong@example.org'))
    const { code } = await run(['add', id, writeOwn('no book', 'epub'), '--tell-buyers'])
    expect(code).toBe(1)
    expect(await mails('wrong@example.org')).toEqual([])
  })
})
