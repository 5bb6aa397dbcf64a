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

/**
 * Works that belong to a series, with their number in it. The files of Les Misérables, Monte-Cristo, Winnetou, the
 * Grimms and Faust contain only a first volume.
 */
export const seriesOf: Record<string, [name: string, number: string]> = {
  'pd-les-miserables-fantine': ['Les Misérables', '1'],
  'pd-le-comte-de-monte-cristo-1': ['Le Comte de Monte-Cristo', '1'],
  'pd-winnetou-1': ['Winnetou', '1'],
  'pd-maerchen-der-gebrueder-grimm-1': ['Märchen der Gebrüder Grimm', '1'],
  'pd-faust-1': ['Faust', '1'],
  'pd-alices-adventures-in-wonderland': ['Alice', '1'],
  'pd-the-wonderful-wizard-of-oz': ['Oz', '1'],
  'pd-the-jungle-book': ['The Jungle Book', '1'],
  'pd-little-women': ['Little Women', '1'],
  'pd-the-adventures-of-sherlock-holmes': ['Sherlock Holmes', '3'],
  'pd-heidis-lehr-und-wanderjahre': ['Heidi', '1'],
  'pd-l-assommoir': ['Les Rougon-Macquart', '7'],
  'pd-germinal': ['Les Rougon-Macquart', '13'],
  'pd-vingt-mille-lieues-sous-les-mers': ['Voyages extraordinaires', '6'],
  'pd-le-tour-du-monde-en-quatre-vingts-jours': ['Voyages extraordinaires', '11'],
  'pd-les-trois-mousquetaires': ['Les Trois Mousquetaires', '1'],
  'pd-du-cote-de-chez-swann': ['À la recherche du temps perdu', '1'],
  'pd-arsene-lupin-gentleman-cambrioleur': ['Arsène Lupin', '1'],
}

/** Ages of the readers for whom works were written or are often edited, in years; null means that there is no limit. */
export const agesOf: Record<string, [from: number, to: number | null]> = {
  'pd-alices-adventures-in-wonderland': [8, 12],
  'pd-little-women': [10, 15],
  'pd-treasure-island': [10, 14],
  'pd-adventures-of-huckleberry-finn': [12, null],
  'pd-the-call-of-the-wild': [11, null],
  'pd-the-wonderful-wizard-of-oz': [6, 10],
  'pd-the-jungle-book': [8, 12],
  'pd-the-secret-garden': [8, 12],
  'pd-vingt-mille-lieues-sous-les-mers': [11, null],
  'pd-le-tour-du-monde-en-quatre-vingts-jours': [11, null],
  'pd-les-trois-mousquetaires': [12, null],
  'pd-maerchen-der-gebrueder-grimm-1': [6, 12],
  'pd-heidis-lehr-und-wanderjahre': [8, 12],
  'pd-winnetou-1': [12, null],
  'pd-max-und-moritz': [5, 9],
}

/** The keys are Thema codes. */
export const tagOfThemaCode: Record<string, string> = {
  FBC: 'classics',
  FFC: 'crime',
  FJ: 'adventure',
  FJH: 'adventure',
  FJN: 'adventure',
  FKC: 'ghosts',
  FLC: 'science fiction',
  FM: 'fantasy',
  FN: 'tales',
  FUP: 'satire',
  FV: 'history',
  FYB: 'short stories',
  FYD: 'letters',
  YFA: 'children',
  YFC: 'adventure',
  YFH: 'fantasy',
  YFU: 'short stories',
  YDP: 'poetry',
  DCF: 'poetry',
  DDA: 'plays',
  DNL: 'essays',
  WN: 'nature',
  PSAJ: 'evolution',
  QD: 'philosophy',
  JMAF: 'psychoanalysis',
}
