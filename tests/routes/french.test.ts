import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { openDemo } from '../demo.ts'
import { newShopper } from '../shopper.ts'

test('a colon has a narrow no-break space before it, in names that are only heard too', async () => {
  await openDemo()
  const shopper = await (await newShopper()).visit('/fr/books')
  const $ = load(shopper.html)
  const names = $('main .card .icon-btn .hide')
    .get()
    .map((name) => $(name).text())
  expect(names.length).toBeGreaterThan(20)
  // A title may have a colon of its own.
  expect(names.filter((name) => !/^[^:]+\u202f: /.test(name))).toEqual([])
  const about = shopper.texts('main .card .btn .hide')
  expect(about.length).toBeGreaterThan(10)
  expect(about.filter((words) => !words.startsWith(': '))).toEqual([])
})
