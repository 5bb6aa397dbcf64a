import type { Language } from '#app/i18n/languages.ts'

/**
 * What shoppers type into the field of every page and what they mean, over the demo catalogue: written before the
 * search of the whole shop, from names, tags, categories, colours and sizes of the demo data only, and not edited to
 * fit what the shop answers. Things have the ids "1" to "92". A book without a letter at its end is any edition of the
 * work (`b43`), with one that edition (`b43h`, the hardback).
 */
export type ExpectedFind = {
  query: string
  /** The language of the page; English unless given. */
  language?: Language
  /** Right if one of these is among the first three. */
  one?: string[]
  /** Right if all of these are among the first three. */
  all?: string[]
  /** Right if each of the first three is one of these. */
  only?: string[]
}

const mugs = ['72', '73']
const lamps = ['35', '79']
const gifts = ['42', '81']
const armchairs = ['33', '34', '39']
const headphones = ['28', '31']
const christmas = ['15', '81', '88', '89', '90', '91', '92']

/** No book of the demo has an ISBN, so the test gives this one to a book. */
export const sherlockIsbn = { id: 'b13h', isbn13: '9780306406157' }

export const expectedFinds: ExpectedFind[] = [
  // Things by the word for them.
  { query: 'mug', all: mugs },
  { query: 'lamp', all: lamps },
  { query: 'gift', all: gifts },
  { query: 'tea', one: ['52'] },
  { query: 'coffee', one: ['53'] },
  { query: 'armchair', only: armchairs },
  { query: 'headphones', all: headphones },
  { query: 'rocking horse', all: ['15', '20'] },
  { query: 'birthday cake', one: ['58'] },
  { query: 'dog food', one: ['61'] },
  { query: 'cat food', all: ['60', '63'] },
  { query: 'voucher', one: ['81'] },

  // The same in German and French.
  { query: 'Becher', language: 'de', all: mugs },
  { query: 'Lampe', language: 'de', all: lamps },
  { query: 'Geschenk', language: 'de', all: gifts },
  { query: 'Sessel', language: 'de', only: armchairs },
  { query: 'Tee', language: 'de', one: ['52'] },
  { query: 'Weihnachten', language: 'de', only: christmas },
  { query: 'tasse', language: 'fr', one: ['72'] },
  { query: 'cadeau', language: 'fr', all: gifts },
  { query: 'fauteuil', language: 'fr', only: armchairs },
  { query: 'chapeau', language: 'fr', all: ['23', '24'] },
  { query: 'thé', language: 'fr', one: ['52'] },

  // Books, of which some words are in things too.
  { query: 'alice', one: ['b07'] },
  { query: 'sherlock holmes', one: ['b13'] },
  { query: 'faust', one: ['b43'] },

  // Typing errors.
  { query: 'armchiar', only: armchairs },
  { query: 'headfones', all: headphones },
  { query: 'frankenstien', one: ['b02'] },
  { query: 'Kopfhörrer', language: 'de', all: headphones },

  // Sizes and colours.
  { query: 't-shirt xl', all: ['8', '13'] },
  { query: 'jacket size m', only: ['9', '11', '12'] },
  { query: 'red dress', one: ['1'] },
  { query: 'robe rouge', language: 'fr', one: ['1'] },
  { query: 'schwarze Tasche', language: 'de', one: ['21'] },

  // An author in a format.
  { query: 'kafka e-book', all: ['b45e', 'b46e'] },
  { query: 'Goethe gebunden', language: 'de', one: ['b43h'] },
  { query: 'austen paperback', one: ['b01'] },

  // Numbers.
  { query: 'HAN-TWO-WAVES-MUG', one: ['72'] },
  { query: '978-0-306-40615-7', one: [sherlockIsbn.id] },
]
