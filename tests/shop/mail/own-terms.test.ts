import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { setText } from '#app/shop/maintenance/texts/change-texts.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'

const markdown = `# Unsere AGB

Verkäufer ist {{seller}}.

## Preise

- Alle *in Euro*,
- siehe [Versand](/delivery).

3. Erste Klausel
4. Zweite Klausel

{{withdrawal-terms}}
`

async function mailOf(language: 'de' | 'fr') {
  const placing = await aPlacing(await aVisitor([await aBook()], { language }), { language })
  const placed = await placeOrder(placing)
  if (!placed.ok) throw new Error('not placed')
  return db.read
    .selectFrom('outbox')
    .selectAll()
    .where('about', '=', placed.number)
    .where('kind', '=', 'order')
    .executeTakeFirstOrThrow()
}

beforeAll(async () => {
  const text = { page: 'terms', language: 'de', isAdded: false } as const
  await setText({ ...text, bytes: new TextEncoder().encode(markdown) }, Date.now())
})
afterAll(() => db.writer.deleteFrom('ownText').execute())

test.each([
  ['de', '/de/delivery'],
  ['fr', '/fr/delivery'],
] as const)('the confirmation holds the terms of the shopkeeper, in %s', async (language, path) => {
  const { text } = await mailOf(language)
  const [, terms] = text.split('Unsere AGB\n==========\n')
  expect(terms).toMatch(
    /^\nVerkäufer ist Octavo Books\.\n\nPreise\n\n— Alle in Euro,\n— siehe Versand \(/,
  )
  expect(terms).toContain(`Versand (http://shop.test${path})`)
  expect(terms).toContain('3. Erste Klausel\n4. Zweite Klausel')
  expect(terms).toContain('binnen vierzehn Tagen')
})
