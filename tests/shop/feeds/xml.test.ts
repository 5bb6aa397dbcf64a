import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeAtom } from '#app/shop/exchange/feeds/atom.ts'
import { writeItem, type MerchantItem } from '#app/shop/exchange/feeds/merchant-item.ts'
import { writeSitemap } from '#app/shop/exchange/feeds/sitemap.ts'
import { element, xmlDocument } from '#app/shop/exchange/feeds/xml.ts'
import { parseXml } from '../art/strict-xml.ts'

/** Any code units at all, halves of pairs and control characters among them. */
const anyText = fc.string({ unit: 'binary', maxLength: 30 })
const hostile = fc.oneof(
  anyText,
  fc.constantFrom(
    ']]>',
    '<!--',
    '--><script>',
    '&amp;',
    '&#0;',
    '<?xml?>',
    '"\'',
    '\ud800',
    '\ufffe',
  ),
)

describe('XML that the shop writes', () => {
  test('is well-formed whatever the texts and attributes hold, and says them again', () => {
    fc.assert(
      fc.property(hostile, hostile, (words, value) => {
        const { elements, faults, text } = parseXml(xmlDocument(element('a', { b: value }, words)))
        expect(faults).toEqual([])
        expect(text).toBe(`\n${sayable(words)}\n`)
        expect(elements[0]?.attributes.b).toBe(sayable(value))
      }),
      { numRuns: 500 },
    )
  })

  test('takes no text for markup, and leaves out what has no value', () => {
    const inner = element('b', { c: undefined }, '<i>')
    expect(element('a', {}, inner, undefined, false).xml).toBe('<a><b>&lt;i&gt;</b></a>')
    expect(element('a', {}, '').xml).toBe('<a/>')
  })

  test('is well-formed as a feed, a sitemap and a merchant item of any names', () => {
    fc.assert(
      fc.property(hostile, hostile, (name, address) => {
        const at = { id: 'urn:x', title: name, updated: 0 }
        const entry = { ...at, link: address, summary: name, authors: [name] }
        const feed = { ...at, language: 'en', self: address, alternate: address, entries: [entry] }
        const item: MerchantItem = {
          ...{ id: name, title: name, description: name, link: address, image: address },
          ...{
            availability: 'in_stock',
            currency: 'INR',
            minor: 1,
            category: name,
            weightGrams: 0,
          },
          delivery: { country: 'IN', minor: 0 },
        }
        const written = [
          writeAtom(feed),
          writeSitemap('http://shop.test', [{ path: `/${address}` }]),
          xmlDocument(element('rss', { 'xmlns:g': 'g' }, writeItem(item))),
        ]
        for (const xml of written) expect(parseXml(xml).faults).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

/** What XML 1.0 can hold of a text. */
const sayable = (text: string) =>
  [...text]
    .filter((one) => /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]$/u.test(one))
    .join('')
