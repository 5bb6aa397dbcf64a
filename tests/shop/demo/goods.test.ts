import { describe, expect, test } from 'vitest'
import { drawGoods, goodsColours, goodsKind } from '#app/art/goods.ts'
import { demoBanners, demoOffers } from '#app/demo/banners.ts'
import { specCategories } from '#app/shop/catalogue/text/spec-categories.ts'
import type { DemoGoods, DemoText } from '#app/demo/demo-types.ts'
import { demoGoods } from '#app/demo/goods/goods.ts'
import { demoPublishers } from '#app/demo/works/publishers.ts'
import { languages } from '#app/i18n/languages.ts'

const sizes = ['x', 'm', 'xl', 'xxl']

const idsWhere = (holds: (goods: DemoGoods) => boolean) =>
  demoGoods.filter(holds).map((goods) => goods.id)
const inCategory = (slug: string) => idsWhere((goods) => goods.categories.includes(slug))
const everySizeOf = (goods: DemoGoods) => goods.variation?.flatMap((colour) => colour.sizes) ?? []
const isColour = (slug: string) => Object.hasOwn(goodsColours, slug)

/** A word that is no kind draws a gift; a look past the last draws an earlier one again. */
function isDrawn({ kind, look = 0 }: { kind: string; look?: number }): boolean {
  const picture = drawGoods(kind, 'seed', { look })
  const earlier = Array.from({ length: look }, (_, index) =>
    drawGoods(kind, 'seed', { look: index }),
  )
  return goodsKind(kind) === kind && !earlier.includes(picture)
}

/** What is wrong with these words: a language left empty, straight quotes, or blanks at an end. */
function faultsOf(words: DemoText): string[] {
  return languages.filter((language) => {
    const text = words[language]
    return text === '' || text !== text.trim() || /['"]|[ ]{2}/.test(text)
  })
}

describe('the demo’s goods', () => {
  test('are 92, with the ids 1 to 92 in order and without a gap', () => {
    expect(demoGoods.map((goods) => goods.id)).toEqual(
      Array.from({ length: 92 }, (_, index) => String(index + 1)),
    )
  })

  test('each have a sku of their own', () => {
    expect(new Set(demoGoods.map((goods) => goods.sku)).size).toBe(92)
  })

  test.each(demoGoods)('$id: $name.en is described in three languages', (goods) => {
    expect(faultsOf(goods.name)).toEqual([])
    expect(faultsOf(goods.shortDescription)).toEqual([])
    expect(faultsOf(goods.fullDescription)).toEqual([])
    for (const words of [goods.shortDescription, goods.fullDescription]) {
      expect(new Set(Object.values(words)).size).toBe(3)
    }
    for (const text of Object.values(goods.fullDescription)) {
      expect(text.split('\n\n').filter(Boolean)).toHaveLength(2)
    }
    for (const text of Object.values(goods.shortDescription)) {
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toContain('\n')
    }
  })

  test('no two have the same name or the same text in any language', () => {
    for (const language of languages) {
      expect(new Set(demoGoods.map((goods) => goods.name[language])).size).toBe(92)
      expect(new Set(demoGoods.map((goods) => goods.shortDescription[language])).size).toBe(92)
      expect(new Set(demoGoods.map((goods) => goods.fullDescription[language])).size).toBe(92)
    }
  })

  test('cost 49 to 49,999 rupees, without odd paise', () => {
    expect(idsWhere((goods) => goods.price < 4900 || goods.price > 4999900)).toEqual([])
    expect(idsWhere((goods) => goods.price % 100 !== 0)).toEqual([])
  })

  test('have discounts of 0, 10, 30, 40 and 50 percent only, each at least twice', () => {
    const counts = new Map<number, number>()
    for (const { discount } of demoGoods) counts.set(discount, (counts.get(discount) ?? 0) + 1)
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 10, 30, 40, 50])
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2)
  })

  test('have discounts that end on several days, and several without an end', () => {
    const days = new Set(demoGoods.flatMap((goods) => goods.offerDays ?? []))
    expect([...days].sort((a, b) => a - b)).toEqual([3, 9, 21, 33])
    expect(idsWhere((goods) => goods.discount > 0 && !goods.offerDays).length).toBeGreaterThan(4)
    expect(idsWhere((goods) => goods.discount === 0 && goods.offerDays !== undefined)).toEqual([])
  })

  test('are rated 1 to 5, all of which occur, mostly 3 and above', () => {
    expect([...new Set(demoGoods.map((goods) => goods.rating))].sort()).toEqual([1, 2, 3, 4, 5])
    expect(idsWhere((goods) => goods.rating >= 3).length).toBeGreaterThan(80)
  })

  test('were sold 0 to 900 times, in many different counts', () => {
    const counts = demoGoods.map((goods) => goods.saleCount)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBe(900)
    expect(new Set(counts).size).toBeGreaterThan(80)
  })

  test('are new in about a dozen cases', () => {
    expect(idsWhere((goods) => goods.isNew)).toHaveLength(12)
  })

  test('weigh something: furniture most, a voucher next to nothing', () => {
    expect(idsWhere((goods) => goods.weightGrams <= 0)).toEqual([])
    expect(Math.max(...demoGoods.map((goods) => goods.weightGrams))).toBeLessThanOrEqual(40000)
    for (const goods of demoGoods) {
      if (goods.stock === null) expect(goods.weightGrams).toBeLessThanOrEqual(20)
      const { unit } = goods
      if (unit?.per === 'kg') expect(goods.weightGrams).toBeGreaterThan(unit.amount)
    }
  })

  test('are sold by weight, volume, length or area in at least eight cases', () => {
    expect(idsWhere((goods) => goods.unit !== undefined).length).toBeGreaterThanOrEqual(8)
    const measures = new Set(demoGoods.flatMap((goods) => goods.unit?.per ?? []))
    expect([...measures].sort()).toEqual(['kg', 'l', 'm', 'm2'])
    expect(idsWhere((goods) => goods.unit !== undefined && goods.unit.amount < 10)).toEqual([])
  })

  test('carry a maximum retail price in five cases, never below the price', () => {
    expect(idsWhere((goods) => goods.mrp !== undefined)).toHaveLength(5)
    expect(idsWhere((goods) => goods.mrp !== undefined && goods.mrp < goods.price)).toEqual([])
  })

  test('have one partner product, which has no variation', () => {
    const partners = demoGoods.filter((goods) => goods.affiliateLink !== undefined)
    expect(partners).toHaveLength(1)
    expect(partners[0]?.affiliateLink).toMatch(/^https:\/\/example\.org\/partner\/[a-z-]+$/)
    expect(partners[0]?.variation).toBeUndefined()
  })

  test('are drawn in a kind, look and colour that exist', () => {
    expect(idsWhere((goods) => !isDrawn(goods.art))).toEqual([])
    expect(
      idsWhere((goods) => goods.art.colour !== undefined && !isColour(goods.art.colour)),
    ).toEqual([])
  })
})

