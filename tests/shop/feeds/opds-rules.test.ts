import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOfOpds1, faultsOfOpds2, faultsOfPublication } from './opds-rules.ts'

const folder = process.env.SHARED_DATA ?? '../shared/data'
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe.skipIf(!existsSync(join(folder, 'opds12')))('our reading of OPDS', () => {
  test.each(['feedbooks_catalog.atom', 'opds1-entry.xml', 'opds1-feed.xml', 'wiki_1_1.opds'])(
    'takes the published document %s',
    (name) => {
      expect(faultsOfOpds1(read(`opds12/readium_${name}`), false)).toEqual([])
    },
  )

  test.each([
    'readium_opds2-feed',
    'readium_opds_2_0',
    'test-catalog_home',
    'test-catalog_navigation',
    'test-catalog_publications',
  ])('takes the published document %s.json', (name) => {
    expect(faultsOfOpds2(JSON.parse(read(`opds2/${name}.json`)) as object, false)).toEqual([])
  })

  test('takes a published publication', () => {
    const one = JSON.parse(read('opds2/readium_opds2-publication.json')) as object
    expect(faultsOfPublication(one, true)).toEqual([])
  })
})

describe('our reading of OPDS 1.2', () => {
  const feed = (inside: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:x</id><title>t</title>
      <updated>2026-01-01T00:00:00Z</updated>
      <link rel="self" href="/a" type="application/atom+xml;profile=opds-catalog;kind=acquisition"/>
      ${inside}</feed>`
  const entry = (inside: string) =>
    feed(`<entry><id>urn:y</id><title>t</title><updated>2026-01-01T00:00:00Z</updated>
      ${inside}</entry>`)
  const buy = (inside: string) =>
    entry(`<link rel="http://opds-spec.org/acquisition/buy" type="text/html" href="/b">
      ${inside}</link>`)
  const price = '<price xmlns="http://opds-spec.org/2010/catalog" currencycode="EUR">1.50</price>'

  test.each([
    [feed('<entry><title>t</title></entry>'), 'entry: id'],
    [entry(''), 'entry: no acquisition'],
    [buy(''), 'entry: buy, no price'],
    [buy(price.replace('EUR', 'euro')), 'entry: price'],
    [buy(price.replace('1.50', '1,50')), 'entry: price'],
    [buy(price), 'entry: buy says not what is bought'],
    [
      entry('<link rel="http://opds-spec.org/image" type="image/svg+xml" href="/c"/>'),
      'entry: picture',
    ],
    [feed('').replace('urn:x', 'x'), 'feed: id'],
    [feed('').replace('rel="self"', 'rel="next"'), 'feed: self'],
    [feed('').replace('00:00Z', '00'), 'feed: updated'],
  ])('%#: finds "%s"', (xml, fault) => {
    expect(faultsOfOpds1(xml, false)).toContain(fault)
  })
})
