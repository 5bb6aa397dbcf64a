import { load } from 'cheerio'
import type { Element } from 'domhandler'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../demo.ts'
import { aCustomer, newEmail, rightPassword } from '../shop/accounts/customers.ts'
import { hasJava } from '../shop/downloads/check-epub.ts'
import { newShopper, type Shopper } from '../shopper.ts'
import { listHtmlFaults, type HtmlFault } from './check-html.ts'
import { inLanguage, languages, pageAddresses } from './page-addresses.ts'

if (!hasJava && !process.env.CI) console.warn('no Java runtime: the Nu Html Checker left out')
// The same HTML comes from each database.
const isChecked = (hasJava || process.env.CI) && !process.env.TEST_DATABASE_URL

/**
 * What the checker does not know yet: the standard that has it, and a message with what it is about. An entry that is no
 * longer met is to be deleted.
 */
const notKnown: [standard: string, fault: RegExp][] = [
  ['HTML: the link type "expect"', /^A “link” element with a “blocking” attribute .*rel="expect"/],
  ['CSS View Transitions', /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/],
  ['CSS View Transitions: the root', /^CSS: Parse Error\. .*-group\(root\)/],
  ['CSS View Transitions 2: between documents', /^CSS: Unrecognized at-rule “@view-transition”/],
  ['CSS Scroll-driven Animations', /^CSS: “(view-timeline|animation-timeline|timeline-scope)”:/],
  ['CSS Containment 3: the container', /^CSS: “container-type”:/],
  ['CSS Containment 3: its units', /^CSS: “margin-inline-end”: Parse Error\. .*cqi/],
]

const isMetBy = (pattern: RegExp, { message, extract }: HtmlFault) =>
  pattern.test(`${message} ${extract.replaceAll('\n', ' ')}`)

/** These pages have forms whose refusals are checked. Those that empty the cart come last. */
const withForms = [
  '/book/b01',
  '/book/b03',
  '/contact',
  '/login-register',
  '/forgot-password',
  '/my-account',
  '/tracking',
  '/withdrawal',
  '/downloads/ebooks',
  '/checkout',
  '/cart',
]

const listings = [
  '/books?q=moby',
  '/books?q=xqzzy',
  '/books?sort=price-asc&format=paperback',
  '/catalogue?category=women',
  '/catalogue?q=mug',
  '/compare?ids=b01,1,b02',
]

type Pages = Record<string, string>

async function aCustomerWithCart(prefix: string): Promise<Shopper> {
  const email = newEmail()
  await aCustomer(email)
  const shopper = await newShopper()
  const account = { intent: 'customer.signIn', email, password: rightPassword }
  await shopper.post(`${prefix}/login-register`, account)
  return addBooks(shopper, prefix)
}

async function addBooks(shopper: Shopper, prefix: string) {
  for (const book of ['b01', 'b02'])
    for (const intent of ['cart.add', 'wishlist.add', 'compare.add'])
      await shopper.post(`${prefix}/book/${book}`, { intent, product: book })
  return shopper
}

/** Visits every page as a new visitor and as a customer whose cart and lists hold something. */
async function visitAll(prefix: string, pages: Pages) {
  const paths = [...Object.values(pageAddresses).map(([path]) => path), ...listings]
  const visitors = { nobody: await newShopper(), customer: await aCustomerWithCart(prefix) }
  for (const [who, shopper] of Object.entries(visitors))
    for (const path of paths) {
      await shopper.visit(inLanguage(prefix, path))
      pages[`${shopper.url} for ${who}`] = shopper.html
    }
}

/** Buys what is in the cart and visits the pages that show the order. */
async function buy(shopper: Shopper, prefix: string, pages: Pages) {
  await shopper.visit(`${prefix}/checkout`)
  const buyer = { name: 'Asha Raghavan', addressLine1: '14 Lantern Lane' }
  const place = { postcode: '10115', city: 'Berlin', country: 'DE' }
  const order = shopper.text('button[value="order.place"]')!
  await shopper.press(order, { ...buyer, ...place })
  // The first press changed the country, and with it the sum, which is shown before the second.
  if (shopper.status === 409) await shopper.press(order)
  expect(shopper.url).toContain('/order-received/')
  pages[shopper.url] = shopper.html
  for (const path of ['/my-orders', '/downloads/ebooks', '/withdrawal']) {
    await shopper.visit(prefix + path)
    pages[`${shopper.url} with an order`] = shopper.html
  }
}

/** Sends one form of each kind of a page with nothing typed, and keeps the pages that refuse it. */
async function refuseForms(shopper: Shopper, path: string, pages: Pages) {
  await shopper.visit(path)
  const [$, sent] = [load(shopper.html), new Set<string>()]
  for (const button of $('main form[method=post] button[name]').toArray()) {
    const { name = '', value = '' } = button.attribs
    const [intent = '', form] = [value.split('&')[0], $(button).closest('form')]
    if (sent.has(intent)) continue
    sent.add(intent)
    const fields = form.find('[name]:not(button)').toArray().map(untyped)
    const action = form.attr('action') ?? path
    await shopper.post(action, { ...Object.fromEntries(fields), [name]: value })
    if (shopper.status >= 400) pages[`${path}, ${intent} refused`] = shopper.html
  }
}

const untyped = ({ attribs }: Element): [name: string, value: string] => [
  attribs.name!,
  attribs.type === 'hidden' ? (attribs.value ?? '') : '',
]

describe.runIf(isChecked)('the Nu Html Checker', () => {
  const pages: Pages = {}
  let faults: HtmlFault[] = []
  beforeAll(async () => {
    await openDemo()
    for (const [, prefix] of languages) {
      await visitAll(prefix, pages)
      await buy(await aCustomerWithCart(prefix), prefix, pages)
      const visitor = await addBooks(await newShopper(), prefix)
      for (const shopper of [visitor, await aCustomerWithCart(prefix)])
        for (const path of withForms) await refuseForms(shopper, prefix + path, pages)
    }
    faults = await listHtmlFaults(pages)
  }, 300_000)

  test('reads the pages and the refused forms of three languages', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(250)
  })

  test('finds no fault in them', () => {
    const isReal = (fault: HtmlFault) => !notKnown.some(([, pattern]) => isMetBy(pattern, fault))
    expect(faults.filter(isReal)).toEqual([])
  })

  test.each(notKnown)('does not know yet: %s', (_, pattern) => {
    expect(faults.some((fault) => isMetBy(pattern, fault))).toBe(true)
  })

  test('finds a planted fault', async () => {
    const planted = pages['/about for nobody']!.replace('<h1', '<p><p><h1 id="main"')
    const found = await listHtmlFaults({ planted })
    expect(found.map(({ message }) => message)).toContain('Duplicate ID “main”.')
  }, 60_000)
})
