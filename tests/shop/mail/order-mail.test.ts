import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { orderMail } from '#app/shop/ordering/order-pages/order-mail.server.ts'
import type { BoughtEbook } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { ebookParts } from '#app/shop/ordering/downloads/ebooks-mail.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findLegalPage } from '#app/shop/content/legal-pages/find-legal-page.server.ts'
import { describeOrder } from '#app/shop/ordering/order-pages/receipt-text.ts'
import { languages } from '#app/i18n/languages.ts'

const anOrder = (facts: Partial<Order> = {}): Order => ({
  number: 'ABCDEFGH',
  checkoutToken: 'token',
  visitor: 'visitor',
  customer: null,
  placedAt: Date.UTC(2026, 10, 21, 12),
  state: 'received',
  paymentState: 'due',
  paymentMethod: 'invoice',
  language: 'en',
  currency: 'EUR',
  rate: 10_000_000_000,
  rateDay: '2026-11-20',
  email: 'asha@example.org',
  emailFolded: 'asha@example.org',
  telephone: null,
  name: 'Asha Raghavan',
  addressLine1: '14 Lantern Lane',
  addressLine2: null,
  postcode: '75011',
  city: 'Paris',
  region: null,
  country: 'FR',
  deliveryMethod: 'post',
  deliveryName: null,
  pickupHours: null,
  deliveryMinor: 300,
  goodsMinor: 2398,
  couponCode: null,
  discountMinor: 0,
  discountReason: null,
  totalMinor: 2698,
  ebookConsent: 0,
  origin: 'http://shop.test',
  unreserved: 0,
  unpaidUntil: null,
  invoiceMailedAt: null,
  channel: null,
  promisedFrom: '2026-11-30',
  promisedTo: '2026-12-03',
  deliveryDaysFrom: 2,
  deliveryDaysTo: 4,
  lines: [
    {
      orderNumber: 'ABCDEFGH',
      position: 0,
      productId: 'b01',
      kind: 'book',
      format: 'paperback',
      ebookContent: null,
      ebookFormat: null,
      name: 'The Moonstone',
      author: 'Wilkie Collins',
      color: '',
      size: '',
      variantName: null,
      dispatchWords: 'Sent on 1 January 2027',
      unitMinor: 1199,
      quantity: 2,
      lineMinor: 2398,
      discountMinor: 0,
      tookStock: 1,
      taxKind: 'book',
      taxBasisPoints: 550,
    },
  ],
  taxes: [{ basisPoints: 550, grossMinor: 2698, taxMinor: 141 }],
  ...facts,
})

/** Asked for at once, and of nothing else. */
const anEbookOrder = (facts: Partial<Order> = {}) =>
  anOrder({
    deliveryMethod: null,
    deliveryMinor: 0,
    ebookConsent: 1,
    lines: [{ ...anOrder().lines[0]!, format: 'e-book' }],
    ...facts,
  })

const anEbook = (facts: Partial<BoughtEbook> = {}): BoughtEbook => ({
  ...{ orderNumber: 'ABCDEFGH', position: 0, productId: 'b01', customer: null },
  ...{
    placedAt: 0,
    country: 'IN',
    name: 'The Moonstone',
    author: null,
    fetched: 0,
    lastFetchedAt: null,
  },
  ...{ fileHash: null, revokedAt: null, publishedAt: null },
  ...({ state: 'received', paymentState: 'paid' } as const),
  ...facts,
})

