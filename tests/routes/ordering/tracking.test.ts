import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { aPlacedOrder, aSentOrder, mailsAbout } from '../../shop/orders/placed.ts'
import { aGuest } from '../customers/signed-in.ts'

const personal = ['Asha', 'Lantern', '560001', 'Bengaluru', 'The Moonstone', '499']

async function request(number: string, email: string, prefix = '') {
  const shopper = await aGuest()
  await shopper.visit(`${prefix}/tracking`)
  const look = { '': 'Track order', '/fr': 'Suivre la commande', '/de': 'Status anzeigen' }[prefix]!
  return shopper.press(look, { order: number, email }, { within: 'main' })
}

/** Makes an order one that waits for the shopkeeper. */
const block = (number: string) =>
  db.write((trx) =>
    trx.updateTable('customerOrder').set({ unreserved: 1 }).where('number', '=', number).execute(),
  )

describe('tracking an order', () => {
  test.each([
    ['', 'is on its way', 'Parcel 00340434, DHL', /^Arrives .* to /],
    ['/fr', 'est en route', 'Colis 00340434, DHL', /^Livraison entre le .* et le /],
    ['/de', 'ist unterwegs', 'Paket 00340434, DHL', /^Lieferung zwischen .* und /],
  ])(
    'under "%s" shows where it is, and nothing of who ordered what',
    async (prefix, text, parcel, ahead) => {
      const number = await aSentOrder()
      const shopper = await request(number, 'asha@example.org', prefix)
      expect([shopper.status, shopper.url]).toEqual([200, `${prefix}/tracking`])
      expect(shopper.text('#result')).toContain(text)
      expect(shopper.text('#result')).toContain(number)
      expect(shopper.text('[aria-current=step]')).toContain(parcel)
      expect(shopper.attr('[aria-current=step] a', 'href')).toContain('tracking-id=00340434')
      expect(shopper.attr('[aria-current=step] a', 'rel')).toBe('noreferrer')
      expect(shopper.texts('.order-steps li')).toHaveLength(4)
      expect(shopper.texts('.order-steps .done time')).toHaveLength(3)
      expect(shopper.text('.order-steps .ahead')).toMatch(ahead)
      for (const words of personal) expect(shopper.html).not.toContain(words)
      expect(shopper.html).not.toContain('key=')
      expect(shopper.headers.get('Cache-Control')).toBe('private, no-store')
      expect(shopper.cookieNames()).toEqual([])
    },
  )

  test.each([
    ['', 'We check this order before we reserve the items', 'Nothing is set aside for you'],
    ['/fr', 'Nous vérifions cette commande', 'rien n’est mis de côté'],
    ['/de', 'Wir prüfen diese Bestellung', 'nichts für Sie zurückgelegt'],
  ])(
    'under "%s" says of an order that is checked first that nothing is put aside',
    async (prefix, ...text) => {
      const number = await aPlacedOrder()
      const words = async () => (await request(number, 'asha@example.org', prefix)).text('main')
      expect(await words()).not.toContain(text[0])
      await block(number)
      for (const one of text) expect(await words()).toContain(one)
    },
  )

  test('answers the same, byte for byte, to a wrong address and an unknown order', async () => {
    const number = await aPlacedOrder()
    const [wrong, unknown, mine] = [
      await request(number, 'nobody@example.org'),
      await request(newOrderNumber(), 'nobody@example.org'),
      await request('12345', 'nobody@example.org'),
    ]
    const page = (html: string) =>
      html.replace(/(value=)"[^"]*"|"order":"[^"]*"|"token":"[^"]*"/g, '')
    for (const one of [wrong, unknown, mine]) {
      expect(one.status).toBe(422)
      expect(one.text('#order-error')).toContain('We cannot find an order with this number')
      expect(one.text('#errors')).toContain('We cannot find an order with this number')
      expect(one.text('title')).toMatch(/^Error: /)
      expect(one.texts('#result')).toEqual([])
    }
    expect(page(unknown.html)).toBe(page(wrong.html))
    expect(page(mine.html)).toBe(page(wrong.html))
  })

  test('keeps what was typed, and asks for what is missing without a try', async () => {
    const shopper = await aGuest()
    await shopper.visit('/tracking')
    for (let n = 0; n < 7; n++)
      await shopper.press('Track order', { order: 'ABC' }, { within: 'main' })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#order', 'value')).toBe('ABC')
    expect(shopper.text('#email-error')).toBe('Enter your e-mail address')
  })

  test('shows nothing of an order by its address', async () => {
    const number = await aSentOrder()
    const shopper = await aGuest()
    await shopper.visit(`/tracking?order=${number}&email=asha@example.org`)
    expect(shopper.texts('#result')).toEqual([])
    expect(shopper.text('main')).not.toContain(number)
  })

  test('sends the link to the order’s page by mail, and shows it nowhere', async () => {
    const number = await aSentOrder()
    const shopper = await request(number, 'asha@example.org')
    await shopper.press('Send me the link')
    expect(shopper.url).toBe('/tracking?sent=1')
    expect(shopper.text('main .note--ok')).toContain(
      'on its way to the e-mail address of the order',
    )
    expect(shopper.html).not.toContain('key=')
    const [mail, ...more] = await mailsAbout(number, 'order-link')
    expect(more).toEqual([])
    expect(mail!.recipient).toBe('Asha@Example.org')
    const [, path] = /http:\/\/shop\.test(\S+key=\S+)/.exec(mail!.text)!
    await shopper.visit(path!)
    expect(shopper.text('.receipt')).toContain('Lantern Lane')
  })

  test('sends no link for a wrong address, and answers as it does to the question', async () => {
    const number = await aSentOrder()
    const shopper = await aGuest()
    const fields = { intent: 'order.sendLink', order: number, email: 'nobody@example.org' }
    await shopper.post('/tracking', fields)
    expect(shopper.status).toBe(422)
    expect(shopper.text('#order-error')).toContain('We cannot find an order with this number')
    expect(await mailsAbout(number, 'order-link')).toEqual([])
  })
})
