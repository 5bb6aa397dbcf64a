import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { makeLibrary } from '#app/shop/ordering/downloads/library.server.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { recordPaid } from '#app/shop/ordering/fulfilment/record-paid.server.ts'
import { eBookWithFile } from '../../fixtures/catalogue.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { builtShop, origin, type Shopper } from '../../shopper.ts'
import { aCustomerShopping } from '../customers/signed-in.ts'

const get = async (path: string) =>
  (await builtShop())(new Request(origin + path, { headers: { Host: 'shop.test' } }))

const ways = [
  {
    prefix: '',
    order: 'Order with obligation to pay',
    opens: 'E-books are available once your payment has arrived; we will e-mail you then.',
    consent: 'They are supplied as soon as they are paid for; until then, I can withdraw.',
    listed: 'Available as soon as we receive your payment.',
    mailed: 'The link opens the files as soon as we receive your payment',
    refused: 'This e-book is available as soon as we receive your payment.',
    opened: 'You can now download: ',
  },
  {
    prefix: '/fr',
    order: 'Commander avec obligation de paiement',
    opens: 'Les livres numériques sont disponibles une fois votre paiement reçu',
    consent: 'Ils sont fournis dès qu’ils sont payés ; jusque-là, je peux me rétracter.',
    listed: 'Disponible dès réception de votre paiement.',
    mailed: 'Le lien ouvre les fichiers dès que votre paiement nous est parvenu',
    refused: 'Ce livre numérique est disponible dès réception de votre paiement.',
    opened: 'Vous pouvez maintenant télécharger : ',
  },
  {
    prefix: '/de',
    order: 'Zahlungspflichtig bestellen',
    opens: 'E-Books stehen bereit, sobald Ihre Zahlung eingegangen ist; wir schreiben Ihnen dann.',
    consent: 'Bereitgestellt werden sie, sobald sie bezahlt sind; bis dahin kann ich widerrufen.',
    listed: 'Verfügbar, sobald Ihre Zahlung eingegangen ist.',
    mailed: 'Der Link öffnet die Dateien, sobald Ihre Zahlung eingegangen ist',
    refused: 'Dieses E-Book ist verfügbar, sobald Ihre Zahlung eingegangen ist.',
    opened: 'Jetzt können Sie herunterladen: ',
  },
] as const

/** The texts of the mails to an address, as they were sent. */
async function mailsTo(email: string): Promise<string[]> {
  await sendDueMail(Date.now(), drawAttachments)
  const folder = join(process.env.DATA_DIR!, 'mail')
  return readdirSync(folder)
    .map((one) => readMail(readFileSync(join(folder, one), 'utf8')))
    .filter(({ headers }) => headers.get('to') === email)
    .map(({ text }) => text.replace(/\u00a0|\u202f/g, ' '))
}

const words = (shopper: Shopper, within: string) =>
  shopper.text(within)!.replace(/\u00a0|\u202f/g, ' ')

describe.each(ways)('an e-book ordered by invoice under "$prefix"', (way) => {
  let shopper: Shopper
  let [email, customer, number, receipt] = ['', '', '', '']
  const listOf = () => shopper.attr('.receipt a[href*="/downloads/ebooks?"]', 'href')!
  beforeAll(async () => {
    const signedIn = await aCustomerShopping()
    ;({ shopper, email, customer } = signedIn)
    const product = await eBookWithFile({ name: 'A lamp' })
    await shopper.post(`${way.prefix}/cart`, { intent: 'cart.add', product })
    await shopper.visit(`${way.prefix}/checkout`)
  })

  test('says before it is ordered that it opens with the payment', () => {
    expect(words(shopper, 'label:has(input[value=invoice])')).toContain(way.opens)
    expect(words(shopper, 'label:has(#ebookConsent)')).toContain(way.consent)
  })

  test('says so on its receipt, in its list, on the page of orders and in its mail', async () => {
    await shopper.press(way.order, { email, name: 'Asha', ebookConsent: 'yes' })
    receipt = shopper.url
    number = /order-received\/(\w+)/.exec(receipt)![1]!
    expect(words(shopper, '.receipt')).toContain(way.opens)
    await shopper.visit(listOf())
    expect(words(shopper, 'main .line')).toContain(way.listed)
    expect(shopper.attr('main .line__do a[href*="/downloads/"]', 'href')).toBeUndefined()
    await shopper.visit(shopper.attr('main a[href*="/lean"]', 'href')!)
    expect(words(shopper, 'main')).toContain(way.listed)
    expect(shopper.html).not.toContain('.epub')
    await shopper.visit(`${way.prefix}/my-orders`)
    expect(words(shopper, `[aria-labelledby="order-${number}"]`)).toContain(way.opens)
    // The format after a title has a word joiner behind its hyphen.
    expect(shopper.html).not.toMatch(/\(e-book/i)
    await shopper.visit(`${way.prefix}/downloads/ebooks`)
    expect(words(shopper, 'main .line')).toContain(way.listed)
    expect((await mailsTo(email)).join('\n')).toContain(way.mailed)
  })

  test('is refused in words, whatever asks for its file', async () => {
    await shopper.visit(receipt)
    const { searchParams } = new URL(listOf(), origin)
    const key = await db.write((trx) => makeLibrary(trx, customer, undefined, Date.now()))
    expect(await (await get(`/opds/library/${key}`)).text()).not.toContain('.epub')
    const file = `/downloads/ebooks/${number}/0.epub`
    const byLink = await get(`${way.prefix}${file}?key=${searchParams.get('key')}`)
    expect([byLink.status, await byLink.text()]).toEqual([
      403,
      expect.stringContaining(way.refused) as string,
    ])
    expect((await get(`/opds/library/${key}/${number}/0.epub`)).status).toBe(403)
    await shopper.visit(way.prefix + file)
    expect(shopper.status).toBe(403)
  })

  test('opens when it is paid, with one mail that leads there', async () => {
    await recordPaid(number, { at: Date.now(), reference: null }, Date.now())
    await shopper.visit(receipt)
    expect(words(shopper, '.receipt')).not.toContain(way.opens)
    await shopper.visit(listOf())
    expect((await get(shopper.attr('main .line__do a[href*="/downloads/"]', 'href')!)).status).toBe(
      200,
    )
    await shopper.visit(`${way.prefix}/my-orders`)
    expect(words(shopper, 'main')).not.toContain(way.opens)
    const [paid, ...more] = (await mailsTo(email)).filter((text) => text.includes(way.opened))
    expect(more).toEqual([])
    const link = /http:\/\/shop\.test(\S*\/downloads\/ebooks\?order=\S+)/.exec(paid!)![1]!
    expect((await get(link)).status).toBe(200)
  })
})