const link = { origin: 'https://shop.example', key: 'abc.def', isConfirmed: true }
/** White space as a reader sees it. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe.each(languages)('the mail of an order in %s', (language) => {
  const mail = orderMail(anOrder({ language }), link)
  const words = describeOrder(anOrder({ language }), language)
  const path = language === 'en' ? '' : `/${language}`

  test('names its order once for all', () => {
    expect(mail).toMatchObject({ kind: 'order', about: 'ABCDEFGH', recipient: 'asha@example.org' })
    expect(mail.subject).toContain('ABCDEFGH')
    expect(mail.subject).not.toMatch(/[\r\n{}]/)
  })

  test.each(['text', 'html'] as const)('says it all in its %s', (part) => {
    const printed = plain(part === 'text' ? mail.text : load(mail.html)('body').text())
    const [line] = words.lines
    for (const one of [
      'The Moonstone, Wilkie Collins',
      `2 × ${line!.unit}`,
      line!.sum,
      words.goods,
      words.delivery!.price,
      words.taxes[0]!.rate,
      words.taxes[0]!.tax,
      words.total,
      words.placed.text,
      'Asha Raghavan',
      '75011 Paris',
      'Octavo Books',
      'books@example.org',
      `https://shop.example${path}/order-received/ABCDEFGH?key=abc.def`,
    ])
      expect(printed).toContain(plain(one))
    expect(printed).not.toMatch(/\{\{|undefined|(mail|order)\.[a-z]/)
  })

  test('of an order that is checked first says so before the sentence that the lines follow', () => {
    const contents = orderMail(anOrder({ language, unreserved: 1 }), link)
    const [checked, lines] = {
      en: ['We check this order', 'These are the items and their prices:'],
      fr: ['Nous vérifions cette commande', 'Voici les articles et leurs prix'],
      de: ['Wir prüfen diese Bestellung', 'Das sind die Artikel und ihre Preise:'],
    }[language] as [string, string]
    const printed = plain(contents.text)
    const places = [checked, lines, 'The Moonstone'].map((words) => printed.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(printed.slice(places[1], places[2]).split('. ')).toHaveLength(1)
  })

  test('has the terms of withdrawal and the model form', () => {
    const [right, form] = {
      en: ['You have the right to withdraw from this contract', 'Model withdrawal form'],
      fr: ['Vous avez le droit de vous rétracter', 'Modèle de formulaire de rétractation'],
      de: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen',
        'Muster-Widerrufsformular',
      ],
    }[language] as [string, string]
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(right)
      expect(text).toContain(form)
    }
  })

  test('names the withdrawal function and where it stands', () => {
    const address = `https://shop.example${path}/withdrawal`
    const name = {
      en: 'Withdraw from contract here',
      fr: 'Renoncer au contrat ici',
      de: 'Vertrag widerrufen',
    }[language]
    expect(mail.text).toContain(name)
    expect(mail.text).toContain(address)
    expect(load(mail.html)(`a[href="${address}"]`).text()).toBe(address)
  })

  test('has one table for the lines and what they come to, with the numbers under each other', () => {
    const $ = load(mail.html)
    expect($('table').length).toBe(1)
    const columns = $('tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('td')
          .toArray()
          .reduce((sum, cell) => sum + Number($(cell).attr('colspan') ?? 1), 0),
      )
    expect(new Set(columns)).toEqual(new Set([3]))
  })

  test('of e-books by invoice asks for the payment, after which the invoice follows', () => {
    const { text, subject } = orderMail(anEbookOrder({ language }), link)
    expect(plain(text)).toContain(
      {
        en: 'Once your payment has arrived, the invoice follows by e-mail.',
        fr: 'Une fois le paiement arrivé, la facture suit par e-mail.',
        de: 'Ist Ihre Zahlung eingegangen, folgt die Rechnung per E-Mail.',
      }[language],
    )
    expect(subject).not.toMatch(/invoice|facture|Rechnung/)
  })

  test('names the country of who sells in its language', () => {
    const country = { en: 'India', fr: 'Inde', de: 'Indien' }[language]
    expect(mail.text).toContain(`560002 Bengaluru\n${country}\nbooks@example.org`)
  })

  test('has the terms of sale, whole, with the addresses of what they lead to', () => {
    const { heading, sections } = findLegalPage('terms', language).page
    for (const printed of [plain(mail.text), plain(load(mail.html)('body').text())]) {
      for (const words of [heading, ...sections.map((section) => section.heading!)])
        expect(printed).toContain(plain(words))
      expect(printed).toContain(`(https://shop.example${path}/returns)`)
      expect(printed).toContain('VSBG')
    }
  })

  test('fetches nothing and runs nothing', () => {
    const $ = load(mail.html)
    expect($('html').attr('lang')).toBe(language)
    expect($('img, script, link, iframe, [src], [style]').length).toBe(0)
    expect($('style').text()).not.toMatch(/url|@|http/)
    expect($('a').length).toBe(2)
    for (const a of $('a')) expect($(a).attr('href')).toMatch(/^https:\/\/shop\.example\//)
  })
})

describe('the mail of an order', () => {
  test('shows what was typed as text, whatever it is', () => {
    const hostile = `<b>x</b> "q" 'a' & 😀 {{number}} $t(order.free) </td>`
    const mail = orderMail(
      anOrder({
        name: hostile,
        addressLine1: hostile,
        lines: [{ ...anOrder().lines[0]!, name: hostile, variantName: hostile }],
      }),
      link,
    )
    expect(load(mail.html)('b').text()).not.toContain('x')
    expect(load(mail.html)('body').text()).toContain(hostile)
    expect(mail.text).toContain(hostile)
  })

  test('of e-books alone, supplied by consent, says that the right of withdrawal is lost', () => {
    const order = anEbookOrder()
    const { text } = orderMail(order, link, ebookParts(order, [anEbook()], link))
    expect(text).toContain('you have lost the right of withdrawal: The Moonstone (e-book).')
    expect(text).not.toMatch(/physical possession|Model withdrawal form\n=|Not supplied yet/)
  })

  test('of e-books that are not supplied yet says until when and how one withdraws', () => {
    const order = anEbookOrder()
    const ahead = { publishedAt: order.placedAt + 1 }
    const ebooks = [
      anEbook(),
      anEbook({ name: 'Later', ...ahead }),
      anEbook({ name: 'Unpaid', paymentState: 'due' }),
      anEbook({ name: 'Both', paymentState: 'due', ...ahead }),
    ]
    const { text } = orderMail(order, link, ebookParts(order, ebooks, link))
    expect(text).toContain('lost the right of withdrawal: The Moonstone (e-book).')
    expect(text).toContain(
      'Not supplied yet: Later (e-book), Unpaid (e-book), Both (e-book). Until it is, you can withdraw',
    )
    expect(text).toContain(
      'For Later (e-book), Both (e-book), this applies as soon as the file is supplied',
    )
    expect(text).toContain('The link opens the files as soon as we receive your payment')
    expect(text).toMatch(/Later \(e-book\) is available on [^,]+, its publication date\.\n/)
    expect(text).toMatch(
      /Both \(e-book\) is available on .+, if we have received your payment by then\.\n/,
    )
    expect(text).toContain('online at https://shop.example/withdrawal')
  })

  test('of e-books and goods has the terms for the goods, and says what became of the e-books', () => {
    const order = anEbookOrder({
      deliveryMethod: 'post',
      lines: [...anOrder().lines, { ...anOrder().lines[0]!, position: 1, format: 'e-book' }],
    })
    const { text } = orderMail(order, link, ebookParts(order, [anEbook()], link))
    expect(text).toContain('lost the right of withdrawal')
    expect(text).toContain('physical possession')
  })

  test('says so where no tax is charged and delivery is free', () => {
    const { text } = orderMail(anOrder({ taxes: [], deliveryMinor: 0 }), link)
    expect(text).toContain('Tax\n    none')
    expect(text).toContain('free')
  })

  test('shows the coupon and what it took off between goods and delivery', () => {
    const { text } = orderMail(
      anOrder({ couponCode: 'SPRING10', discountMinor: 240, totalMinor: 2458 }),
      link,
    )
    expect(text).toMatch(/Items\s+€23\.98\s+Coupon SPRING10\s+−€2\.40\s+Delivery by post/)
    expect(orderMail(anOrder(), link).text).not.toMatch(/Coupon \w+\s+−/)
  })

  test('asks for no payment where nothing is left to pay', () => {
    const words = 'please pay it within 14 days of receiving it'
    expect(orderMail(anOrder(), link).text).toContain(words)
    expect(orderMail(anOrder({ paymentState: 'paid' }), link).text).not.toContain(words)
  })

  test('has no delivery where nothing is sent', () => {
    expect(orderMail(anOrder({ deliveryMethod: null }), link).text).not.toContain(
      'Delivery by post',
    )
  })
})
