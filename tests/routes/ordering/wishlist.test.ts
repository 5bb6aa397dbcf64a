import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  aBook,
  aDress,
  eBook,
  lastCopy,
  manyBooks,
  partnersThing,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const languages = [
  {
    ...{ language: 'en', prefix: '', title: 'Your wishlist · Octavo' },
    ...{ heading: 'Your wishlist', empty: 'Your wishlist is empty' },
    ...{
      present: 'Already on your wishlist',
      added: 'Added To Wishlist',
      removed: 'Removed From Wishlist',
      undo: 'Undo',
    },
    ...{ removeAll: 'Remove all', removedAll: 'Removed All From Wishlist', remove: 'Remove' },
    ...{
      note: 'The Moonstone (Paperback) was removed.',
      putBack: 'Put it back',
      back: 'Back On Wishlist',
    },
    ...{ buy: 'Move to cart', moved: 'Moved To Cart', choose: 'Choose a colour and a size first.' },
    ...{ buyAll: 'Move all to the cart' },
    movedSome: 'Moved To Cart: 2 items. Not moved: 1 item; the reason is shown beside it',
    ...{ share: 'Create a link', made: 'Link Created', withdraw: 'Remove the link' },
    ...{ withdrawn: 'The link to this wishlist was removed.', shared: 'A shared wishlist' },
    ...{
      add: 'Add to cart',
      addedToCart: 'Added To Cart: 1 × The Moonstone (paperback)',
      unknown: 'This is no longer in the shop.',
    },
    full: 'Your wishlist is full: it holds 200 items. Please remove something first.',
  },
  {
    ...{ language: 'fr', prefix: '/fr', title: 'Votre liste d’envies · Octavo' },
    ...{ heading: 'Votre liste d’envies', empty: 'Votre liste d’envies est vide' },
    ...{
      added: 'Ajouté à la liste d’envies',
      present: 'Déjà dans votre liste d’envies',
      removed: 'Retiré de la liste d’envies',
      undo: 'Annuler',
    },
    ...{ removeAll: 'Tout retirer', removedAll: 'Tout a été retiré de la liste d’envies' },
    ...{ remove: 'Retirer', note: 'The Moonstone (Broché) : retiré.', putBack: 'Le remettre' },
    ...{
      back: 'Remis dans la liste d’envies',
      buy: 'Mettre au panier',
      moved: 'Mis dans le panier',
    },
    ...{ choose: 'Choisissez d’abord une couleur et une taille.', buyAll: 'Tout mettre au panier' },
    movedSome:
      'Mis dans le panier : 2 articles. Resté ici : 1 article ; la raison est indiquée à côté',
    ...{ share: 'Créer un lien', made: 'Lien créé', withdraw: 'Supprimer le lien' },
    withdrawn: 'Le lien vers cette liste d’envies a été supprimé.',
    ...{ shared: 'Une liste d’envies partagée', add: 'Ajouter au panier' },
    ...{
      addedToCart: 'Ajouté au panier : 1 × The Moonstone (broché)',
      unknown: 'Cet article n’est plus dans la boutique.',
    },
    full: 'Votre liste est pleine : elle compte 200 articles. Veuillez d’abord en retirer un.',
  },
  {
    ...{ language: 'de', prefix: '/de', title: 'Ihr Merkzettel · Octavo' },
    ...{ heading: 'Ihr Merkzettel', empty: 'Ihr Merkzettel ist leer' },
    ...{
      present: 'Schon auf dem Merkzettel',
      added: 'Auf den Merkzettel gesetzt',
      removed: 'Vom Merkzettel entfernt',
    },
    ...{ undo: 'Rückgängig', removeAll: 'Alle entfernen', remove: 'Entfernen' },
    ...{ removedAll: 'Alles vom Merkzettel entfernt' },
    ...{
      note: 'The Moonstone (Taschenbuch) wurde entfernt.',
      putBack: 'Wieder hinzufügen',
    },
    ...{ back: 'Wieder auf dem Merkzettel', buy: 'In den Warenkorb' },
    ...{ moved: 'In den Warenkorb verschoben', choose: 'Wählen Sie zuerst Farbe und Größe.' },
    buyAll: 'Alles in den Warenkorb',
    movedSome:
      'In den Warenkorb verschoben: 2 Artikel. Nicht verschoben: 1 Artikel; der Grund steht daneben',
    ...{ share: 'Link erstellen', made: 'Link erstellt', withdraw: 'Link löschen' },
    withdrawn: 'Der Link zu diesem Merkzettel wurde gelöscht.',
    ...{ shared: 'Ein geteilter Merkzettel', add: 'In den Warenkorb' },
    ...{
      addedToCart: 'In den Warenkorb gelegt: 1 × The Moonstone (Taschenbuch)',
      unknown: 'Diesen Artikel gibt es im Shop nicht mehr.',
    },
    full: 'Ihr Merkzettel fasst 200 Artikel und ist voll. Bitte entfernen Sie zuerst etwas.',
  },
]

