import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { FragmentCache, type CacheFragment } from '#app/components/fragments/fragment-cache.ts'
import { fragmentCaches } from '#app/components/fragments/fragment-cache.server.ts'
import { i18nOf } from '#app/i18n/i18n.server.ts'
import { I18nContext } from '#app/i18n/translate.ts'
import { ListingFacets } from '#app/shop/catalogue/listing/listing-facets.tsx'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

beforeAll(async () => {
  await aBook({ name: 'Silas Marner' })
})

/** The names of the parts of the filters that are kept for who comes next. */
async function storedFor(search: string): Promise<string[]> {
  const read = parseListingQuery(new URLSearchParams(search), 'INR')
  const listing = (await findListingPage('/books', read, aViewer()))!
  const names: string[] = []
  const keep: CacheFragment = (of, props) => {
    names.push(of.name)
    return fragmentCaches.en(of, props)
  }
  const filters = createElement(ListingFacets, { listing })
  const page = createElement(FragmentCache.Provider, { value: keep }, filters)
  const markup = renderToString(createElement(I18nContext.Provider, { value: i18nOf('en') }, page))
  expect(markup).toContain('name="price-from"')
  return names
}

test.each(['', 'format=paperback', 'sort=title', 'format=nonsense'])(
  'the filters of a list are rendered once for all: "%s"',
  async (search) => expect(await storedFor(search)).toEqual(['Folds']),
)

test.each(['q=silas', 'price-from=12.34', 'price-to=9', 'price-from=cheap'])(
  'what somebody typed is kept for nobody else: %s',
  async (search) => expect(await storedFor(search)).toEqual([]),
)
