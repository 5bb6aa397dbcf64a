import { describe, expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'

/** One reason has one sentence: a list writes it within a sentence, a page with a full stop. */
const reasons = {
  withdrawn: [
    'product.withdrawn',
    'product.withdrawnShort',
    'cart.unavailableReason.withdrawn',
    'checkout.unavailableReason.withdrawn',
    'wishlist.obstacle.withdrawn',
  ],
  'not for sale': [
    'product.notForSale',
    'price.notForSale',
    'cart.unavailableReason.not-for-sale',
    'checkout.unavailableReason.not-for-sale',
    'wishlist.obstacle.not-for-sale',
  ],
  'without a file': [
    'product.noFile',
    'cart.unavailableReason.no-file',
    'checkout.unavailableReason.no-file',
    'wishlist.obstacle.e-book',
  ],
} as const

const bare = (text: string) => text.toLowerCase().replace(/\.$/, '')

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(reasons))('what is %s is told in the same words', (_, keys) => {
    const t = translator(language)
    expect(new Set(keys.map((key) => bare(t(key))))).toHaveProperty('size', 1)
  })
})