const toast = (shopper: Shopper) => shopper.text('[role=status] .toast p')
const names = (shopper: Shopper) => shopper.texts('#wishes .line h2')
const rowWords = (shopper: Shopper) => shopper.text('#wishes .line__text')
const cartTool = (shopper: Shopper) => shopper.attr('.tools a[href$="/cart"]', 'aria-label')
const countWishes = async () => {
  const { n } = await db.read
    .selectFrom('wish')
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** A shopper on the list's page, who wishes for these. */
async function whoWishesFor(ids: string[], prefix = ''): Promise<Shopper> {
  const shopper = await newShopper()
  for (const product of ids)
    await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.add', product })
  return shopper
}

/** The path of the link that this shopper makes. */
async function shareOf(shopper: Shopper, prefix = ''): Promise<string> {
  await shopper.post(`${prefix}/wishlist`, { intent: 'wishlist.share' })
  const link = shopper.attr('#share-link', 'value')
  if (!link) throw new Error(`no link: ${shopper.status} ${shopper.text('main')}`)
  return link.replace('http://shop.test', '')
}

describe.each(languages)('a wishlist without JavaScript in $language', (words) => {
  const { prefix } = words
  const page = `${prefix}/wishlist`

  test('is filled, emptied and undone, each with one message', async () => {
    const shopper = await newShopper()
    await shopper.visit(page)
    expect([shopper.status, shopper.text('h1')]).toEqual([200, words.empty])
    expect(shopper.text('title')).toBe(words.title)
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    expect(shopper.cookieNames()).toEqual([])

    const book = await aBook()
    await shopper.post(`${prefix}/book/${book}`, { intent: 'wishlist.add', product: book })
    expect(shopper.url).toBe(`${prefix}/book/${book}`)
    expect(toast(shopper)).toBe(words.added)
    await shopper.post(page, { intent: 'wishlist.add', product: book })
    expect(toast(shopper)).toBe(words.present)
    expect(shopper.text('h1')).toBe(words.heading)
    expect(names(shopper)).toEqual(['The Moonstone'])

    await shopper.press(words.remove, {}, { within: '.line' })
    expect(toast(shopper)).toBe(words.removed)
    expect(shopper.attr('.toast', 'class')).toContain('toast--error')
    expect(shopper.text('h1')).toBe(words.empty)
    await shopper.press(words.undo, {}, { within: '.toast' })
    expect(toast(shopper)).toBe(words.back)
    expect(names(shopper)).toEqual(['The Moonstone'])

    await shopper.press(words.removeAll, {}, { within: 'main' })
    expect(toast(shopper)).toBe(words.removedAll)
    expect(shopper.attr('.toast', 'class')).toContain('toast--error')
    expect(shopper.attr('.toast button', 'value')).toBe('wishlist.undo')
  })

  test('what was removed can be put back on the page itself, once', async () => {
    const shopper = await whoWishesFor([await aBook()], prefix)
    await shopper.press(words.remove, {}, { within: '.line' })
    await shopper.visit(page)
    expect(shopper.text('.note--warm span')).toBe(words.note)
    await shopper.press(words.putBack, {}, { within: '.note' })
    expect(names(shopper)).toEqual(['The Moonstone'])
    expect(shopper.text('.note--warm')).toBeUndefined()
  })

  test('moves one to the cart, and says why it cannot', async () => {
    const [book, dress] = [await aBook(), await aDress()]
    const shopper = await whoWishesFor([dress, book], prefix)
    await shopper.press(words.buy, {}, { within: '.line' })
    expect(toast(shopper)).toBe(words.moved)
    expect(cartTool(shopper)).toMatch(/1/)
    expect(names(shopper)).toEqual(['Linen summer dress'])
    expect(rowWords(shopper)).toContain(words.choose)
    expect(shopper.attr('.line__do a', 'href')).toBe(`${prefix}/product/${dress}`)
    await shopper.post(page, { intent: 'wishlist.buy', product: dress })
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#errors a', 'href')).toBe('#wish-1-error')
    expect(shopper.text('#wish-1-error')).toBe(shopper.text('#errors a'))
  })

  test('moves all that can be moved, and says what could not', async () => {
    const shopper = await whoWishesFor([await aBook(), await soldOut(), await aBook()], prefix)
    await shopper.press(words.buyAll, {}, { within: 'main' })
    expect(toast(shopper)).toBe(words.movedSome)
    expect(names(shopper)).toEqual(['The Moonstone'])
    expect(shopper.attr('.line .stock', 'class')).toBe('stock stock--out')
    expect(cartTool(shopper)).toMatch(/2/)
  })

  test('is shared by a link that can be withdrawn', async () => {
    const shopper = await whoWishesFor([await aBook()], prefix)
    await shopper.press(words.share, {}, { within: '#share' })
    expect(toast(shopper)).toBe(words.made)
    const link = shopper.attr('#share-link', 'value') ?? ''
    expect(link).toMatch(new RegExp(`^http://shop\\.test${page}\\?share=[\\w-]{22}$`))
    expect(shopper.attr('#share-link', 'readonly')).toBeDefined()

    const other = await newShopper()
    await other.visit(link)
    expect([other.status, other.text('h1')]).toEqual([200, words.shared])
    expect(names(other)).toEqual(['The Moonstone'])
    await other.press(words.add, {}, { within: '.line' })
    expect(toast(other)).toBe(words.addedToCart)
    expect(other.url).toBe(link.replace('http://shop.test', ''))
    expect(names(other)).toEqual(['The Moonstone'])

    await shopper.press(words.withdraw, {}, { within: '#share' })
    await other.visit(link)
    expect(other.status).toBe(410)
    expect(other.text('main')).toContain(words.withdrawn)
  })

  test('past 200, and of what is unknown, is 422 with words', async () => {
    const ids = await manyBooks(201)
    const shopper = await whoWishesFor(ids.slice(0, 1), prefix)
    const { owner } = await db.read
      .selectFrom('wish')
      .where('productId', '=', ids[0]!)
      .select('owner')
      .executeTakeFirstOrThrow()
    const rows = ids.slice(1, 200).map((productId) => ({ owner, productId, addedAt: 0 }))
    await db.write((trx) => trx.insertInto('wish').values(rows).execute())
    await shopper.post(page, { intent: 'wishlist.add', product: ids[200]! })
    expect([shopper.status, shopper.text('#errors a')]).toEqual([422, words.full])
    await shopper.post(page, { intent: 'wishlist.add', product: 'no-such-thing' })
    expect([shopper.status, shopper.text('#errors a')]).toEqual([422, words.unknown])
    expect(shopper.texts('.line')).toHaveLength(200)
  })
})

describe('who has no list yet', () => {
  test.each([
    ['wishlist.remove', 200],
    ['wishlist.clear', 200],
    ['wishlist.buyAll', 200],
    ['wishlist.unshare', 200],
    ['wishlist.buy', 409],
    ['wishlist.share', 422],
  ])('gets none by %s', async (intent, status) => {
    const before = await countWishes()
    const shopper = await newShopper()
    await shopper.post('/wishlist', { intent, product: await aBook() })
    expect(shopper.status).toBe(status)
    expect(toast(shopper)).toBeUndefined()
    expect(shopper.cookieNames()).toEqual([])
    expect(await countWishes()).toBe(before)
  })

  test('has nothing to be put back', async () => {
    const shopper = await newShopper()
    await shopper.post('/wishlist', { intent: 'wishlist.undo' })
    expect(toast(shopper)).toBe('There is nothing left to undo')
    expect(shopper.cookieNames()).toEqual([])
  })
})

describe('a row that cannot be moved', () => {
  test('says that a partner sells it, and leads there', async () => {
    const shopper = await whoWishesFor([await partnersThing()])
    expect(rowWords(shopper)).toContain('Sold by our partner')
    expect(shopper.attr('.line__do a', 'rel')).toBe('sponsored nofollow')
    expect(shopper.text('main')).not.toContain('Move')
  })

  test('says that an e-book has no file here', async () => {
    const shopper = await whoWishesFor([await eBook()])
    expect(rowWords(shopper)).toContain('The file is not available yet')
  })

  test('says that the cart holds all there is', async () => {
    const book = await lastCopy()
    const shopper = await whoWishesFor([book])
    await shopper.post('/wishlist', { intent: 'cart.add', product: book })
    expect(rowWords(shopper)).toContain('Your cart already holds the only one available.')
    await shopper.post('/wishlist', { intent: 'wishlist.buy', product: book })
    expect([shopper.status, shopper.text('.line .error')]).toEqual([
      422,
      'Only 1 is available, and your cart already has 1 of it.',
    ])
  })

  test('is left out of the sum of what was moved', async () => {
    const shopper = await whoWishesFor([await soldOut(), await eBook()])
    await shopper.post('/wishlist', { intent: 'wishlist.buyAll' })
    expect(toast(shopper)).toBe('Not moved: 2 items; the reason is shown beside each')
  })
})

describe('moving to the cart', () => {
  test('pressed twice is no fault', async () => {
    const book = await aBook()
    const shopper = await whoWishesFor([book])
    for (let n = 0; n < 2; n++) {
      await shopper.post('/wishlist', { intent: 'wishlist.buy', product: book })
      expect([shopper.status, toast(shopper)]).toEqual([200, 'Moved To Cart'])
    }
    expect(cartTool(shopper)).toBe('Cart: 1 item')
  })

  test('of what another window removed is 409 with words', async () => {
    const [book, gone] = [await aBook(), await aBook()]
    const shopper = await whoWishesFor([book])
    await shopper.post('/wishlist', { intent: 'wishlist.buy', product: gone })
    expect(shopper.status).toBe(409)
    expect(shopper.text('#errors')).toContain('no longer on your wishlist')
    expect(shopper.attr('#errors a', 'href')).toBe('#wishes')
  })
})

describe('undoing a removal', () => {
  test('says what is gone from the shop', async () => {
    const [stored, gone] = [await aBook(), await aBook()]
    const shopper = await whoWishesFor([stored, gone])
    await shopper.press('Remove all', {}, { within: 'main' })
    await db.write((trx) => trx.deleteFrom('product').where('id', '=', gone).execute())
    await shopper.press('Undo', {}, { within: '.toast' })
    expect(toast(shopper)).toBe('Back On Wishlist. 1 item is missing: we no longer sell it')
    expect(names(shopper)).toEqual(['The Moonstone'])
  })

  test('twice says that there is nothing left', async () => {
    const shopper = await whoWishesFor([await aBook()])
    await shopper.post('/wishlist', { intent: 'wishlist.clear' })
    await shopper.post('/wishlist', { intent: 'wishlist.undo' })
    await shopper.post('/wishlist', { intent: 'wishlist.undo' })
    expect(toast(shopper)).toBe('There is nothing left to undo')
    expect(names(shopper)).toEqual(['The Moonstone'])
  })

  test('of a removal that found nothing there says nothing', async () => {
    const shopper = await whoWishesFor([await aBook()])
    await shopper.post('/wishlist', { intent: 'wishlist.remove', product: await aBook() })
    expect([shopper.status, toast(shopper)]).toEqual([200, undefined])
    expect(names(shopper)).toHaveLength(1)
  })
})

describe('a shared list', () => {
  test('is read-only, its owner’s too, and sets no cookie', async () => {
    const shopper = await whoWishesFor([await aBook(), await soldOut()])
    const link = await shareOf(shopper)
    for (const looker of [await newShopper(), shopper]) {
      await looker.visit(link)
      expect(looker.status).toBe(200)
      expect(looker.attrs('main button', 'value')).toEqual(['cart.add'])
      expect(looker.text('#share')).toBeUndefined()
      expect(looker.headers.getSetCookie()).toEqual([])
      expect(looker.attr('meta[name=robots]', 'content')).toBe('noindex')
      expect(looker.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(looker.headers.get('Cache-Control')).toMatch(/^private/)
    }
    expect(shopper.text('main .note')).toContain('This is your own list')
    const other = await newShopper()
    await other.visit(link)
    expect(other.text('main .note')).toBeUndefined()
    expect(other.cookieNames()).toEqual([])
  })

  test('shows nothing of whose it is', async () => {
    const shopper = await whoWishesFor([await aBook()])
    const link = await shareOf(shopper)
    const { owner } = await db.read
      .selectFrom('wishlistShare')
      .where('shareKey', '=', link.split('share=')[1]!)
      .select('owner')
      .executeTakeFirstOrThrow()
    const other = await newShopper()
    await other.visit(link)
    expect(other.html).not.toContain(owner)
  })

  test('is the same link when it is shared again, and another after it was withdrawn', async () => {
    const shopper = await whoWishesFor([await aBook()])
    const link = await shareOf(shopper)
    expect(await shareOf(shopper)).toBe(link)
    await shopper.post('/wishlist', { intent: 'wishlist.unshare' })
    expect(toast(shopper)).toBe('Link Removed')
    expect(shopper.attr('#share-link', 'value')).toBeUndefined()
    expect(await shareOf(shopper)).not.toBe(link)
    await shopper.visit(link)
    expect(shopper.status).toBe(410)
  })

  test('that was emptied says so, and can still be withdrawn', async () => {
    const shopper = await whoWishesFor([await aBook()])
    const link = await shareOf(shopper)
    await shopper.post('/wishlist', { intent: 'wishlist.clear' })
    expect(shopper.attr('#share button', 'value')).toBe('wishlist.unshare')
    const other = await newShopper()
    await other.visit(link)
    expect([other.status, other.text('h1')]).toEqual([200, 'Nothing on this list'])
  })

  test('refuses what cannot be added, beside its row', async () => {
    const book = await lastCopy()
    const link = await shareOf(await whoWishesFor([book]))
    const other = await newShopper()
    await other.post(link, { intent: 'cart.add', product: book })
    await other.post(link, { intent: 'cart.add', product: book })
    expect(other.status).toBe(422)
    expect(other.text('.line .error')).toContain('Only 1 is available')
  })

  test('names its feed, and so does its owner’s page', async () => {
    const shopper = await whoWishesFor([await aBook()])
    const feed = 'link[type="application/atom+xml"]'
    expect(shopper.attr(feed, 'href')).toBeUndefined()
    const link = await shareOf(shopper)
    const href = `http://shop.test${link.replace('/wishlist', '/wishlist.atom')}`
    expect([shopper.attr(feed, 'href'), shopper.attr(feed, 'rel')]).toEqual([href, 'alternate'])
    await shopper.visit(link)
    expect(shopper.attr(feed, 'href')).toBe(href)
  })

  test.each([
    ['no key', ''],
    ['a short one', 'abc'],
    ['an unknown one', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['markup', '%3Cb%3E'],
    ['an emoji', '%F0%9F%93%9A'],
    ['5,000 characters', 'x'.repeat(5000)],
  ])('is not found by a key that is none: %s', async (_, key) => {
    const shopper = await newShopper()
    await shopper.visit(`/wishlist?share=${key}`)
    expect(shopper.status).toBe(404)
    expect(shopper.text('h1')).toBeDefined()
  })

  test('with NUL in its address is 400', async () => {
    const shopper = await newShopper()
    await shopper.visit('/wishlist?share=%00')
    expect(shopper.status).toBe(400)
  })
})

describe('wrong input', () => {
  const hostile: [string, Record<string, string> | URLSearchParams][] = [
    ['no product', {}],
    ['an empty product', { product: '' }],
    ['10,000 characters', { product: 'x'.repeat(10_000) }],
    ['markup', { product: '<b>bold</b>' }],
    ['an emoji', { product: '📚' }],
    ['NUL', { product: '\0' }],
    ['quotes', { product: `'; drop table wish; --` }],
  ]

  test.each(hostile)('%s is refused with words, and nothing is written', async (_, fields) => {
    const before = await countWishes()
    for (const intent of ['wishlist.add', 'wishlist.buy']) {
      const shopper = await newShopper()
      await shopper.post('/wishlist', {
        ...Object.fromEntries(new URLSearchParams(fields)),
        intent,
      })
      expect(shopper.status, intent).toBe(422)
      expect(shopper.text('#errors a')).toBe('This is no longer in the shop.')
      expect(shopper.cookieNames()).toEqual([])
      expect(shopper.html).not.toContain('<b>bold')
    }
    expect(await countWishes()).toBe(before)
  })

  test('a hundred fields of one name are refused', async () => {
    const book = await aBook()
    const body = new URLSearchParams({ intent: 'wishlist.add' })
    for (let n = 0; n < 100; n++) body.append('product', book)
    const shopper = await newShopper()
    await shopper.post('/wishlist', body)
    expect(shopper.status).toBe(422)
    expect(shopper.cookieNames()).toEqual([])
  })

  test.each(hostile)('%s removes nothing, without a word', async (_, fields) => {
    const shopper = await whoWishesFor([await aBook()])
    await shopper.post('/wishlist', {
      ...Object.fromEntries(new URLSearchParams(fields)),
      intent: 'wishlist.remove',
    })
    expect([shopper.status, toast(shopper)]).toEqual([200, undefined])
    expect(names(shopper)).toHaveLength(1)
  })

  test('a refused new visitor leaves no row anywhere', async () => {
    const countUndos = async () => {
      const [undo, cartUndo] = await Promise.all([
        db.read.selectFrom('listUndo').select('owner').execute(),
        db.read.selectFrom('cartUndo').select('owner').execute(),
      ])
      return undo.length + cartUndo.length
    }
    const before = await countUndos()
    const shopper = await newShopper()
    for (const intent of ['add', 'buy', 'share', 'remove', 'clear', 'buyAll', 'unshare'])
      await shopper.post('/wishlist', { intent: `wishlist.${intent}`, product: 'no-such-thing' })
    expect(await countUndos()).toBe(before)
  })
})
