import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { sendMessage } from '#app/shop/content/contact/send-message.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { announceReturn } from '#app/shop/ordering/returns/announce-return.server.ts'
import { endStaff } from '#app/shop/staff/staff.server.ts'
import { addStaffByCommand } from '../../office-staff.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { aBook, aThing, eBookWithFile, lastCopy } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { runLine } from '../command/run-command.ts'
import { aPlacedOrder, aSentOrder, now, orderOf } from '../orders/placed.ts'
import { anOpenedOrder, anOrder, aStripe, send } from '../payments/card-order.ts'
import { offerTransfer } from '../payments/offer-transfer.ts'

const stripe = await aStripe()
afterAll(() => stripe.stop())

const set = (...args: string[]) => runLine(runSettings, ['set', ...args])

afterEach(async () => {
  await db.writer.deleteFrom('outbox').execute()
  await resetShopSettings()
})

const mailsToShopkeeper = (recipient = 'books@example.org') =>
  db.read
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()
const theMail = async (recipient?: string) => (await mailsToShopkeeper(recipient))[0]!
/** White space as a reader sees it, one line each. */
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ')

describe('the mail to the shopkeeper about an order', () => {
  test('says what to pack, for whom, how it is paid and what to do next', async () => {
    const wanted = [
      { productId: await aBook({ name: 'Silas Marner', isbn13: '9780141439754' }), quantity: 2 },
      await aThing({ name: 'Tea mug', sku: 'MUG-7' }),
    ]
    const number = await aPlacedOrder({ wanted })
    const mail = await theMail()
    expect(mail).toMatchObject({
      ...{ kind: 'order-shopkeeper', about: number, replyTo: 'Asha@Example.org' },
      subject: expect.stringMatching(new RegExp(`^New order ${number}, ₹`)) as string,
    })
    const text = plain(mail.text)
    for (const words of [
      /Silas Marner, .*ISBN 9780141439754\n {4}2 × ₹/,
      /Tea mug, .*SKU MUG-7\n {4}1 × ₹/,
      'Asha Raghavan\n14 Lantern Lane\nBengaluru 560001\nIndia\nAsha@Example.org',
      /Delivery by (post|courier)/,
      'By invoice: To be paid',
      /Total\n {4}₹/,
      `npm run shop -- order ${number}`,
      `npm run shop -- slip ${number} --out slip-${number}.pdf`,
      `npm run shop -- pack ${number}`,
      `npm run shop -- invoice ${number} --out invoice-${number}.pdf`,
      `npm run shop -- paid ${number}`,
    ])
      expect(text).toMatch(words)
    expect(mail.html).toContain(`npm run shop -- pack ${number}`)
  })

  test('leads to the back office once there is staff', async () => {
    await addStaffByCommand('Meera', 'meera@shop.example', 'clerk')
    const number = await aPlacedOrder({ wanted: [await lastCopy()] })
    for (const { text } of await mailsToShopkeeper()) {
      expect(text).toContain(`/office/orders/${number}`)
      expect(text).not.toContain('npm run shop')
    }
    expect(await mailsToShopkeeper()).toHaveLength(2)
    await endStaff({ email: 'meera@shop.example' }, now)
  })

  test('keeps a title from right to left apart, and takes off what turns the words beside it', async () => {
    const name = 'ألف ليلة وليلة'
    const wanted = [await aThing({ name: `\u2069${name}\u2068`, sku: 'LAYLA' })]
    await aPlacedOrder({ wanted })
    const { text } = await theMail()
    expect(text).toContain(`\u2068${name}\u2069, `)
    expect(text.match(/[\u2066-\u2069]/g)).toHaveLength(2)
  })

  test('comes with the order, once for a form that is sent five times at once', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    await Promise.all(Array.from({ length: 5 }, () => placeOrder(placing)))
    expect(await mailsToShopkeeper()).toHaveLength(1)
  })

  test('of e-books alone has nothing to pack, and no key that opens them', async () => {
    const wanted = [await eBookWithFile()]
    await aPlacedOrder({ wanted })
    const { text, html } = await theMail()
    expect(text).toContain('E-books: nothing to send')
    expect(text).not.toContain('To pack')
    expect(text).not.toContain('-- pack')
    expect(text + html).not.toMatch(/key=|\/downloads|http/)
  })

  test('waits until a card has paid, and then says so', async () => {
    const { number, session } = await anOpenedOrder(stripe)
    expect(await mailsToShopkeeper()).toEqual([])
    await send('checkout.session.completed', stripe.pay(session))
    const { text, about } = await theMail()
    expect(about).toBe(number)
    expect(text).toContain('Card or online payment: Paid')
    expect(text).not.toContain('-- paid')
  })

  test('asks for the money first where it is transferred in advance', async () => {
    await offerTransfer()
    const { number } = await anOrder({ method: 'transfer' })
    const { text } = await theMail()
    expect(text.indexOf(`paid ${number}`)).toBeLessThan(text.indexOf(`pack ${number}`))
    expect(text).toContain('Bank transfer in advance: To be paid')
    expect(text).toContain('This applies if the order is paid today.')
    expect(text).not.toContain('your payment')
  })

  test.each([
    ['de', 'Neue Bestellung', 'Zu packen'],
    ['fr', 'Nouvelle commande', 'À emballer'],
  ])('is in the language of the shopkeeper: %s', async (language, subject, words) => {
    await set('shopkeeperLanguage', language)
    await aPlacedOrder({ language: 'en' })
    const mail = await theMail()
    expect(mail.subject).toContain(subject)
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(`<html lang="${language}">`)
  })

  test('is in the first language of the shop where none is set', async () => {
    await set('languages', 'de,en')
    await aPlacedOrder({ language: 'de' })
    expect((await theMail()).subject).toContain('Neue Bestellung')
  })

  test('goes to the address that is set', async () => {
    await set('shopkeeperEmail', 'orders@laden.example')
    await aPlacedOrder()
    expect(await mailsToShopkeeper()).toEqual([])
    expect(await mailsToShopkeeper('orders@laden.example')).toHaveLength(1)
  })

  test('is not sent if the shopkeeper wants none', async () => {
    await set('orderMails', 'off')
    await aPlacedOrder()
    expect(await mailsToShopkeeper()).toEqual([])
  })

  test('shows what was typed as it is: one line each, no markup, nothing that turns the line', async () => {
    const placing = await aPlacing(await aVisitor([await aBook()]))
    const name = '<b>Asha</b>\u202e\r\nBcc: all@evil.example\u2028Paid: yes'
    const address = { ...placing.details.address, name }
    await placeOrder({ ...placing, details: { ...placing.details, address } })
    const { subject, text, html } = await theMail()
    expect(subject).not.toMatch(/[\r\n]|Asha/)
    expect(text).toContain('\n<b>Asha</b> Bcc: all@evil.example Paid: yes\n')
    expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; Bcc')
  })
})

