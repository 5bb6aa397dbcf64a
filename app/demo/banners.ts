import type { DemoText } from './demo-types.ts'

/**
 * The banner is of spec section 3. Days count from the loading; without `untilDays` it never ends.
 */
export type DemoBanner = {
  id: string
  place: 'home-hero' | 'home-row' | 'category-top'
  title: DemoText
  text: DemoText
  /** The path is in English and without the language prefix. */
  link: string
  art: { kind: 'scene'; name: 'cat' | 'fern' | 'lost' | 'bag' | 'shelf' }
  fromDays: number
  untilDays?: number
  position: number
  /** The banner is only on the page of this category. */
  category?: string
}

/** The page of an offer on books is `/offers/books/{id}`. Days count from the loading. */
export type DemoOffer = {
  /** The slug is part of the URL. */
  id: string
  title: DemoText
  text: DemoText
  percent: number
  fromDays: number
  untilDays: number
  /** The ids are of rows of public-domain-books.csv. */
  works: string[]
}

export const demoBanners: DemoBanner[] = [
  {
    id: 'sixty-classics',
    place: 'home-hero',
    title: {
      en: 'Sixty classics, open at page one',
      fr: 'Soixante classiques, ouverts à la première page',
      de: 'Sechzig Klassiker, auf Seite eins aufgeschlagen',
    },
    text: {
      en: 'In print, in three languages; the opening of each also as an e-book. Read the first pages before you buy.',
      fr: 'Imprimés, en trois langues ; le début de chacun aussi en livre numérique. Lisez les premières pages avant d’acheter.',
      de: 'Gedruckt, in drei Sprachen; der Anfang eines jeden auch als E-Book. Die ersten Seiten lesen Sie vor dem Kauf.',
    },
    link: '/books',
    art: { kind: 'scene', name: 'cat' },
    fromDays: 0,
    position: 1,
  },
  {
    id: 'a-chair-for-the-book',
    place: 'home-row',
    title: {
      en: 'A chair for the book you have',
      fr: 'Un fauteuil pour votre livre',
      de: 'Ein Sessel für Ihr Buch',
    },
    text: {
      en: 'Lamps, shelves and one armchair with a flat left arm: the room around the reading.',
      fr: 'Des lampes, des étagères et un fauteuil à l’accoudoir gauche bien plat : la pièce autour de la lecture.',
      de: 'Lampen, Regale und ein Sessel mit flacher linker Lehne: das Zimmer rund ums Lesen.',
    },
    link: '/catalogue?category=furniture',
    art: { kind: 'scene', name: 'shelf' },
    fromDays: 0,
    untilDays: 60,
    position: 1,
  },
  {
    id: 'twenty-four-boxes',
    place: 'category-top',
    title: {
      en: 'Twenty-four boxes, one tree',
      fr: 'Vingt-quatre boîtes, un sapin',
      de: 'Vierundzwanzig Schachteln, ein Baum',
    },
    text: {
      en: 'The calendar that ends with the tree done. Number seventeen is the cat.',
      fr: 'Le calendrier au bout duquel le sapin est prêt. Au numéro dix-sept, le chat.',
      de: 'Der Kalender, an dessen Ende der Baum fertig ist. Die Siebzehn ist die Katze.',
    },
    link: '/product/88',
    art: { kind: 'scene', name: 'bag' },
    fromDays: 0,
    untilDays: 45,
    position: 1,
    category: 'christmas',
  },
]

export const demoOffers: DemoOffer[] = [
  {
    id: 'long-books-for-long-evenings',
    title: {
      en: 'Long books for long evenings',
      fr: 'De longs livres pour de longues soirées',
      de: 'Lange Bücher für lange Abende',
    },
    text: {
      en: 'Six novels that will not be hurried. Begin on a Sunday; the Sundays after it are taken.',
      fr: 'Six romans qui ne se laissent pas presser. Commencez un dimanche ; les suivants sont pris.',
      de: 'Sechs Romane, die sich nicht drängen lassen. Fangen Sie an einem Sonntag an; die folgenden sind dann vergeben.',
    },
    percent: 10,
    fromDays: 0,
    untilDays: 33,
    works: [
      'pd-middlemarch',
      'pd-moby-dick',
      'pd-great-expectations',
      'pd-le-comte-de-monte-cristo-1',
      'pd-les-trois-mousquetaires',
      'pd-du-cote-de-chez-swann',
    ],
  },
  {
    id: 'a-light-in-the-corridor',
    title: {
      en: 'A light in the corridor',
      fr: 'Une lumière dans le couloir',
      de: 'Ein Licht im Flur',
    },
    text: {
      en: 'Five books to be read with the door ajar. The creaking on the stairs is included.',
      fr: 'Cinq livres à lire la porte entrouverte. Le craquement dans l’escalier est compris.',
      de: 'Fünf Bücher, bei denen man die Tür einen Spalt offen lässt. Das Knarren auf der Treppe ist inbegriffen.',
    },
    percent: 30,
    fromDays: 20,
    untilDays: 50,
    works: [
      'pd-frankenstein',
      'pd-dracula',
      'pd-the-picture-of-dorian-gray',
      'pd-le-fantome-de-l-opera',
      'pd-der-golem',
    ],
  },
  // This offer ends before the demo's prices begin, so it does not affect their 30-day lowest
  // price.
  {
    id: 'a-walk-before-the-rain',
    title: {
      en: 'A walk before the rain',
      fr: 'Une promenade avant la pluie',
      de: 'Ein Spaziergang vor dem Regen',
    },
    text: {
      en: 'Four books with good air in them. The rain has come since; they can be read indoors.',
      fr: 'Quatre livres où l’on respire bien. La pluie est venue depuis ; ils se lisent aussi au sec.',
      de: 'Vier Bücher mit guter Luft darin. Der Regen ist inzwischen da; sie lassen sich auch drinnen lesen.',
    },
    percent: 15,
    fromDays: -61,
    untilDays: -31,
    works: [
      'pd-walden',
      'pd-the-secret-garden',
      'pd-le-grand-meaulnes',
      'pd-aus-dem-leben-eines-taugenichts',
    ],
  },
]
