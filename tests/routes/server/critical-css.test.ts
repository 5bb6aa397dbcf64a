import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { aPhoto, writeFolder } from '../../fixtures/photos.ts'
import { aFolder, runLine } from '../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const folder = 'app/styles'
const importsOf = (file: string) =>
  [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/@import '[./]+([\w/-]+\.css)'/g)].map(
    ([, name]) => name!,
  )

/** The selectors of a file without states and pseudo-elements, so that they match whatever may come to look so. */
const selectorsOf = (file: string) =>
  [
    ...readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => !/^(@|from$|to$|[\d.]+%)/.test(prelude))
    .map((selector) =>
      selector
        .replace(':target::details-content', 'details[id]')
        .replace(/([(\s,]|^)::?[a-z-]+(?![\w(-])/g, '$1*')
        .replace(/::?[a-z-]+(?![\w(-])/g, ''),
    )

/** What a first page leaves out of the whole style. On paper a first list looks as on a screen. */
const leftOutOf = (sheet: string) => {
  const within = [
    ...importsOf(`critical/${sheet}.css`),
    // A toast answers a form, so it never stands in the page of a first visit.
    'components/toasts.css',
    // The banner of a category is a panel, whose style does not fit into the budget of lists.
    ...(sheet === 'lists' ? ['base/print.css', 'components/panels.css'] : []),
  ]
  return importsOf('shop.css')
    .filter((file) => !within.includes(file))
    .flatMap((file) => selectorsOf(file).map((selector) => ({ file, selector })))
}
const leftOut = {
  home: leftOutOf('home'),
  lists: leftOutOf('lists'),
  detail: leftOutOf('detail'),
}
type Sheet = keyof typeof leftOut

beforeAll(async () => {
  await openDemo()
})

async function expectStyled(sheet: Sheet, open: (shopper: Shopper) => Promise<Shopper>) {
  const shopper = await open(await newShopper())
  const $ = load(shopper.html)
  expect($('head > style').length, shopper.url).toBe(1)
  const missed = leftOut[sheet].filter(({ selector }) => $(selector).length > 0)
  expect(missed, shopper.url).toEqual([])
  return shopper
}

describe('what a first page shows is styled by what it carries within', () => {
  test.each([
    ['home', '/', 200],
    ['home', '/fr', 200],
    ['lists', '/books', 200],
    ['lists', '/de/books?page=2', 200],
    ['lists', '/books?language=fr&format=ebook&sort=title&price-from=1', 200],
    ['lists', '/books?price-from=900', 200],
    ['lists', '/books?language=xx&price-from=much', 200],
    ['lists', '/books?page=999', 404],
    ['lists', '/offers/books/long-books-for-long-evenings', 200],
    ['lists', '/offers/books/nowhere', 404],
    ['lists', '/catalogue', 200],
    ['lists', '/catalogue?category=christmas', 200],
    ['lists', '/catalogue?category=nowhere', 404],
    ['lists', '/catalogue?q=dracla', 200],
    ['lists', '/catalogue?q=xqzw', 200],
    ['lists', '/catalogue?q=9780000000002', 200],
    ['detail', '/book/nowhere', 404],
    ['detail', '/product/nowhere', 404],
  ] as const)('%s: %s', async (sheet, path, status) => {
    const shopper = await expectStyled(sheet, (one) => one.visit(path))
    expect(shopper.status).toBe(status)
  })

  test.each([
    ['home', '/'],
    ['lists', '/books'],
    ['lists', '/catalogue?category=christmas'],
    ['detail', '/book/b01'],
  ] as const)('%s: a refusal on %s', async (sheet, path) => {
    const shopper = await expectStyled(sheet, (one) =>
      one.post(path, { intent: 'cart.add', product: 'nowhere', quantity: '1' }),
    )
    expect(shopper.status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['book', 'book'],
    ['goods', 'product'],
  ] as const)('detail: of %s', async (kind, route) => {
    const all = db.read.selectFrom('product').select('id').where('kind', '=', kind).orderBy('id')
    const products = await all.execute()
    for (const { id } of products.filter((_, n) => process.env.LONG || n % 10 === 0))
      await expectStyled('detail', (one) => one.visit(`/${route}/${id}`))
  })

  test('detail: with several photos', async () => {
    const folder = writeFolder(aFolder(), {
      'a.jpg': await aPhoto(),
      'b.jpg': await aPhoto({ color: '#2040c0' }),
    })
    const files = ['a.jpg', 'b.jpg'].map((name) => join(folder, name))
    expect((await runLine(runPicture, ['add', '48', ...files])).code).toBe(0)
    const { html } = await expectStyled('detail', (one) => one.visit('/product/48'))
    expect(load(html)('.gallery img')).toHaveLength(2)
  })
})
