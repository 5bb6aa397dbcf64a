import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'

/** The works of each language use these publishers in turn. */
export const presses: Record<Language, string[]> = {
  en: ['lantern-and-quill', 'the-marigold-press', 'harbour-street-books', 'folded-sheet-editions'],
  fr: ['maison-du-tilleul', 'papier-et-sel'],
  de: ['kleine-bogenpresse', 'verlag-am-birkenweg'],
}

/** German and French law fix the prices of books in their own languages. */
export const fixedMarketOf: Partial<Record<Language, string[]>> = { de: ['DE'], fr: ['FR'] }

/** The key is the work's place in the list; null days mean that the discount never ends. */
export const discounts: Record<number, [percent: number, days: number | null]> = {
  2: [10, 33],
  7: [30, 12],
  13: [30, null],
  16: [10, null],
  23: [10, 20],
  28: [40, 8],
  44: [30, 12],
  60: [10, 45],
}

/** Every state of a book occurs once, so that the demo shows all of them. */
export const paperbackStates = (loadedAt: number): Record<string, Partial<CatalogueRecord>> => ({
  b35: { datePublished: dayOf(loadedAt + 40 * dayMs), stock: 0, isNew: true },
  b21: { stock: 0, supplyDays: 12 },
  b41: { stock: 0 },
  b03: { stock: 3 },
  b12: { stock: 1 },
  b29: { stock: 5 },
  b46: { stock: 2 },
})
export const specialHardbacks: Record<string, Partial<CatalogueRecord>> = {
  b19h: { outOfPrint: true, stock: 0 },
  b51h: { stock: 4 },
  b11h: { prices: [] },
}

/** The files of these works contain only a first volume of this series. */
export const seriesOf: Record<string, string> = {
  'pd-les-miserables-fantine': 'Les Misérables',
  'pd-le-comte-de-monte-cristo-1': 'Le Comte de Monte-Cristo',
  'pd-winnetou-1': 'Winnetou',
  'pd-maerchen-der-gebrueder-grimm-1': 'Märchen der Gebrüder Grimm',
  'pd-faust-1': 'Faust',
}

/** The keys are Thema codes. */
export const tagOfThemaCode: Record<string, string> = {
  FBC: 'classics',
  FFC: 'crime',
  FJ: 'adventure',
  FKC: 'ghosts',
  FLC: 'science fiction',
  FM: 'fantasy',
  FN: 'tales',
  FUP: 'satire',
  FV: 'history',
  FYB: 'short stories',
  FYD: 'letters',
  YFA: 'children',
  DCF: 'poetry',
  DDA: 'plays',
  DNL: 'essays',
  WN: 'nature',
  PSAJ: 'evolution',
  QD: 'philosophy',
  JMAF: 'psychoanalysis',
}
