import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { decideReview } from '#app/shop/catalogue/reviews/moderate.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { aPlacedOrder } from '../../shop/orders/placed.ts'
import { aReview, now } from '../../shop/reviews/written.ts'
import { newShopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const typed = { rating: '4', title: 'Skip nothing', body: 'Read it.\nTwice.', writer: 'Asha R.' }
const titles = '#reviews .review h3'

/** Who comes from a network of their own. */
const aGuestFrom = (address: string) =>
  newShopper({ 'Accept-Language': 'en', 'x-octavo-address': address })

/** So many reviews, the last one the newest: `No. 1` on. */
async function manyReviews(product: string, count: number) {
  for (let n = 1; n <= count; n++) await aReview(product, { title: `No. ${n}`, at: now + n })
}

const words = [
  [
    '',
    'Publish review',
    'Save changes',
    'Remove your review',
    'Put it back',
    'No reviews yet.',
    'Enter a headline',
  ],
  [
    '/fr',
    'Publier l’avis',
    'Enregistrer les modifications',
    'Retirer votre avis',
    'Le rétablir',
    'Aucun avis pour le moment.',
    'Saisissez un titre',
  ],
  [
    '/de',
    'Bewertung veröffentlichen',
    'Änderungen speichern',
    'Ihre Bewertung entfernen',
    'Wiederherstellen',
    'Noch keine Bewertungen.',
    'Geben Sie eine Überschrift ein',
  ],
] as const

describe.each(words)(
  'a review under "%s", without JavaScript',
  (prefix, publish, save, remove, back, none, noTitle) => {
    test('is written, changed, removed and put back', async () => {
      const [path, { shopper }] = [`${prefix}/book/${await aBook()}`, await aCustomerShopping()]
      await shopper.visit(path)
      expect(shopper.text('#reviews')).toContain(none)
      await shopper.press(publish, typed)
      expect(shopper.url).toBe(path)
      expect(shopper.texts(titles)).toEqual(['Skip nothing'])
      expect(shopper.texts('.review > p:not(.small)')).toEqual(['Read it.', 'Twice.'])
      expect(shopper.text('.histo__score')).toBe('4')
      await shopper.press(save, { rating: '2', title: 'Skip some' })
      expect(shopper.texts(titles)).toEqual(['Skip some'])
      expect(shopper.text('.histo__score')).toBe('2')
      await shopper.press(remove)
      expect(shopper.texts(titles)).toEqual([])
      await shopper.press(back, {}, { within: '#review-form' })
      expect(shopper.texts(titles)).toEqual(['Skip some'])
    })

    test('with something missing is 422, the rest kept, words beside the field and above the form', async () => {
      const [path, { shopper }] = [`${prefix}/book/${await aBook()}`, await aCustomerShopping()]
      await shopper.visit(path)
      expect(shopper.attr('#review-form', 'open')).toBeUndefined()
      await shopper.press(publish, { ...typed, title: ' ' })
      expect(shopper.status).toBe(422)
      expect(shopper.attr('#review-form', 'open')).toBeDefined()
      expect(shopper.text('#review-title-error')).toBe(noTitle)
      expect(shopper.text('#review-form #errors a[href="#review-title"]')).toBe(noTitle)
      expect(shopper.text('#review-body')).toBe('Read it. Twice.')
      expect(shopper.attr('input[name=rating][checked]', 'value')).toBe('4')
      expect(shopper.attr('#review-writer', 'value')).toBe('Asha R.')
    })
  },
)

describe('who is not signed in', () => {
  test('does so first, and finds what they wrote in the form', async () => {
    const path = `/book/${await aBook()}`
    const shopper = await aGuest()
    await shopper.visit(path)
    expect(shopper.cookieNames()).toEqual([])
    await shopper.press('Sign in and continue', typed)
    expect(shopper.url).toBe(`/login-register?next=${encodeURIComponent(path)}`)
    expect(shopper.text('main .note')).toBe(
      'Your review is saved here: once you have signed in, you can read it again and publish it.',
    )
    expect((await (await aGuest()).visit('/login-register')).texts('main .note')).toEqual([])
    const account = { name: 'Asha Rao', email: newEmail(), password: rightPassword }
    await shopper.post(shopper.url, { intent: 'customer.register', ...account })
    expect(shopper.url).toBe(path)
    expect(shopper.text('.note a[href="#review-form"]')).toBe('Read it again and publish it')
    expect(shopper.texts(titles)).toEqual([])
    await shopper.press('Publish review')
    expect(shopper.texts('.review > p:not(.small)')).toEqual(['Read it.', 'Twice.'])
    expect(shopper.text('.review .small')).toMatch(
      /^Asha R\. · .* · Not bought here · Your review$/,
    )
    expect(shopper.texts('.note a[href="#review-form"]')).toEqual([])
  })

  test('is shown the name of a customer as first name and initial only', async () => {
    const shopper = await aGuest()
    const account = { name: 'Asha Rao', email: newEmail(), password: rightPassword }
    await shopper.post('/login-register', { intent: 'customer.register', ...account })
    await shopper.visit(`/book/${await aBook()}`)
    expect(shopper.attr('#review-writer', 'value')).toBe('Asha R.')
  })
})

describe('the page', () => {
  test('leads to what was said of another edition', async () => {
    const workKey = `work-${randomUUID()}`
    const [ebook, paperback] = [await aBook({ workKey }), await aBook({ workKey })]
    await aReview(paperback)
    const shopper = await (await aGuest()).visit(`/de/book/${ebook}`)
    const way = `#reviews a[href="/de/book/${paperback}#reviews"]`
    expect(shopper.text(way)).toBe('Taschenbuch (1 Bewertung)')
  })

  test('says how reviews are checked, and beside each whether its writer bought it here', async () => {
    const book = await aBook()
    const { customer } = await aReview(book, { title: 'Bought', at: now + 1 })
    await aReview(book, { title: 'Borrowed' })
    const number = await aPlacedOrder({ wanted: [book] })
    await db.write((trx) =>
      trx
        .updateTable('customerOrder')
        .set({ customer, paymentState: 'paid' })
        .where('number', '=', number)
        .execute(),
    )
    const shopper = await (await aGuest()).visit(`/book/${book}`)
    expect(shopper.texts(titles)).toEqual(['Bought', 'Borrowed'])
    const [bought, borrowed] = shopper.texts('.review > p.small')
    expect(bought).toMatch(/ · Bought here$/)
    expect(borrowed).toMatch(/ · Not bought here$/)
    expect(shopper.text('#reviews')).toContain('“Bought here” means that we checked')
  })

  test('shows pages 1 and 2 for ?reviews=2, and links to the first new one', async () => {
    const book = await aBook()
    await manyReviews(book, 12)
    const shopper = await (await aGuest()).visit(`/book/${book}`)
    expect(shopper.texts(titles)).toHaveLength(10)
    expect(shopper.text('#reviews .pages')).toContain('1 to 10 of 12')
    const href = shopper.attr('#reviews .pages a', 'href')!
    const [, anchor] = href.split('#')
    await shopper.follow('Load more reviews')
    expect(shopper.url).toBe(`/book/${book}?reviews=2`)
    expect(shopper.texts(titles)).toEqual(Array.from({ length: 12 }, (_, n) => `No. ${12 - n}`))
    expect(shopper.text(`#${anchor} h3`)).toBe('No. 2')
    expect(shopper.texts('#reviews .pages a')).toEqual([])
    expect(shopper.attr('link[rel=canonical]', 'href')).toMatch(new RegExp(`/book/${book}$`))
    expect((await shopper.visit(`/book/${book}?reviews=3`)).status).toBe(404)
    await shopper.visit(`/book/${book}?reviews=two`)
    expect(shopper.texts(titles)).toHaveLength(10)
    expect(shopper.text('#reviews .note')).toContain('There is no page “two” of reviews')
  })

  test('of a thing has the same reviews, and keeps the colour', async () => {
    const thing = await aThing({
      variants: [
        ['indigo', 'm', 3],
        ['red', 'm', 7],
      ],
    })
    await manyReviews(thing, 11)
    const shopper = await (await aGuest()).visit(`/product/${thing}?color=red`)
    await shopper.follow('Load more reviews')
    expect(shopper.url).toBe(`/product/${thing}?color=red&reviews=2`)
    expect(shopper.texts(titles)).toHaveLength(11)
  })

  test('says to machines what it shows, and nothing of a catalogue’s own rating', async () => {
    const book = await aBook({ ratingTenths: 41 })
    const shopper = await aGuest()
    type Json = Record<string, unknown> & { review?: object[] }
    const read = (): Json =>
      shopper
        .texts('main > script[type="application/ld+json"]')
        .map((text) => JSON.parse(text) as Json)
        .find((one) => /Book/.test(String(one['@type'])))!
    await shopper.visit(`/book/${book}`)
    expect(shopper.text('.rating--big')).toBe('Catalogue rating: 4.1 out of 5')
    expect(read()).not.toHaveProperty('aggregateRating')
    await aReview(book, { rating: 5, title: 'A "great" </script><b>book</b>' })
    await aReview(book, { rating: 4, at: now - 1 })
    await shopper.visit(`/book/${book}`)
    expect(shopper.text('.rating--big')).toContain('Reviews: 4.5 out of 5')
    expect(shopper.text('.rating--big a[href="#reviews"]')).toBe('2 reviews')
    expect(read()).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ name: 'A "great" </script><b>book</b>' }, { name: 'Skip nothing' }],
    })
  })

  test('shows hostile text as text', async () => {
    const { shopper } = await aCustomerShopping()
    await shopper.visit(`/book/${await aBook()}`)
    const evil = '<img src=x onerror=alert(1)> "\'><script>alert(2)</script>'
    await shopper.press('Publish review', {
      ...typed,
      title: evil,
      body: evil,
      writer: evil.slice(0, 60),
    })
    expect(shopper.texts(titles)).toEqual([evil])
    expect(shopper.texts('.review img, .review script')).toEqual([])
    expect(shopper.html).not.toContain('<img src=x')
    expect(shopper.html).not.toContain('<script>alert')
  })
})

