import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { runLinks } from '#app/command/shop/links.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { readMail } from '../../shop/mail/read-mail.ts'
import { Shopper } from '../../shopper.ts'

const [first, second] = ['first', 'second'].map((word) => word.repeat(8))
const email = 'asha@example.org'
const password = 'a lantern in the lane'

/** A browser that stays the same while the server is another. */
function aBrowser() {
  let shop: ServedShop
  const shopper = new Shopper(
    (request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(shop.origin + pathname + search, request))
    },
    'http://shop.test',
    { 'Accept-Language': 'en' },
  )
  return { shopper, goTo: (other: ServedShop) => void (shop = other) }
}

/** The links of the newest mail of a kind. */
async function linksOf(kind: string): Promise<string[]> {
  await sendDueMail(Date.now(), drawAttachments)
  const folder = join(process.env.DATA_DIR!, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const name = names
    .filter((one) => one.includes(`Z-${kind}-`) && !one.includes('-shopkeeper-'))
    .at(-1)
  if (name === undefined) throw new Error(`no mail ${kind} among ${names.join()}`)
  const { text } = readMail(readFileSync(join(folder, name), 'utf8'))
  return [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+[?&](?:key|confirm|order)=[^\s>)]+)/g)].map(
    ([, path]) => path!,
  )
}

const serve = (SESSION_SECRET: string) =>
  serveShop({ SESSION_SECRET, PUBLIC_URL: 'http://shop.test' })

let book: string
let file: string
beforeAll(async () => {
  book = await aBook({ name: 'Silas Marner' })
  file = await eBookWithFile({ name: 'The Moonstone' })
})

describe(
  'a secret that is changed, with the old one still in the list',
  { timeout: 240_000 },
  () => {
    test('signs nobody out, and every link that was given out still opens', async () => {
      const before = await serve(first!)
      const { shopper, goTo } = aBrowser()
      goTo(before)
      const account = { intent: 'customer.register', name: 'Asha', email, password }
      await shopper.post('/login-register', account)
      await shopper.post('/cart', { intent: 'cart.add', product: book })
      await shopper.post('/cart', { intent: 'cart.add', product: file })
      await shopper.visit('/checkout')
      await shopper.press('Order with obligation to pay', {
        ...{ name: 'Asha', email, addressLine1: '14 Lantern Lane' },
        ...{ postcode: '560001', city: 'Bengaluru', ebookConsent: 'yes' },
      })
      expect(shopper.url).toMatch(/^\/order-received\//)
      const receipt = shopper.url
      await shopper.post('/cart', { intent: 'cart.add', product: book })
      const [confirm] = await linksOf('welcome')
      const [byMail] = (await linksOf('order')).filter((link) =>
        link.startsWith('/order-received/'),
      )
      const [download] = (await linksOf('order')).filter((link) => link.includes('/downloads/'))
      await shopper.post('/forgot-password', { intent: 'password.forget', email })
      const [reset] = await linksOf('password-reset')
      await before.stop()

      const after = await serve(`${second},${first}`)
      goTo(after)
      await shopper.visit('/my-account')
      expect([shopper.status, shopper.url]).toEqual([200, '/my-account'])
      await shopper.visit('/cart')
      expect(shopper.text('main')).toContain('Silas Marner')
      await shopper.visit(receipt)
      expect(shopper.status).toBe(200)

      const stranger = aBrowser()
      stranger.goTo(after)
      for (const link of [byMail, download, confirm, reset]) {
        await stranger.shopper.visit(link!)
        expect([link, stranger.shopper.status]).toEqual([link, 200])
      }
      // What is saved from now on is signed by the new secret, so that the old one can be dropped.
      await shopper.post('/cart', { intent: 'currency.choose', currency: 'EUR' })
      await after.stop()
      // Of a minute ago, so that it signs.
      await runLine(runLinks, 'change', { now: Date.now() - 60_000 })
      const later = await serve(second!)
      goTo(later)
      await shopper.visit('/my-account')
      expect(shopper.url).toBe('/my-account')
      stranger.goTo(later)
      await stranger.shopper.visit(byMail!)
      expect(stranger.shopper.status).toBe(200)

      const number = /received\/(\w+)/.exec(byMail!)![1]!
      const key = receiptKey(await ensureLinkSecret(), number, Date.now())
      await stranger.shopper.visit(byMail!.replace(/key=[^&]+/, `key=${key}`))
      expect(stranger.shopper.status).toBe(200)
      await later.stop()
    })
  },
)
