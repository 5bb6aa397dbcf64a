import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { cancelLines } from '#app/shop/ordering/fulfilment/cancel-lines.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const texts = {
  '': {
    arrives: /^Arrives \w{3}\s\d+\s\w+( to \w{3}\s\d+\s\w+)?$/,
    due: /^Was due by \w{3}\s\d+\s\w+\. Not here yet\? Write to us$/,
    look: 'Track order',
  },
  '/fr': {
    arrives: /^Livraison (entre )?le [^,]+$/,
    due: /^Votre colis devait arriver le \S+\s\S+\s\S+ au plus tard\. Toujours rien\s\? Écrivez-nous$/,
    look: 'Suivre la commande',
  },
  '/de': {
    arrives: /^Lieferung (zwischen|am) [^?]+$/,
    due: /^Die Lieferung war bis \S+\s\S+\s\S+ zugesagt\. Noch nicht da\? Schreiben Sie uns$/,
    look: 'Status anzeigen',
  },
}

/** Returns what my orders, the receipt and the tracking page say of the arrival of an order. */
async function arrivalOf(number: string, prefix: keyof typeof texts) {
  const { shopper, customer } = await aCustomerShopping()
  await db.write((trx) =>
    trx.updateTable('customerOrder').set({ customer }).where('number', '=', number).execute(),
  )
  const guest = await aGuest()
  const sentences = [
    (await shopper.visit(`${prefix}/my-orders`)).texts('.order p:has(time)'),
    (await shopper.visit(`${prefix}/order-received/${number}`)).texts(
      '.order-steps .ahead:has(time)',
    ),
  ]
  await guest.visit(`${prefix}/tracking`)
  const sent = { order: number, email: 'asha@example.org' }
  await guest.press(texts[prefix].look, sent, { within: 'main' })
  const links = [shopper, guest].map((one) => one.attr('.order-steps .ahead a', 'href'))
  return { sentences: [...sentences, guest.texts('.order-steps .ahead:has(time)')], links }
}

const moveClock = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
afterEach(() => void vi.useRealTimers())

describe.each(['', '/fr', '/de'] as const)(
  'a parcel that was not delivered, under "%s"',
  (prefix) => {
    test('arrives on its promised days, and was due once they have passed', async () => {
      const number = await aPlacedOrder()
      const { arrives, due } = texts[prefix]
      const before = await arrivalOf(number, prefix)
      for (const [sentence] of before.sentences) expect(sentence).toMatch(arrives)
      expect(before.links).toEqual([undefined, undefined])
      moveClock(40)
      const after = await arrivalOf(number, prefix)
      for (const [sentence] of after.sentences) expect(sentence).toMatch(due)
      expect(after.links).toEqual([`${prefix}/contact`, `${prefix}/contact`])
    })
  },
)

test('no day is told once all that would be sent was cancelled', async () => {
  const number = await aPlacedOrder({ wanted: [await aBook(), await eBookWithFile()] })
  expect((await arrivalOf(number, '')).sentences.flat()).toHaveLength(3)
  expect(await cancelLines(number, [{ position: 0, quantity: 1 }], Date.now())).toMatchObject({
    ok: true,
  })
  expect((await arrivalOf(number, '')).sentences).toEqual([[], [], []])
})
