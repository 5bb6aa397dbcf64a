import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress, aThing, lastCopy, manyBooks, soldOut } from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const languages = [
  {
    language: 'en',
    prefix: '',
    colon: ':',
    add: 'Add to compare',
    added: 'Added To Compare',
    heading: 'Compare',
    remove: 'Remove',
    removed: 'Removed From Compare',
    undo: 'Undo',
    back: 'Back In Compare',
    putBack: 'Put it back',
    empty: 'Nothing to compare yet',
    share: 'Share this comparison',
    sharedHeading: 'A shared comparison',
    differences: 'Only differences',
    everything: 'Show all rows',
    author: 'Author',
    format: 'Format',
    notApplicable: '—not applicable',
    full: 'You are already comparing 6 products',
    replace: 'Replace Volume 2',
    own: 'Go to your comparison',
    clear: 'Remove all',
  },
  {
    language: 'fr',
    prefix: '/fr',
    colon: ' :',
    add: 'Ajouter à la comparaison',
    added: 'Ajouté à la comparaison',
    heading: 'Comparer',
    remove: 'Retirer',
    removed: 'Retiré de la comparaison',
    undo: 'Annuler',
    back: 'Remis dans la comparaison',
    putBack: 'Le remettre',
    empty: 'Rien à comparer pour le moment',
    share: 'Partager cette comparaison',
    sharedHeading: 'Une comparaison partagée',
    differences: 'Seulement les différences',
    everything: 'Afficher toutes les lignes',
    author: 'Auteur',
    format: 'Format',
    notApplicable: '—sans objet',
    full: 'Vous comparez déjà 6 articles',
    replace: 'Remplacer Volume 2',
    own: 'Voir votre comparaison',
    clear: 'Tout retirer',
  },
  {
    language: 'de',
    prefix: '/de',
    colon: ':',
    add: 'Vergleichen',
    added: 'Zum Vergleich hinzugefügt',
    heading: 'Vergleichen',
    remove: 'Entfernen',
    removed: 'Aus dem Vergleich entfernt',
    undo: 'Rückgängig',
    back: 'Wieder im Vergleich',
    putBack: 'Wieder hinzufügen',
    empty: 'Noch nichts zu vergleichen',
    share: 'Diesen Vergleich teilen',
    sharedHeading: 'Ein geteilter Vergleich',
    differences: 'Nur Unterschiede',
    everything: 'Alle Zeilen anzeigen',
    author: 'Autor/-in',
    format: 'Ausgabe',
    notApplicable: '—trifft nicht zu',
    full: 'Sie vergleichen schon 6 Artikel',
    replace: 'Volume 2 ersetzen',
    own: 'Zu Ihrem Vergleich',
    clear: 'Alle entfernen',
  },
]

const toast = (shopper: Shopper) => shopper.text('[role=status] .toast p')
const names = (shopper: Shopper) => shopper.texts('.compare thead th')
const labels = (shopper: Shopper) => shopper.texts('.compare tbody th[scope=row]')
const put = (shopper: Shopper, product: string, page = '/compare') =>
  shopper.post(page, { intent: 'compare.add', product })

const volumes = (count: number) => manyBooks(count, (n) => ({ name: `Volume ${n + 1}` }))

/** Somebody who compares so many new books, and their ids. */
async function whoCompares(count: number, prefix = '') {
  const shopper = await newShopper()
  const books = await volumes(count)
  for (const book of books) await put(shopper, book, `${prefix}/compare`)
  return { shopper, books }
}

const countAll = async () => {
  const rows = await db.read
    .selectFrom('compared')
    .select('owner')
    .unionAll(db.read.selectFrom('listUndo').select('owner'))
    .execute()
  return rows.length
}