describe('a report', () => {
  test('counts once for each visitor; three hide the review and its stars', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const path = `/book/${book}`
    const visitors = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(aGuestFrom))
    for (const one of visitors) {
      await one.visit(path)
      await one.press('Report the review “Skip nothing”')
      // Again, from a page that was open before.
      await one.post(path, { intent: 'review.report', review: id })
    }
    const first = visitors[0]!
    expect(first.text('.review .small:last-of-type')).toBe('You reported this')
    await first.visit(path)
    expect(first.texts(titles)).toEqual([])
    expect(first.texts('.histo')).toEqual([])
    await decideReview({ id }, 'shown', now)
    await first.visit(path)
    expect(first.texts(titles)).toEqual(['Skip nothing'])
    expect(first.text('.review')).toContain('You reported this')
  })

  test('from one network counts once a day, however many visitors it makes', async () => {
    const book = await aBook()
    const { id } = await aReview(book)
    const visitors = await Promise.all(['192.0.2.9', '192.0.2.9', '192.0.2.9'].map(aGuestFrom))
    for (const one of visitors)
      await one.post(`/book/${book}`, { intent: 'review.report', review: id })
    expect((await visitors[0]!.visit(`/book/${book}`)).texts(titles)).toEqual(['Skip nothing'])
  })

  test('of one’s own is refused, and there is no button for it', async () => {
    const { shopper, customer } = await aCustomerShopping()
    const book = await aBook()
    const { id } = await aReview(book, { customer })
    await shopper.visit(`/book/${book}`)
    expect(shopper.texts('button[value="review.report"]')).toEqual([])
    await shopper.post(`/book/${book}`, { intent: 'review.report', review: id })
    expect(shopper.status).toBe(422)
  })

  test('of what there is not leaves no cookie behind', async () => {
    const shopper = await aGuest()
    const path = `/book/${await aBook()}`
    await shopper.post(path, { intent: 'review.report', review: randomUUID() })
    expect(shopper.url).toBe(path)
    expect(shopper.cookieNames()).toEqual([])
  })
})

test('its writer is told that a review is hidden, and nobody else sees it', async () => {
  const { shopper, customer } = await aCustomerShopping()
  const book = await aBook()
  const { id } = await aReview(book, { customer })
  await decideReview({ id }, 'hidden', now)
  await shopper.visit(`/book/${book}`)
  expect(shopper.texts(titles)).toEqual([])
  expect(shopper.text('#review-form .note')).toContain('We have hidden your review')
  await shopper.press('Save changes', { title: 'Once more' })
  expect(shopper.texts(titles)).toEqual([])
})