describe('the stock of the demo’s goods', () => {
  const counted = demoGoods.flatMap((goods) =>
    typeof goods.stock === 'number' ? [goods.stock] : [],
  )

  test('stands at the thing, or at each size of a variation, never at both', () => {
    expect(
      idsWhere((goods) => (goods.stock === undefined) === (goods.variation === undefined)),
    ).toEqual([])
  })

  test('spans 0 to 45, at the thing as well as at its sizes', () => {
    const ofSizes = demoGoods.flatMap(everySizeOf).map((size) => size.stock)
    for (const stocks of [counted, ofSizes]) {
      expect(stocks.every((stock) => Number.isInteger(stock))).toBe(true)
      expect(Math.min(...stocks)).toBe(0)
      expect(Math.max(...stocks)).toBe(45)
    }
  })

  test('shows one sold out, one supplied in ten days, one not counted, and several of 1 to 5', () => {
    expect(idsWhere((goods) => goods.stock === 0 && goods.supplyDays === undefined)).toEqual(['60'])
    expect(idsWhere((goods) => goods.supplyDays !== undefined)).toEqual(['25'])
    expect(demoGoods[24]).toMatchObject({ stock: 0, supplyDays: 10 })
    expect(idsWhere((goods) => goods.stock === null)).toEqual(['81'])
    expect(counted.filter((stock) => stock === 45)).toHaveLength(1)
    expect(counted.filter((stock) => stock >= 1 && stock <= 5).length).toBeGreaterThanOrEqual(5)
  })
})

describe('the variations of the demo’s goods', () => {
  const varied = demoGoods.filter((goods) => goods.variation !== undefined)

  test('are about fourteen, all of fashion or accessories', () => {
    expect(varied).toHaveLength(14)
    for (const { categories } of varied) {
      expect(categories.some((slug) => ['fashion', 'accessories'].includes(slug))).toBe(true)
    }
  })

  test('are colours that can be drawn, each once, in sizes x, m, xl and xxl, each once', () => {
    for (const { variation = [], art } of varied) {
      const slugs = variation.map((colour) => colour.color)
      expect(slugs.length).toBeGreaterThan(1)
      expect(slugs.filter((slug) => !isColour(slug))).toEqual([])
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(art.colour).toBe(slugs[0])
      for (const colour of variation) {
        const names = colour.sizes.map((size) => size.name)
        expect(names.length).toBeGreaterThan(0)
        expect(names).toEqual(sizes.filter((name) => names.some((made) => made === name)))
      }
    }
  })

  test('show a colour wholly sold out, single sizes sold out, and one thing sold out in all', () => {
    const soldOut = (stocks: { stock: number }[]) => stocks.every((size) => size.stock === 0)
    const some = varied.filter((goods) => !soldOut(everySizeOf(goods)))
    expect(varied.filter((goods) => soldOut(everySizeOf(goods))).map(({ id }) => id)).toEqual(['3'])
    expect(
      some
        .filter(({ variation }) => variation?.some((colour) => soldOut(colour.sizes)))
        .map(({ id }) => id),
    ).toEqual(['1'])
    expect(
      some.filter(({ variation }) =>
        variation?.some(
          (colour) => !soldOut(colour.sizes) && colour.sizes.some((size) => size.stock === 0),
        ),
      ).length,
    ).toBeGreaterThanOrEqual(5)
  })

  test('give the linen summer dress its four colours', () => {
    expect(demoGoods[0]?.name.en).toBe('Linen summer dress')
    expect(demoGoods[0]?.variation?.map((colour) => colour.color)).toEqual([
      'indigo',
      'red',
      'green',
      'yellow',
    ])
  })
})