describe.each(languages)('a comparison without JavaScript in $language', (words) => {
  const path = `${words.prefix}/compare`

  test('is filled from a shared one, shown, taken apart and put back, each with one message', async () => {
    const [book, mug] = [await aBook({ name: 'Emma' }), await aThing({ name: 'Mug' })]
    const shopper = await newShopper()
    await shopper.visit(`${path}?ids=${book},${mug}`)
    expect(shopper.text('h1')).toBe(words.sharedHeading)
    expect(shopper.cookieNames()).toEqual([])
    await shopper.press(`${words.add}${words.colon} Emma`)
    expect(toast(shopper)).toBe(words.added)
    expect(decodeURIComponent(shopper.url)).toBe(`${path}?ids=${book},${mug}`)
    expect(shopper.attr('button[value="compare.remove"]', 'aria-pressed')).toBe('true')
    await shopper.press(`${words.add}${words.colon} Mug`)
    await shopper.follow(words.own)
    expect(shopper.url).toBe(path)
    expect(shopper.text('h1')).toBe(words.heading)
    expect(names(shopper)).toEqual(['Emma', 'Mug'])
    expect(toast(shopper)).toBeUndefined()

    await shopper.press(`${words.remove}${words.colon} Emma`)
    expect(toast(shopper)).toBe(words.removed)
    expect(shopper.text('.toast--error')).toBeUndefined()
    expect(names(shopper)).toEqual(['Mug'])
    await shopper.press(words.undo, {}, { within: '.toast' })
    expect(toast(shopper)).toBe(words.back)
    expect(names(shopper)).toEqual(['Emma', 'Mug'])

    await shopper.press(words.clear)
    expect(toast(shopper)).toBe(words.removed)
    expect(shopper.text('h1')).toBe(words.empty)
  })

  test('can be put back on the page itself, once', async () => {
    const { shopper } = await whoCompares(2, words.prefix)
    await shopper.press(`${words.remove}${words.colon} Volume 1`)
    await shopper.visit(path)
    await shopper.press(words.putBack, {}, { within: '.note' })
    expect(names(shopper)).toEqual(['Volume 1', 'Volume 2'])
    expect(shopper.text('.note')).toBeUndefined()
  })

  test('has heads for rows and columns, and says in words what does not apply', async () => {
    const [book, mug] = [
      await aBook({ authors: [{ name: 'Jane Austen', role: 'A01' }] }),
      await aThing(),
    ]
    const shopper = await newShopper()
    await shopper.visit(`${path}?ids=${book},${mug}`)
    expect(shopper.texts('.compare thead th[scope=col]')).toHaveLength(2)
    expect(labels(shopper)).toContain(words.author)
    expect(shopper.texts('.compare tbody tr')).toContain(
      `${words.author}Jane Austen${words.notApplicable}`,
    )
    const region = '.scroll[role=region][tabindex="0"]'
    expect(shopper.attr(region, 'aria-label')).toMatch(/^\p{Lu}\p{Ll}+$/u)
  })

  test('shows only the differences by a link, and all again', async () => {
    const { shopper } = await whoCompares(2, words.prefix)
    const isbn = { isbn13: '9780306406157' }
    await put(shopper, await aBook({ name: 'Emma', ...isbn }), path)
    const all = labels(shopper)
    expect(all).toContain(words.format)
    await shopper.follow(words.differences)
    expect(shopper.url).toBe(`${path}?differences=1`)
    expect(labels(shopper)).not.toContain(words.format)
    expect(labels(shopper)).toContain('ISBN')
    expect(shopper.texts('.compare tr.differs')).toHaveLength(1)
    await shopper.follow(words.everything)
    expect(shopper.url).toBe(path)
    expect(labels(shopper)).toEqual(all)
  })

  test('is shared by a link that shows it to anybody, and keeps its ids', async () => {
    const { shopper, books } = await whoCompares(2, words.prefix)
    const link = shopper.attr('.compare-ways a[href*=ids]', 'href')
    await shopper.follow(words.share)
    expect(link).toBe(`${path}?ids=${books.join(',')}`)
    const other = await newShopper()
    await other.visit(link!)
    expect(names(other)).toEqual(['Volume 1', 'Volume 2'])
    await other.follow(words.differences)
    expect(other.url).toBe(`${link}&differences=1`)
    expect(other.cookieNames()).toEqual([])
    expect(other.attr('meta[name=robots]', 'content')).toBe('noindex')
  })

  test('takes no seventh: 422, nothing changed, and each of the six can make room', async () => {
    const { shopper } = await whoCompares(6, words.prefix)
    const seventh = await aBook({ name: 'Emma' })
    await shopper.visit(`${path}?ids=${seventh}`)
    await shopper.press(`${words.add}${words.colon} Emma`)
    expect(shopper.status).toBe(422)
    expect(toast(shopper)).toBeUndefined()
    expect(shopper.text('.errors h2')).toBe(words.full)
    expect(shopper.attr('.errors', 'role')).toBe('alert')
    expect(shopper.attr('.errors', 'tabindex')).toBe('-1')
    expect(shopper.texts('.errors button')).toHaveLength(6)
    expect(shopper.attr('.errors a', 'href')).toBe(path)
    await shopper.press(words.replace)
    expect(shopper.status).toBe(200)
    expect(shopper.url).toBe(`${path}?ids=${seventh}`)
    expect(toast(shopper)).toBe(words.added)
    await shopper.visit(path)
    expect(names(shopper)).toEqual([1, 3, 4, 5, 6].map((n) => `Volume ${n}`).concat('Emma'))
    await shopper.press(words.putBack, {}, { within: '.note' })
    expect(names(shopper)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Volume ${n}`))
  })
})

describe('reading the comparison', () => {
  test('sets no cookie, writes no row and is not for search engines', async () => {
    const before = await countAll()
    const shopper = await newShopper()
    for (const path of ['/compare', `/compare?ids=${await aBook()}`, '/compare?differences=1']) {
      await shopper.visit(path)
      expect(shopper.status).toBe(200)
      expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
      expect(shopper.texts('h1')).toHaveLength(1)
    }
    expect(shopper.cookieNames()).toEqual([])
    expect(await countAll()).toBe(before)
  })

  test.each([
    'ids=',
    'ids=,,,',
    'ids=%3Cb%3E,%F0%9F%93%9A,%22',
    'ids=%E0%A4%A',
    'ids=%FF%FE',
    'ids=%01%1F',
    `ids=${'a,'.repeat(2000)}`,
    `ids=${'x'.repeat(6000)}`,
    'ids[]=a&ids[0]=b',
    'ids=a&ids=b&differences=1&differences=2',
  ])('with %.30s answers 200', async (search) => {
    const shopper = await newShopper()
    await shopper.visit(`/compare?${search}`)
    expect(shopper.status).toBe(200)
    expect(shopper.text('.empty h1')).toMatch(/^Nothing to compare/)
  })

  test('with NUL in the address is 400', async () => {
    const shopper = await newShopper()
    await shopper.visit('/compare?ids=a%00b')
    expect(shopper.status).toBe(400)
  })

  test('leaves out ids that the shop does not have, shows six of more, and says both', async () => {
    const books = await volumes(6)
    const shopper = await newShopper()
    await shopper.visit(`/compare?ids=gone,${books.join(',')}`)
    expect(names(shopper)).toEqual([1, 2, 3, 4, 5].map((n) => `Volume ${n}`))
    expect(shopper.texts('.note')).toEqual([
      'You can compare up to six products: the first six in this link are shown.',
      'Some products in this link are not in the shop: the others are shown.',
    ])
  })

  test('of one product says that another belongs beside it, and has no differences to show', async () => {
    const { shopper } = await whoCompares(1)
    expect(shopper.html).toContain('Add another product to see the two side by side')
    expect(shopper.html).not.toContain('Only differences')
    expect(shopper.text('.lede')).toBe('1 of 6 products.')
  })

  test('shows a name with markup as it is written', async () => {
    const id = await aBook({ name: 'Emma <b>& “co”</b>' })
    const shopper = await newShopper()
    await shopper.visit(`/compare?ids=${id}`)
    expect(names(shopper)).toEqual(['Emma <b>& “co”</b>'])
    expect(shopper.text('.compare b')).toBeUndefined()
  })
})

describe('from the comparison', () => {
  test('a product is put into the cart, and the list stays', async () => {
    const { shopper } = await whoCompares(2)
    await shopper.press('Add to cart: Volume 2')
    expect(toast(shopper)).toBe('Added To Cart: 1 × Volume 2 (paperback)')
    expect(shopper.url).toBe('/compare')
    expect(names(shopper)).toEqual(['Volume 1', 'Volume 2'])
  })

  test('what has colours leads to its page, and what is sold out says so', async () => {
    const [dress, gone] = [await aDress(), await soldOut()]
    const shopper = await newShopper()
    await shopper.visit(`/compare?ids=${dress},${gone}`)
    expect(shopper.attr('.compare form a', 'href')).toBe(`/product/${dress}`)
    expect(shopper.text('.compare td:last-child form p')).toBe('Currently sold out.')
    expect(shopper.texts('button[value="cart.add"]')).toEqual([])
  })

  test('what sold out meanwhile is 422, with a way to its column', async () => {
    const book = await lastCopy()
    const shopper = await newShopper()
    await shopper.visit(`/compare?ids=${book}`)
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 0 }).where('id', '=', book).execute(),
    )
    await shopper.press('Add to cart')
    expect(shopper.status).toBe(422)
    expect(shopper.text('#errors a')).toBe('This is sold out.')
    const id = shopper.attr('#errors a', 'href')!.slice(1)
    expect(shopper.text(`[id="${id}"]`)).toBe('The Moonstone')
  })
})

describe('a wrong form', () => {
  const wrong: [string, Record<string, string> | [string, string][]][] = [
    ['no product', {}],
    ['an empty one', { product: '' }],
    ['10,000 characters', { product: 'x'.repeat(10_000) }],
    ['markup', { product: '<b>b01</b>' }],
    ['emoji', { product: '📚' }],
    ['NUL alone', { product: '\0' }],
    ['an unknown id', { product: 'no-such-product' }],
    [
      'a hundred fields of that name',
      Array.from({ length: 100 }, (_, n) => ['product', `none-${n}`] as [string, string]),
    ],
  ]
  const withIntent = (intent: string, fields: (typeof wrong)[number][1]) => {
    const sent = new URLSearchParams(fields)
    sent.set('intent', intent)
    return sent
  }

  test.each(wrong)(
    'of a new visitor with %s is 422 with words; no cookie, no row',
    async (_, f) => {
      const before = await countAll()
      for (const intent of ['compare.add', 'compare.remove']) {
        const shopper = await newShopper()
        await shopper.post('/compare', withIntent(intent, f))
        expect(shopper.status).toBe(422)
        expect(shopper.cookieNames()).toEqual([])
        if (intent === 'compare.add') expect(shopper.text('.errors h2')).toMatch(/no longer in the/)
      }
      expect(await countAll()).toBe(before)
    },
  )

  test.each(wrong)('of who compares six with %s changes nothing', async (_, fields) => {
    const { shopper } = await whoCompares(6)
    const was = names(shopper)
    for (const intent of ['compare.add', 'compare.remove', 'compare.replace']) {
      await shopper.post('/compare', withIntent(intent, fields))
      expect(shopper.status).toBe(422)
    }
    await shopper.visit('/compare')
    expect(names(shopper)).toEqual(was)
    expect(shopper.text('.note')).toBeUndefined()
  })

  test.each([
    ['what is not in the list', (_: string[], other: string) => other, 409],
    ['nothing', () => '', 409],
    ['NUL', () => '\0', 409],
    ['10,000 characters', () => 'x'.repeat(10_000), 409],
    ['a product that is none', () => '<b>📚</b>', 409],
  ])('that replaces %s is refused with words', async (_, replacedOf, status) => {
    const { shopper, books } = await whoCompares(6)
    const [fresh, other] = await manyBooks(2)
    const was = names(shopper)
    const replaced = replacedOf(books, other!)
    await shopper.post('/compare', { intent: 'compare.replace', product: fresh!, replaced })
    expect(shopper.status).toBe(status)
    expect(shopper.text('.errors h2')).toContain('no longer in your comparison')
    await shopper.visit('/compare')
    expect(names(shopper)).toEqual(was)
  })

  test('that replaces a product by itself is 422 with words', async () => {
    const { shopper, books } = await whoCompares(6)
    const [first] = books
    await shopper.post('/compare', {
      intent: 'compare.replace',
      product: first!,
      replaced: first!,
    })
    expect(shopper.status).toBe(422)
    expect(shopper.text('.errors h2')).toBe('A product cannot be replaced with itself.')
    await shopper.visit('/compare')
    expect(names(shopper)).toHaveLength(6)
  })

  test('of a new visitor that replaces is refused; no cookie, no row', async () => {
    const before = await countAll()
    const [fresh, old] = await manyBooks(2)
    const shopper = await newShopper()
    await shopper.post('/compare', { intent: 'compare.replace', product: fresh!, replaced: old! })
    expect(shopper.status).toBe(409)
    expect(shopper.cookieNames()).toEqual([])
    expect(await countAll()).toBe(before)
  })

  test('is none where the product was taken out before: nothing happens and nothing is said', async () => {
    const { shopper, books } = await whoCompares(2)
    await shopper.post('/compare', { intent: 'compare.remove', product: books[0]! })
    await shopper.visit('/compare')
    await shopper.post('/compare', { intent: 'compare.remove', product: books[0]! })
    expect([shopper.status, toast(shopper)]).toEqual([200, undefined])
    await shopper.press('Put it back')
    expect(names(shopper)).toEqual(['Volume 1', 'Volume 2'])
  })

  test('to undo or to empty what is not there keeps a new visitor without cookie', async () => {
    for (const intent of ['compare.clear', 'compare.undo', 'compare.remove']) {
      const shopper = await newShopper()
      await shopper.post('/compare', { intent, product: await aBook() })
      expect(shopper.status).toBe(200)
      expect(shopper.cookieNames()).not.toContain('shop')
    }
  })
})

describe('two windows', () => {
  test('adding the same product twice is one, and the second time says so', async () => {
    const { shopper, books } = await whoCompares(1)
    await put(shopper, books[0]!)
    expect(toast(shopper)).toBe('Already in your comparison')
    expect(names(shopper)).toEqual(['Volume 1'])
  })

  test('an undo that another window used up says so and changes nothing', async () => {
    const { shopper, books } = await whoCompares(1)
    await shopper.post('/compare', { intent: 'compare.remove', product: books[0]! })
    await shopper.post('/compare', { intent: 'compare.undo' })
    await shopper.post('/compare', { intent: 'compare.undo' })
    expect(toast(shopper)).toBe('There is nothing left to undo')
    expect(names(shopper)).toEqual(['Volume 1'])
  })

  test('an undo of what the shop no longer has says that, and not that there is no room', async () => {
    const { shopper, books } = await whoCompares(2)
    await shopper.post('/compare', { intent: 'compare.clear' })
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', books[0]!).execute())
    await shopper.post('/compare', { intent: 'compare.undo' })
    expect(toast(shopper)).toBe('Back In Compare. 1 product is missing: we no longer sell it')
    expect(shopper.text('.toast--error')).toBeDefined()
    expect(names(shopper)).toEqual(['Volume 2'])
  })

  test('a hundred fields of one name are refused, and nothing is compared', async () => {
    const book = await aBook()
    const body = new URLSearchParams({ intent: 'compare.add' })
    for (let n = 0; n < 100; n++) body.append('product', book)
    const shopper = await newShopper()
    await shopper.post('/compare', body)
    expect(shopper.status).toBe(422)
    expect(shopper.cookieNames()).toEqual([])
  })

  test('adds of one visitor at once never pass six', async () => {
    const { shopper } = await whoCompares(1)
    const books = await volumes(12)
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const posts = await Promise.all(
      books.map(async (book) => {
        const window = await newShopper({ Cookie: cookie })
        return put(window, book)
      }),
    )
    expect(posts.filter(({ status }) => status === 422)).toHaveLength(7)
    await shopper.visit('/compare')
    expect(names(shopper)).toHaveLength(6)
  })
})
