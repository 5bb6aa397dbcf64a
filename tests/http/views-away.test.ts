import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { newShopper } from '../shopper.ts'
import { takeLoggedErrors } from '../setup.ts'

test('where views cannot be kept the page is whole without them, and the fault is logged', async () => {
  const book = await aBook({ name: 'Silas Marner' })
  // Only who has a cookie has views.
  const shopper = await newShopper({ 'Accept-Language': 'en' })
  await shopper.post('/cart', { intent: 'cart.add', product: await aBook() })
  // In a turn of the one writer: the shop may be writing.
  await db.write((trx) => trx.schema.dropTable('viewed').execute())
  await shopper.visit(`/book/${book}`)
  expect(shopper.status).toBe(200)
  expect(shopper.text('h1')).toBe('Silas Marner')
  const logged: string[] = []
  await expect
    .poll(() => logged.push(...takeLoggedErrors()) && logged.join('\n'))
    .toMatch(/left out recently viewed:[^]*left out the note of a view:/)
})
