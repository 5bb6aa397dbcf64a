import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { categoryFamilyOf } from '#app/shop/catalogue/categories/category-family.ts'
import { listCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { findLibraryFeed } from '#app/shop/ordering/downloads/library-feed.server.ts'
import { countByCategory } from '#app/shop/exchange/feeds/opds-counts.server.ts'
import { countEbooks, listEbookEntries } from '#app/shop/exchange/feeds/opds-ebooks.server.ts'
import { eBookWithFile } from '../../fixtures/catalogue.ts'
import { aCustomer, newEmail } from '../accounts/customers.ts'
import { buy } from '../downloads/bought.ts'

const now = Date.now()
const origin = 'http://shop.test'
const reader = {
  ...{ language: 'en' as const, currency: 'INR' as const, now, origin },
  feedOf: () => `${origin}/opds`,
}

async function withPhoto(type: string) {
  const id = await eBookWithFile({ name: `As ${type}` })
  const file = `${'a'.repeat(32)}.${type}`
  const photos = JSON.stringify({ '': file })
  await db.write((trx) => trx.updateTable('product').set({ photos }).where('id', '=', id).execute())
  return { id, href: `${origin}/picture/${file}` }
}

const imagesOf = async (id: string) =>
  (await listEbookEntries({ id }, 1, reader))[0]!.images.map(({ href, type }) => [type, href])

test.each(['jpeg', 'png'])(
  'a reading app is shown the %s that was imported, alone',
  async (type) => {
    const { id, href } = await withPhoto(type)
    const image = [`image/${type}`, href]
    expect(await imagesOf(id)).toEqual([image, image])
  },
)

test('what reading apps do not take has a plain picture before it', async () => {
  const { id, href } = await withPhoto('webp')
  const [plain, small, ...others] = await imagesOf(id)
  expect([plain![0], small![0]]).toEqual(['image/png', 'image/png'])
  expect(plain![1]).toBe(`${origin}/opds/cover/${id}.png`)
  expect(others).toEqual([
    ['image/webp', href],
    ['image/webp', href],
  ])
})

test("a customer's own e-books have the imported picture too", async () => {
  const { id, href } = await withPhoto('jpeg')
  const customer = await aCustomer(newEmail())
  await buy([id], { now, customer })
  const where = { base: `${origin}/opds/library/KEY`, query: '', origin, page: 1, now }
  const feed = await findLibraryFeed({ customer, language: 'en', createdAt: now }, where)
  const [image] = feed!.entries[0]!.images
  expect(image).toMatchObject({ href, type: 'image/jpeg' })
})

test('the e-books of all categories are counted as those of each, its children included', async () => {
  const all = await listCategories(now)
  const child = all.find(({ parent }) => parent !== null)!
  await eBookWithFile({ categories: [child.slug, child.parent!] })
  await eBookWithFile({ categories: [child.slug] })
  const counts = await countByCategory(now + 120_000)
  expect(counts.get(child.parent!)!.total).toBeGreaterThanOrEqual(2)
  for (const { slug } of all) {
    const scope = {
      by: 'category' as const,
      id: slug,
      name: slug,
      categories: categoryFamilyOf(slug, all),
    }
    expect(counts.get(slug) ?? { total: 0, updated: 0 }, slug).toEqual(await countEbooks({ scope }))
  }
})
