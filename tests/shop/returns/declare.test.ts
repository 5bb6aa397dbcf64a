import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { declareWithdrawal, findNotice } from '#app/shop/ordering/returns/declare.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { readDeclaration } from '#app/shop/ordering/returns/withdrawal.schema.ts'
import { listReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { mailsTo, newEmail } from '../accounts/customers.ts'
import { anOrder, dayMs } from './orders.ts'

const now = Date.now()

type Text = { name?: string; order?: string; email?: string; items?: string }

async function declare(printed: Text, facts: { key?: string; at?: number } = {}) {
  const { key = newMailKey().key, at = now } = facts
  const declaration = { name: 'Asha', order: 'none', email: newEmail(), items: '', ...printed }
  const content = `I withdraw from ${declaration.order}`
  const origin = 'http://shop.test'
  const contentForStranger = `Without a list: ${declaration.order}`
  const words = { declaration, content, contentForStranger, origin }
  await declareWithdrawal(key, { ...words, language: 'de', country: 'DE' }, at)
  return { key, declaration }
}

describe('the order number that a withdrawal names', () => {
  const read = (order: string) => {
    const form = new URLSearchParams({ name: 'Asha', order, email: 'asha@example.org' })
    const answer = readDeclaration(form)
    return answer.ok ? answer.declaration.order : answer.faults
  }

  test('is repeated as the shop writes it, however it was typed', () => {
    const number = newOrderNumber()
    const [start, end] = [number.slice(0, 4), number.slice(4)]
    for (const typed of [
      `${start}\u2013${end}\u200b`,
      `${start.toLowerCase()} ${end}`,
      `\u202a${start}\u00a0${end}\u202c`,
    ])
      expect(read(typed)).toBe(number)
  })

  test('stays where it is none, without unseen marks, and is no link in wide signs either', () => {
    expect(read('my blue\u200b book')).toBe('my blue book')
    expect(read('\uff48\uff54\uff54\uff50://evil.example/x')).toEqual({ order: 'link' })
  })
})

describe('a withdrawal', () => {
  test('is taken and receipted at once, whether or not it matches an order', async () => {
    const { key, declaration } = await declare({ order: 'my blue book' })
    expect(await findNotice(key)).toEqual({
      content: 'I withdraw from my blue book',
      email: declaration.email,
      declaredAt: now,
    })
    const [mail, ...more] = await mailsTo(declaration.email)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Ihr Widerruf ist eingegangen')
    expect(mail!.text).toContain('Without a list: my blue book')
    expect(mail!.text).toContain(`http://shop.test/de/withdrawal?notice=${key}`)
    expect(mail!.text).toContain(formatMoment(now, 'de', 'Europe/Berlin'))
    expect(mail!.text).toMatch(/\d\d?:\d\d:\d\d\sUhr \(MES?Z\)/)
    expect(mail!.text).not.toMatch(/angenommen|akzeptiert|bestätigt/)
  })

  test('sent twice, also at one moment, is one', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const { key } = newMailKey()
    const email = newEmail()
    await Promise.all([1, 2, 3].map(() => declare({ email }, { key })))
    expect(await mailsTo(email)).toHaveLength(1)
    await declare({ order: order.number, email: order.email }, { key })
    expect(await listReturns(order.number)).toEqual([])
  })

  test('of an order, by its number and e-mail however they are typed, announces all that is left of it', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 2 }])
    const typed = order.number.toLowerCase().replace(/^(.{4})/, '$1 ')
    await declare({ order: typed, email: 'ASHA@example.ORG' })
    const [announced, ...more] = await listReturns(order.number)
    expect(more).toEqual([])
    expect(announced).toMatchObject({
      kind: 'withdrawal',
      state: 'announced',
      reason: null,
      announcedAt: now,
      lines: [{ position: 0, quantity: 2 }],
    })
  })

  test('with another e-mail than the order announces nothing', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    await declare({ order: order.number, email: newEmail() })
    expect(await listReturns(order.number)).toEqual([])
  })

  test('sends the link to the order to its buyer’s own mailbox alone', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const path = `/order-received/${order.number}`
    const links = async (email: string) => {
      await declare({ order: order.number, email })
      return (await mailsTo(email)).filter(({ text }) => text.includes(path)).length
    }
    expect(await links(order.email.toUpperCase())).toBe(1)
    // Another mailbox, though its letters are the same to who reads them.
    expect(await links(order.email.replace('a', 'ａ'))).toBe(0)
  })

  test('repeats all its words to its buyer’s own mailbox alone', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    const content = `I withdraw from ${order.number}`
    await declare({ order: order.number, email: order.email })
    const own = (await mailsTo(order.email)).map(({ text }) => text)
    expect(own).toContainEqual(expect.stringContaining(content))
    const email = newEmail()
    await declare({ order: order.number, email })
    const [mail] = await mailsTo(email)
    for (const words of [mail!.text, mail!.html]) {
      expect(words).toContain(`Without a list: ${order.number}`)
      expect(words).not.toContain('I withdraw')
    }
  })

  test('of some things, named in words, is left to the shopkeeper', async () => {
    const order = await anOrder([{ productId: await aBook() }])
    await declare({ order: order.number, email: order.email, items: 'only the red one' })
    expect(await listReturns(order.number)).toEqual([])
    const notice = await db.read
      .selectFrom('withdrawalNotice')
      .select('orderNumber')
      .where('orderNumber', '=', order.number)
      .executeTakeFirst()
    expect(notice).toBeDefined()
  })

  test.each([
    ['within the fourteen days', 14, 1],
    ['past them', 16, 0],
  ])('%s announces %s', async (_, days, returns) => {
    const order = await anOrder([{ productId: await aBook() }], { at: now - days * dayMs })
    const { key } = await declare({ order: order.number, email: order.email })
    expect(await listReturns(order.number)).toHaveLength(returns)
    expect(await findNotice(key)).toBeDefined()
  })

  test('declared twice at one moment sends each piece back once', async () => {
    const order = await anOrder([{ productId: await aBook(), quantity: 3 }])
    const printed = { order: order.number, email: order.email }
    await Promise.all([declare(printed), declare(printed), declare(printed)])
    expect((await listReturns(order.number)).flatMap(({ lines }) => lines)).toEqual([
      { position: 0, quantity: 3 },
    ])
  })
})

describe('a receipt', () => {
  test.each([null, '', 'x', 'A'.repeat(43)])('is not there under the key %s', async (key) => {
    expect(await findNotice(key)).toBeUndefined()
  })
})
