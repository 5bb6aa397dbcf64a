import { describe, expect, test } from 'vitest'
import { palettes } from '#app/art/palettes.ts'
import { drawSpine, spineSize } from '#app/art/spine.ts'
import { faultsOfPicture, parseXml } from './strict-xml.ts'

const aBook = (more: { id?: string; title?: string; author?: string } = {}) => ({
  id: 'b1',
  title: 'North and South',
  author: 'Elizabeth Gaskell',
  ...more,
})

function faultsOf(book: ReturnType<typeof aBook>, palette?: number): string[] {
  const { width, height } = spineSize(book)
  return faultsOfPicture(drawSpine(book, { palette }), width, height)
}

describe('a drawn spine', () => {
  test('is the same for the same book', () => {
    expect(drawSpine(aBook())).toBe(drawSpine(aBook()))
    expect(drawSpine(aBook({ id: 'b2' }))).not.toBe(drawSpine(aBook()))
  })

  test('is well-formed, and as large as spineSize says, in every palette', () => {
    for (let id = 0; id < 40; id++) {
      for (const palette of palettes.keys())
        expect(faultsOf(aBook({ id: `${id}` }), palette)).toEqual([])
    }
  })

  test('escapes hostile words', () => {
    const title = `<script>"&'`
    expect(faultsOf(aBook({ title }))).toEqual([])
    const [root] = parseXml(drawSpine(aBook({ title }))).elements
    expect(root?.attributes['aria-label']).toBe(`${title} — Elizabeth Gaskell`)
  })

  test('never throws, whatever the words are', () => {
    for (const title of ['', '🐈', '\udc00', '\u0000', 'गीतांजलि', 'x'.repeat(10_000)]) {
      for (let id = 0; id < 12; id++) {
        expect(faultsOf(aBook({ id: `${id}`, title, author: title }))).toEqual([])
      }
    }
  })
})
