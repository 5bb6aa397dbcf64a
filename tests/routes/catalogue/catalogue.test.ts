import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { newShopper } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

const within = { within: 'main .facets' }
const context = async (path: string) => (await newShopper()).visit(path)

describe('the whole catalogue', () => {
  test('shows every category of the specification, each with its picture and count', async () => {
    const shopper = await context('/catalogue')
    const categories = shopper.texts('.tile')
    expect(categories).toHaveLength(19)
    for (const category of categories) expect(category).toMatch(/^\p{L}.* \d+ items?$/u)
    for (const src of shopper.attrs('.tile img', 'src')) expect(src).toMatch(/^\/art\/category\//)
  })

  test('leads to lists that hold as many as it says', async () => {
    const shopper = await context('/catalogue')
    const paths = shopper.attrs('.tile', 'href')
    for (const [index, category] of shopper.texts('.tile').entries()) {
      const list = await context(paths[index]!)
      expect(list.status).toBe(200)
      const [, count] = /(\d+) \w+$/.exec(category)!
      expect(list.text('main .bar b')).toMatch(new RegExp(`^${count} `))
    }
  })
})

describe('everything, under the categories', () => {
  test('is listed, filtered and ordered as books are', async () => {
    const shopper = await context('/catalogue')
    const total = shopper.text('main .bar b')!
    expect(shopper.texts('main .card__title')).toHaveLength(24)
    expect(shopper.texts('main nav.chips .chip')[0]).toBe(`Everything ${total.split(' ')[0]}`)
    await shopper.follow('Load 24 more')
    expect(shopper.url).toBe('/catalogue?page=2')
    expect(shopper.texts('.tile')).toEqual([])
    await shopper.press('Apply', { offer: '1', rating: '4', 'price-to': '1500' }, within)
    expect(shopper.texts('main .card__title').length).toBeGreaterThan(3)
    expect(shopper.texts('.tile')).toEqual([])
  })

  test('can be narrowed by colour and size, in the words of the page', async () => {
    const shopper = await context('/de/catalogue?color=red&size=xxl')
    expect(shopper.texts('main .bar .chip')).toEqual([
      'XXL: diesen Filter entfernen',
      'Rot: diesen Filter entfernen',
    ])
    expect(shopper.texts('main .card__title').sort()).toEqual([
      'Gestreifter Baumwollpullover',
      'Latzhose mit Sternentasche',
      'Sommerkleid aus Leinen',
    ])
  })

  test('says which colour or size there is not', async () => {
    const shopper = await context('/fr/catalogue?color=plaid&size=%3Cb%3E')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .note')).toContain('Taille : « <b> » n’est pas reconnu')
    expect(shopper.text('main')).toContain('Couleur : « plaid » n’est pas reconnu')
  })
})

describe('a category', () => {
  test('lists its own things and those of its children', async () => {
    const women = (await context('/catalogue?category=women')).texts('main .card__title')
    const fashion = await context('/catalogue?category=fashion')
    expect(fashion.texts('main .card__title')).toEqual(expect.arrayContaining(women))
    expect(fashion.text('h1')).toBe('Fashion')
  })

  test('keeps itself when it is narrowed or ordered', async () => {
    const shopper = await context('/catalogue?category=women')
    await shopper.press('Apply', { availability: 'in-stock' }, { within: 'main .facets' })
    expect(shopper.url).toContain('category=women')
    await shopper.press('Sort', { sort: 'price-up' })
    expect(shopper.url).toContain('category=women')
    expect(shopper.url).toContain('availability=in-stock')
  })

  test('can have a banner at its head', async () => {
    const shopper = await context('/catalogue?category=christmas')
    expect(shopper.text('main .panel h2')).toMatch(/\w/)
    expect((await context('/catalogue?category=women')).text('main .panel h2')).toBeUndefined()
  })

  test.each(['/catalogue?category=no-such', '/catalogue?tag=no-such', '/catalogue?category=%00'])(
    'at %s is none',
    async (path) => {
      expect((await context(path)).status).toBeGreaterThanOrEqual(400)
      expect((await context(path)).status).toBeLessThan(500)
    },
  )
})

describe('a tag', () => {
  test('lists what has it', async () => {
    const shopper = await context('/catalogue?tag=linen')
    expect(shopper.text('h1')).toBe('Tagged “linen”')
    expect(shopper.texts('main .card__title').length).toBeGreaterThan(0)
  })

  test('is said in the language of the page, there and on the page of a thing', async () => {
    const shopper = await context('/fr/product/17')
    await shopper.follow('pluie')
    expect(shopper.url).toBe('/fr/catalogue?tag=rain')
    expect(shopper.text('h1')).toContain('pluie')
  })
})

describe('a search of the whole catalogue', () => {
  test('finds things and books', async () => {
    const shopper = await context('/catalogue?q=mug')
    expect(shopper.attrs('main .card__title a', 'href').join()).toContain('/product/')
  })
})
