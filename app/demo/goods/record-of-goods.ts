import type { Language } from '#app/i18n/languages.ts'
import { endOfHomeDayAfter } from '#app/i18n/format/time-zones.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { escapeHtml, paragraphsOf } from '#app/shop/catalogue/text/description.ts'
import type { DemoGoods } from '../demo-types.ts'

/** Returns a product of the demo for the import; days count from the loading. */
export function recordOfGoods(goods: DemoGoods, loadedAt: number): CatalogueRecord {
  const { discount, offerDays, unit, variation = [], stock = null } = goods
  const untilAt = offerDays === undefined ? null : endOfHomeDayAfter(loadedAt, offerDays)
  return {
    ...blankRecord,
    id: goods.id,
    sourceKey: `demo:${goods.id}`,
    kind: 'goods',
    sku: goods.sku,
    name: goods.name.en,
    language: 'en',
    texts: { en: textOf(goods, 'en'), fr: textOf(goods, 'fr'), de: textOf(goods, 'de') },
    prices: [{ currency: 'INR', market: '', amountMinor: goods.price }],
    discount: discount > 0 ? { percent: discount, untilAt } : null,
    variants: variation.flatMap(({ color, sizes }) =>
      sizes.map(({ name: size, stock }) => ({ color, colorName: null, size, stock })),
    ),
    stock,
    supplyDays: goods.supplyDays ?? null,
    affiliateLink: goods.affiliateLink ?? null,
    isNew: goods.isNew,
    ratingTenths: goods.rating * 10,
    saleCount: goods.saleCount,
    categories: goods.categories,
    tags: goods.tags,
    weightGrams: goods.weightGrams,
    mrpMinor: goods.mrp ?? null,
    unitAmount: unit?.amount ?? null,
    unitPer: unit?.per ?? null,
    art: JSON.stringify(goods.art),
  }
}

const textOf = (goods: DemoGoods, language: Language) => ({
  name: goods.name[language],
  shortDescription: escapeHtml(goods.shortDescription[language]),
  fullDescription: paragraphsOf(goods.fullDescription[language]),
})
