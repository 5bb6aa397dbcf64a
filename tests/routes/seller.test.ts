import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { OutgoingMail } from '#app/shop/messaging/mail/mail-transport.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { mailsTo, newEmail } from '../shop/accounts/customers.ts'
import type { Shopper } from '../shopper.ts'
import { aGuest } from './customers/signed-in.ts'

const own = {
  name: 'Buchladen & Söhne',
  addressLines: ['Markt 1', '04103 Leipzig', 'Germany'],
  country: 'DE',
  vatId: 'DE000000000',
  email: 'post@laden.example',
  importer: { name: 'Import House', addressLines: ['1 Dock', 'India'], email: 'i@import.example' },
}
const sample = /Octavo Books|Folding Street|example\.org|Quarto|Folio|Octavo Europe/

beforeAll(() => {
  const file = join(process.env.DATA_DIR!, 'who.json')
  writeFileSync(file, JSON.stringify(own))
  process.env.SELLER_FILE = file
})

/** Everything that somebody reads who orders and writes to the shop. */
async function buy(shopper: Shopper, email: string) {
  await shopper.visit(`/book/${await aBook()}`)
  await shopper.press('Add to cart', {}, { within: '.buy' })
  await shopper.visit('/checkout')
  const place = { addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' }
  await shopper.press('Order with obligation to pay', { email, name: 'Asha', ...place })
}

describe('a seller of one’s own', () => {
  test.each(['imprint', 'contact', 'returns', 'terms', 'privacyPolicy', 'about', 'accessibility'])(
    'stands on /%s, and the sample’s nowhere',
    async (page) => {
      const shopper = await (await aGuest()).visit(`/${page}`)
      expect(shopper.text('main')).toContain(page === 'accessibility' ? own.email : own.name)
      expect(shopper.text('main')).not.toMatch(sample)
      expect(shopper.text('main')).not.toMatch(/undefined|null|\{\{/)
    },
  )

  test('stands on the receipt, in its mail and as the sender; the importer on the product', async () => {
    const [shopper, email] = [await aGuest(), newEmail().replace('example.org', 'buyer.test')]
    await buy(shopper, email)
    expect(shopper.url).toContain('/order-received/')
    expect(shopper.text('main')).toContain(own.name)
    expect(shopper.text('main')).toContain(`VAT ID: ${own.vatId}`)
    expect(shopper.text('main')).not.toMatch(sample)
    const [mail] = await mailsTo(email)
    expect(mail!.text).toContain('04103 Leipzig')
    expect(mail!.text).not.toMatch(sample)
    await shopper.visit(`/book/${await aBook()}`)
    expect(shopper.text('main')).toContain('Import House')
  })

  test('is written to by the contact form', async () => {
    const shopper = await aGuest()
    await shopper.visit('/contact')
    const typed = { name: 'Asha', email: newEmail(), subject: 'Hi', message: 'Hello' }
    await shopper.press('Send the message', typed)
    const messages = (await mailsTo(own.email)).filter(({ kind }) => kind === 'contact')
    expect(messages).toMatchObject([{ kind: 'contact' }])
    const sent: OutgoingMail[] = []
    await sendDueMail(Date.now(), drawAttachments, {
      send: (one) => Promise.resolve(void sent.push(one)),
    })
    expect(sent.map(({ recipient }) => recipient)).toContain(own.email)
  })

  test('leaves out what is not stated: no empty row, no empty heading', async () => {
    const shopper = await (await aGuest()).visit('/imprint')
    expect(shopper.texts('main dt')).toEqual([
      ...['Name', 'Address', 'E-mail', 'VAT ID', 'Importer into India'],
    ])
    expect(shopper.texts('main dd').every(Boolean)).toBe(true)
    expect(shopper.text('main')).not.toContain('Art. 27')
    expect((await shopper.visit('/privacyPolicy')).text('main')).not.toContain('Art. 49')
    await shopper.visit('/contact')
    expect(shopper.attrs('main h2', 'id')).toEqual(['reach', 'importer'])
  })
})
