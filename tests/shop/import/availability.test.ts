import { describe, expect, test } from 'vitest'
import {
  availabilityOf,
  quantityLimit,
  type Availability,
  type StockFields,
} from '#app/shop/catalogue/products/availability.ts'

const now = Date.UTC(2026, 0, 1)
const ahead = now + 1
const shelf: StockFields = {
  stock: 12,
  supplyDays: null,
  publishedAt: now,
  outOfPrint: 0,
  format: 'paperback',
  ebookContent: null,
}

const cases: [string, Partial<StockFields>, Availability, number][] = [
  ['out of print, whatever is left', { outOfPrint: 1 }, { kind: 'out-of-print' }, 0],
  [
    'out of print before its day, too',
    { outOfPrint: 1, publishedAt: ahead },
    { kind: 'out-of-print' },
    0,
  ],
  [
    'a pre-order with stock takes from it',
    { publishedAt: ahead },
    { kind: 'pre-order', from: ahead },
    12,
  ],
  [
    'a pre-order without stock is not limited by it',
    { publishedAt: ahead, stock: 0 },
    { kind: 'pre-order', from: ahead },
    99,
  ],
  [
    'a pre-order that is not counted',
    { publishedAt: ahead, stock: null },
    { kind: 'pre-order', from: ahead },
    99,
  ],
  ['published at this very moment', { publishedAt: now }, { kind: 'in-stock' }, 12],
  ['without a date', { publishedAt: null }, { kind: 'in-stock' }, 12],
  ['stock not counted', { stock: null }, { kind: 'in-stock' }, 99],
  [
    'an e-book never runs out, and is bought once',
    { format: 'e-book', ebookContent: 'whole', stock: 0 },
    { kind: 'in-stock' },
    1,
  ],
  [
    'an e-book without a file, whatever its day',
    { format: 'e-book', publishedAt: ahead },
    { kind: 'no-file' },
    0,
  ],
  ['six', { stock: 6 }, { kind: 'in-stock' }, 6],
  ['five', { stock: 5 }, { kind: 'few-left', left: 5 }, 5],
  ['one', { stock: 1 }, { kind: 'few-left', left: 1 }, 1],
  [
    'few, though more can be supplied',
    { stock: 1, supplyDays: 12 },
    { kind: 'few-left', left: 1 },
    1,
  ],
  ['none, supplied on order', { stock: 0, supplyDays: 12 }, { kind: 'on-order', days: 12 }, 99],
  ['none', { stock: 0 }, { kind: 'sold-out' }, 0],
  ['ninety-nine', { stock: 99 }, { kind: 'in-stock' }, 99],
  ['a hundred, of which a line holds 99', { stock: 100 }, { kind: 'in-stock' }, 99],
]

describe('availability, and the most that can be ordered', () => {
  test.each(cases)('%s', (_title, facts, availability, limit) => {
    expect(availabilityOf({ ...shelf, ...facts }, now)).toEqual(availability)
    expect(quantityLimit({ ...shelf, ...facts }, now)).toBe(limit)
  })
})
