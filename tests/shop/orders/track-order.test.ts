import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { sendOrderLink, trackOrder } from '#app/shop/ordering/order-pages/track-order.server.ts'
import { aPlacedOrder, mailsAbout, now } from './placed.ts'

const requesting = (
  number: string,
  email = 'asha@example.org',
  address: string = randomUUID(),
) => ({
  ...{ number, email, address },
})

describe('tracking an order', () => {
  test('finds it by number and e-mail address, in whatever case they are typed', async () => {
    const number = await aPlacedOrder()
    const typed = ` ${number.slice(0, 4).toLowerCase()}-${number.slice(4)} `
    const tracked = await trackOrder(requesting(typed, '  ASHA@example.ORG '), now)
    expect(tracked).toMatchObject({ ok: true, order: { number } })
  })

  test.each([
    ['another address', (number: string) => requesting(number, 'other@example.org')],
    ['no address', (number: string) => requesting(number, '')],
    ['what is no address', (number: string) => requesting(number, "' or 1=1 --")],
    ['another number', () => requesting(newOrderNumber())],
    ['what is no number', () => requesting('12345')],
  ])('answers the same to %s', async (_, requestedOf) => {
    const number = await aPlacedOrder()
    expect(await trackOrder(requestedOf(number), now)).toEqual({ ok: false, reason: 'no-match' })
  })

  test('finds none whose address was cleared, not even without one', async () => {
    const number = await aPlacedOrder()
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ email: '', emailFolded: '' })
        .where('number', '=', number)
        .execute(),
    )
    expect(await trackOrder(requesting(number, ''), now)).toEqual({ ok: false, reason: 'no-match' })
  })

  test('is open to its buyer, however often a few strangers tried', async () => {
    const number = await aPlacedOrder()
    for (let n = 0; n < 6; n++)
      await trackOrder(requesting(number, `stranger-${n}@example.org`), now)
    expect((await trackOrder(requesting(number), now)).ok).toBe(true)
  })

  test('counts wrong tries of one network, and of one number from all', async () => {
    const [number, network] = [await aPlacedOrder(), randomUUID()]
    for (let n = 0; n < 5; n++)
      await trackOrder(requesting(newOrderNumber(), 'a@example.org', network), now)
    const refused = { ok: false, reason: 'too-often', retryAfterSeconds: 900 }
    expect(await trackOrder(requesting(number, 'asha@example.org', network), now)).toEqual(refused)
    for (let n = 0; n < 100; n++) await trackOrder(requesting(number, 'other@example.org'), now)
    expect(await trackOrder(requesting(number), now)).toEqual(refused)
  })

  test('a right one counts as no try', async () => {
    const [number, network] = [await aPlacedOrder(), randomUUID()]
    for (let n = 0; n < 8; n++)
      expect((await trackOrder(requesting(number, 'asha@example.org', network), now)).ok).toBe(true)
  })
})

describe('the link to the page of an order', () => {
  test('goes to the address of the order, whatever way it was typed', async () => {
    const number = await aPlacedOrder({ language: 'de' })
    await sendOrderLink(requesting(number, 'ASHA@EXAMPLE.ORG'), now)
    const [mail] = await mailsAbout(number, 'order-link')
    expect(mail!.recipient).toBe('Asha@Example.org')
    expect(mail!.subject).toBe(`Der Link zu Ihrer Bestellung ${number}`)
    expect(mail!.text).toMatch(/http:\/\/shop\.test\/de\/order-received\/\w{8}\?key=\S{40}/)
  })

  test('goes nowhere for a wrong address', async () => {
    const number = await aPlacedOrder()
    await sendOrderLink(requesting(number, 'other@example.org'), now)
    expect(await mailsAbout(number, 'order-link')).toEqual([])
  })

  test('is sent again at most three times an hour', async () => {
    const number = await aPlacedOrder()
    for (let n = 0; n < 3; n++) expect((await sendOrderLink(requesting(number), now)).ok).toBe(true)
    const refused = await sendOrderLink(requesting(number), now)
    expect(refused).toMatchObject({ ok: false, reason: 'too-often' })
    expect(await mailsAbout(number, 'order-link')).toHaveLength(3)
    expect((await sendOrderLink(requesting(number), now + 60 * 60_000)).ok).toBe(true)
  })
})
