import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '#app/art/contrast.ts'
import { coverTemplates, designCover, drawCover, drawCovers } from '#app/art/cover.ts'
import { palettes } from '#app/art/palettes.ts'
import { faultsOfPicture, parseXml } from './strict-xml.ts'

const aBook = (more: { id?: string; title?: string; author?: string; mood?: string } = {}) => ({
  id: 'b1',
  title: 'The Metamorphosis',
  author: 'Franz Kafka',
  ...more,
})

const faultsOf = (svg: string) => faultsOfPicture(svg, 300, 450)
const nameOf = (svg: string) => parseXml(svg).elements[0]?.attributes['aria-label']
const anyTemplate = fc.constantFrom(undefined, ...coverTemplates)
/** Any 16-bit units, so also halves of pairs and control characters. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units))

describe('a drawn cover', () => {
  test('is the same for the same book, and another for another id', () => {
    expect(drawCover(aBook())).toBe(drawCover(aBook()))
    const covers = Array.from({ length: 60 }, (_, index) => drawCover(aBook({ id: `b${index}` })))
    expect(new Set(covers).size).toBe(60)
  })

  test.each(coverTemplates)('is a well-formed picture as %s in every palette', (template) => {
    for (const palette of palettes.keys()) {
      expect(faultsOf(drawCover(aBook(), { template, palette }))).toEqual([])
    }
  })

  test('carries title and author as its name', () => {
    expect(nameOf(drawCover(aBook()))).toBe('The Metamorphosis — Franz Kafka')
  })

  test('starts the palettes again past the last', () => {
    expect(drawCover(aBook(), { palette: 14 })).toBe(drawCover(aBook(), { palette: 2 }))
  })

  test.each(coverTemplates)('escapes hostile words as %s', (template) => {
    const title = `<script>alert("1")</script> & 'x' ]]> ﷺ`
    const svg = drawCover(aBook({ title, author: '"><b onload="x">' }), { template })
    expect(faultsOf(svg)).toEqual([])
    expect(nameOf(svg)).toBe(`${title} — "><b onload="x">`)
  })

  test('takes any id for the name of its pattern', () => {
    const svg = drawCover(aBook({ id: '"><x id="é' }), { template: 'label' })
    expect(faultsOf(svg)).toEqual([])
  })

  test('names its pattern by what it is: alike are alike, others have another name', () => {
    const patternOf = (id: string, palette: number) =>
      /<pattern id="(\w+)"[^]*?<\/pattern>/.exec(
        drawCover(aBook({ id }), { template: 'label', palette }),
      )!
    const [one, same, other] = [patternOf('b1', 0), patternOf('b1', 0), patternOf('b1', 1)]
    expect(same).toEqual(one)
    expect(other[1]).not.toBe(one[1])
  })

  test.each(coverTemplates)('never throws as %s, whatever the words are', (template) => {
    const titles = [
      '',
      ' ',
      'The ',
      '🐈‍⬛',
      '\ud83d',
      '\u0000\u0007\u001b',
      'é',
      'गीतांजलि',
      '吾輩は猫である',
    ]
    for (const title of [...titles, 'x'.repeat(10_000), '🐈'.repeat(5_000), 'ab '.repeat(3_333)]) {
      const svg = drawCover(aBook({ title, author: title }), { template })
      expect(faultsOf(svg), `${title.slice(0, 20)} as ${template}`).toEqual([])
      expect(svg.length).toBeLessThan(250_000)
    }
  })

  test('never throws for any text, template or number of a palette', () => {
    const anyBook = fc.record({
      id: anyText,
      title: anyText,
      author: anyText,
      press: anyText,
      mood: anyText,
    })
    const anyNumber = fc.option(fc.double(), { nil: undefined })
    fc.assert(
      fc.property(anyBook, anyTemplate, anyNumber, (book, template, palette) => {
        expect(faultsOf(drawCover(book, { template, palette }))).toEqual([])
      }),
      { seed: 8, numRuns: 200 },
    )
  })

  test('sets letters without an outline as text of the width they have in the plan', () => {
    const svg = drawCover(aBook({ title: 'गीतांजलि' }), { template: 'horizon' })
    const words = parseXml(svg).elements.find(({ name }) => name === 'text')
    expect(Number(words?.attributes.textLength)).toBeGreaterThan(0)
    expect(parseXml(svg).text).toBe('गीतांजलि')
  })

  test('knows letters that are written as a letter and an accent', () => {
    const composed = drawCover(aBook({ title: 'Les Misérables' }))
    expect(drawCover(aBook({ title: 'Les Mise\u0301rables' }))).toBe(composed)
  })

  test('leans to the templates of its mood', () => {
    const drawnFor = (mood: string) =>
      Array.from(
        { length: 200 },
        (_, index) => designCover(aBook({ id: `${index}`, mood })).template,
      )
    const botanical = (mood: string) => drawnFor(mood).filter((name) => name === 'botanical').length
    expect(botanical('nature')).toBeGreaterThan(2 * botanical('sea'))
    expect(drawnFor('constructor')).toEqual(drawnFor('none'))
  })

  test('is a poster by chance only if the title suits one', () => {
    const templates = (title: string) =>
      Array.from(
        { length: 200 },
        (_, index) => designCover(aBook({ id: `${index}`, title })).template,
      )
    expect(templates('Kim')).toContain('poster')
    expect(templates('A title of far too many words for one')).not.toContain('poster')
    expect(templates('Unaussprechliches')).not.toContain('poster')
    expect(templates('गीतांजलि')).not.toContain('poster')
  })

  test.each(palettes.map((palette) => [palette.cloth, palette] as const))(
    'has lettering that can be read on %s',
    (_cloth, { cloth, paper, ink, onCloth }) => {
      expect(contrastRatio(ink, paper)).toBeGreaterThan(4.5)
      expect(contrastRatio(onCloth, cloth)).toBeGreaterThan(3)
    },
  )
})

describe('covers in one document', () => {
  const covers = ['b1', 'b2', '"><x id="é'].map((id) => ({ name: id, book: aBook({ id }) }))

  test('stand one under the other, each with a view of its name', () => {
    const { elements, faults } = parseXml(drawCovers(covers))
    expect(faults).toEqual([])
    const views = elements.filter(({ name }) => name === 'view')
    expect(views.map(({ attributes }) => [attributes.id, attributes.viewBox])).toEqual([
      ['b1', '0 0 300 450'],
      ['b2', '0 450 300 450'],
      ['"><x id="é', '0 900 300 450'],
    ])
    const drawings = elements.filter(({ name, attributes }) => name === 'svg' && attributes.y)
    expect(drawings.map(({ attributes }) => attributes.y)).toEqual(['0', '450', '900'])
    // Where none is asked for by its name.
    expect(elements[0]?.attributes.viewBox).toBe('0 -450 300 450')
  })

  test('are the pictures that each is alone', () => {
    const together = drawCovers(covers)
    for (const { book } of covers) expect(together).toContain(drawCover(book).slice('<svg '.length))
  })
})