describe('other mails to the shopkeeper', () => {
  const message = {
    ...{ name: 'Asha', email: 'asha@example.org' },
    ...{ subject: `${'long '.repeat(39)}`, message: 'Where is it?' },
  }
  const sending = { token: 'token', address: '192.0.2.1', customer: undefined, now } as const
  const origin = 'https://shop.example'

  test('a message comes in the language and to the address that are set', async () => {
    await set('shopkeeperLanguage', 'fr')
    await set('shopkeeperEmail', 'orders@laden.example')
    await sendMessage(message, { ...sending, origin, language: 'en', country: 'IN' })
    const mail = await theMail('orders@laden.example')
    expect(mail).toMatchObject({ kind: 'contact', replyTo: message.email })
    expect(mail.subject).toMatch(/^Message : long/)
    expect(mail.subject.length).toBeLessThanOrEqual(150)
    expect(mail.text).toContain('a écrit à la boutique')
    expect(mail.text).not.toContain('/office')
  })

  test('a message leads to its page of the back office once there is staff', async () => {
    await set('shopkeeperLanguage', 'de')
    await addStaffByCommand('Meera', 'meera@shop.example', 'clerk')
    const [to, place] = [
      { ...sending, token: 'another' },
      { language: 'en', country: 'IN' } as const,
    ]
    await sendMessage(message, { ...to, ...place, origin })
    const { text, about } = await theMail()
    expect(text).toContain('Die Nachricht im Ladenbüro öffnen')
    expect(text).toContain(`${origin}/office/messages/${about}`)
    await sendMessage(message, { ...to, ...place, token: 'a third', origin: '' })
    expect((await mailsToShopkeeper())[1]!.text).not.toContain('/office')
    await endStaff({ email: 'meera@shop.example' }, now)
  })

  test('a return comes in the language of the shopkeeper', async () => {
    await set('shopkeeperLanguage', 'de')
    const order = await orderOf(await aSentOrder())
    const lines = [{ position: 0, quantity: 1 }]
    const about = { lines, reason: 'damaged', note: '', language: 'fr' } as const
    await announceReturn(order, { ...about, lines }, now)
    const mails = await mailsToShopkeeper()
    expect(mails.find(({ kind }) => kind === 'return-shopkeeper')!.subject).toBe(
      `Eine Rücksendung wurde angemeldet, Bestellung ${order.number}`,
    )
  })
})

describe('what is set about these mails', () => {
  test.each([
    ['orderMails', 'weekly', 'orderMails is "weekly", but must be one of each, '],
    ['shopkeeperEmail', 'nobody', 'shopkeeperEmail is "nobody", but must be an e-mail address'],
    ['shopkeeperLanguage', 'it', 'shopkeeperLanguage is "it", a language that the shop has no'],
  ])('%s cannot be %s', async (name, value, sentence) => {
    const { code, printed } = await set(name, value)
    expect(code).toBe(1)
    expect(printed).toContain(sentence)
  })
})