describe('the demo’s categories', () => {
  test('are those of the specification, each once, men, women and kids below fashion', () => {
    expect(specCategories.map((category) => category.slug)).toEqual([
      ...['fashion', 'men', 'women', 'kids', 'electronics', 'furniture', 'plant', 'organic-food'],
      ...['flower', 'book', 'cosmetics', 'accessories', 'handmade', 'auto-parts', 'cakes'],
      ...['pet-food', 'medical', 'black-friday', 'christmas'],
    ])
    expect(
      specCategories.filter(({ parent }) => parent === 'fashion').map(({ slug }) => slug),
    ).toEqual(['men', 'women', 'kids'])
    expect(specCategories.filter(({ parent }) => parent !== undefined)).toHaveLength(3)
  })

  test('have names in three languages and a drawing', () => {
    expect(specCategories.flatMap(({ name }) => faultsOf(name))).toEqual([])
    expect(specCategories.filter(({ art }) => !isDrawn(art))).toEqual([])
  })

  test('hold every thing, and no thing stands in one that does not exist', () => {
    const slugs = specCategories.map((category) => category.slug)
    for (const { categories } of demoGoods) {
      expect(categories.length).toBeGreaterThan(0)
      expect(new Set(categories).size).toBe(categories.length)
      expect(categories.filter((slug) => !slugs.includes(slug))).toEqual([])
    }
  })

  test('hold at least two things each; books three or four; the two seasons at least four', () => {
    for (const { slug } of specCategories) expect(inCategory(slug).length).toBeGreaterThan(1)
    expect([3, 4]).toContain(inCategory('book').length)
    expect(inCategory('black-friday').length).toBeGreaterThanOrEqual(4)
    expect(inCategory('christmas').length).toBeGreaterThanOrEqual(4)
  })

  test('hold in fashion exactly what is for men, women and kids', () => {
    expect(inCategory('fashion')).toEqual(
      idsWhere(({ categories }) =>
        ['men', 'women', 'kids'].some((slug) => categories.includes(slug)),
      ),
    )
  })
})

describe('the demo’s publishers', () => {
  test('are eight, with an address, a reserved e-mail domain and two sentences each', () => {
    expect(new Set(demoPublishers.map(({ slug }) => slug)).size).toBe(8)
    for (const { slug, postalAddress, email, about } of demoPublishers) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(postalAddress).toMatch(/, (India|Germany|France|United Kingdom)$/)
      expect(email).toMatch(/^[a-z-]+@example\.(org|com)$/)
      expect(faultsOf(about)).toEqual([])
      expect(new Set(Object.values(about)).size).toBe(3)
    }
  })
})

describe('the demo’s banners and offers', () => {
  test('stand in each place once, and lead to a page of the shop', () => {
    expect(demoBanners.map(({ place }) => place)).toEqual(['home-hero', 'home-row', 'category-top'])
    for (const { title, text, link, category } of demoBanners) {
      expect([...faultsOf(title), ...faultsOf(text)]).toEqual([])
      expect(link).toMatch(/^\/(books|catalogue|book\/|product\/)/)
      const product = /^\/product\/(.+)$/.exec(link)?.[1]
      if (product) expect(demoGoods.map(({ id }) => id)).toContain(product)
      if (category) expect(specCategories.map(({ slug }) => slug)).toContain(category)
    }
  })

  test('run one offer now and one later, and have had one before', () => {
    expect(
      demoOffers.map(({ fromDays, untilDays, percent, works }) => [
        fromDays,
        untilDays,
        percent,
        new Set(works).size,
      ]),
    ).toEqual([
      [0, 33, 10, 6],
      [20, 50, 30, 5],
      [-61, -31, 15, 4],
    ])
    for (const { id, title, text } of demoOffers) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect([...faultsOf(title), ...faultsOf(text)]).toEqual([])
    }
  })
})
