import { expect, test } from 'vitest'
import { aBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

const homes = [
  ['', 'Read before you buy'],
  ['/fr', 'Lire avant d’acheter'],
  ['/de', 'Erst lesen, dann kaufen'],
] as const

/** Returns which links and promises the home page has of those that depend on the catalogue. */
async function partsOf(prefix: string, promise: string) {
  const shopper = await (await newShopper({ 'Accept-Language': 'en' })).visit(`${prefix}/`)
  const links = shopper.attrs('.nav a, .foot a', 'href')
  return {
    offers: links.includes(`${prefix}/catalogue?offer=1`),
    ebooks: links.includes(`${prefix}/downloads/ebooks`),
    samples: shopper.text('main')!.includes(promise),
  }
}

/** A page shows a changed catalogue within two seconds. */
const expectParts = (expected: Awaited<ReturnType<typeof partsOf>>) =>
  expect
    .poll(() => Promise.all(homes.map(([prefix, promise]) => partsOf(prefix, promise))), {
      timeout: 10_000,
    })
    .toEqual(homes.map(() => expected))

test('pages offer and promise only what the shop has', async () => {
  await aBook()
  await expectParts({ offers: false, ebooks: false, samples: false })
  await aBook({ discount: { percent: 10, untilAt: null } })
  await expectParts({ offers: true, ebooks: false, samples: false })
  await eBookWithFile()
  await expectParts({ offers: true, ebooks: true, samples: true })
})
