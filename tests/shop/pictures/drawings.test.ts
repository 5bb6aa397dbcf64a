import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { findDrawing as findFile } from '#app/shop/catalogue/pictures/find-drawing.server.ts'
import {
  parseArt,
  picturePath,
  type PictureFacts,
} from '#app/shop/catalogue/pictures/product-art.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import { findGoodsPage } from '#app/shop/catalogue/product-page/goods-page.server.ts'
import { findHomePage } from '#app/shop/catalogue/home/home.server.ts'
import { findProductRow } from '#app/shop/catalogue/products/product-row.server.ts'
import { aBook, aDress, aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from '../catalogue/viewers.ts'

/** What stands at any version of an address. */
const findDrawing = (kind: string, id: string) => findFile(kind, `${id}-0.svg`)

const facts: PictureFacts = {
  id: 'walden',
  kind: 'book',
  workId: 'w',
  name: 'Walden',
  art: '{"mood":"nature"}',
  author: 'Thoreau',
  press: 'Ticknor',
  photos: '{}',
}

describe('the address of a picture', () => {
  test.each([
    { workId: 'other' },
    { name: 'Walden, or Life in the Woods' },
    { author: 'H. D. Thoreau' },
    { press: null },
    { art: '{"mood":"sea"}' },
  ])('of a cover changes with %j', (change) => {
    expect(picturePath({ ...facts, ...change })).not.toBe(picturePath(facts))
  })

  test('of a thing changes with what is drawn, not with its name', () => {
    const thing: PictureFacts = { ...facts, kind: 'goods' }
    expect(picturePath({ ...thing, name: 'Other' })).toBe(picturePath(thing))
    expect(picturePath({ ...thing, art: '{}' })).not.toBe(picturePath(thing))
    expect(picturePath(thing, 'red')).not.toBe(picturePath(thing))
  })

  test.each(['', 'null', '[]', '"x"', '{', '{"kind":1,"look":-1,"colour":{},"mood":[]}'])(
    'is made of any `art`: %s',
    (art) => {
      expect(parseArt(art)).toEqual({ kind: 'gift' })
    },
  )
})

describe('a drawing', () => {
  test('stands where the card of its product says', async () => {
    const authors = [{ name: 'Henry David Thoreau', role: 'A01' }]
    const book = await aBook({ id: 'b', authors, publisher: { name: 'Ticknor' } })
    const thing = await aThing({ id: 't', art: '{"kind":"handmade","look":1}' })
    for (const card of await listCards([book, thing], aViewer())) {
      const drawing = await findDrawing(card.id === 'b' ? 'cover' : 'goods', card.id)
      expect(drawing?.path).toBe(card.image.src)
      expect(drawing?.draw()).toMatch(/^<svg /)
    }
  })

  test('of a thing in a colour stands where its page says, and differs from its other colours', async () => {
    const id = await aDress({ id: 'dress', art: '{"kind":"women"}' })
    const row = (await findProductRow(id))!
    const { page } = await findGoodsPage(row, 'red', aViewer(), 'https://shop.test')
    const [indigo, red] = [
      await findDrawing('goods', 'dress.indigo'),
      await findDrawing('goods', 'dress.red'),
    ]
    expect(red?.path).toBe(page.image)
    expect(red?.draw()).not.toBe(indigo?.draw())
  })

  test('of a spine, a category and a scene stand where the first page says', async () => {
    await aBook({ id: 'spiny', saleCount: 1000, categories: ['cakes'] })
    const home = await findHomePage(aViewer())
    const shelved = home.shelf.find(({ path }) => path === '/book/spiny')
    expect((await findDrawing('spine', 'spiny'))?.path).toBe(shelved?.spine)
    expect((await findDrawing('category', 'cakes'))?.path).toBe(
      home.tiles.find(({ path }) => path.endsWith('cakes'))?.image,
    )
    expect((await findDrawing('scene', 'cat'))?.draw()).toMatch(/^<svg /)
  })

  test('shows all editions of a work alike', async () => {
    const work = { workKey: 'same', name: 'Same' }
    await aBook({ ...work, id: 'same-p' })
    await aBook({ ...work, id: 'same-e', format: 'e-book' })
    const [paper, ebook] = [
      await findDrawing('cover', 'same-p'),
      await findDrawing('cover', 'same-e'),
    ]
    expect(paper?.draw()).toBe(ebook?.draw())
    expect(paper?.path).not.toBe(ebook?.path)
  })

  test.each([
    ['cover', 'no-such'],
    ['cover', 'cup'],
    ['spine', 'cup'],
    ['goods', 'leaf'],
    ['goods', 'cup.red'],
    ['goods', ''],
    ['category', 'no-such'],
    ['scene', 'constructor'],
    ['portrait', 'leaf'],
  ])('of kind %s with the id "%s" is none', async (kind, id) => {
    if (!(await findProductRow('cup'))) await aThing({ id: 'cup' })
    if (!(await findProductRow('leaf'))) await aBook({ id: 'leaf' })
    expect(await findDrawing(kind, id)).toBeUndefined()
  })

  test('holds no word of the catalogue unescaped', async () => {
    const name = '</text><script>alert(1)</script> & "x" 😀 ☃'
    await aBook({ id: 'evil', name })
    await db.write((trx) =>
      trx.updateTable('product').set({ art: '{"mood":"<b>"}' }).where('id', '=', 'evil').execute(),
    )
    const svg = (await findDrawing('cover', 'evil'))!.draw()
    expect(svg).not.toContain('<script')
  })
})
