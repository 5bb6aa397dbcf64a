import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The items of level 1 and 2 of ASVS 5.0.0: by chapter and section, the last of those of level 1 or 2. */
const items: Record<number, number[][]> = {
  1: [range(2), range(9), range(11), range(3), range(2)],
  2: [range(3), range(3), range(4), range(1)],
  3: [[], range(2), range(4), range(6), range(5), [], range(2)],
  4: [range(3), range(1), range(2), range(4)],
  5: [range(1), range(3), range(2), range(3)],
  6: [range(3), range(12), range(4), range(4), range(5), range(3), [], range(4)],
  7: [range(3), range(4), range(2), range(5), range(2), range(2)],
  8: [range(2), range(3), range(1), range(1)],
  9: [range(3), range(4)],
  10: [range(2), range(2), range(4), range(11), range(5), range(2), range(3)],
  11: [range(2), range(3), range(3), range(4), range(1), range(1)],
  12: [range(3), range(2), range(4)],
  13: [range(1), range(5), range(2), range(5)],
  14: [range(2), range(4), range(3)],
  15: [range(3), range(3), range(7)],
  16: [range(1), range(5), range(4), range(3), range(3)],
  17: [range(1), range(4), range(2)],
}

function range(last: number): number[] {
  return Array.from({ length: last }, (_, n) => n + 1)
}

const allItems = Object.entries(items).flatMap(([chapter, sections]) =>
  sections.flatMap((numbers, section) =>
    numbers.map((number) => `${chapter}.${section + 1}.${number}`),
  ),
)

const document = readFileSync('docs/security.md', 'utf8')

/** The rows of the table under a heading, without its head. */
function rowsUnder(heading: string): string[][] {
  const [, after = ''] = document.split(`\n## ${heading}`)
  const [part = ''] = after.split('\n## ')
  return part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
}

const excuse = /^(does not apply|not met|by the owner): .{10,}\.$/
const reference = /`([\w./-]+\.ts) › ([^`]+)`/g

/** What a cell names that is not there; a cell that names nothing is one. */
function findMissing(cell = ''): string[] {
  if (excuse.test(cell)) return []
  const named = [...cell.matchAll(reference)]
  if (named.length === 0) return [`names no test: ${cell}`]
  return named.filter(([, file, title]) => !isTest(`tests/${file}`, title!)).map(([whole]) => whole)
}

const isTest = (file: string, title: string) =>
  existsSync(file) && readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title)

describe('docs/security.md', () => {
  test.each([
    ['Packages', 1],
    ['Threats', 20],
    ['OWASP Top 10', 10],
    ['OWASP ASVS', 100],
  ])(
    'under “%s” names for each row a test that there is, or says why there is none',
    (heading, least) => {
      const rows = rowsUnder(heading)
      expect(rows.length).toBeGreaterThanOrEqual(least)
      expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([])
      expect(rows.flatMap((cells) => findMissing(cells.at(-1)))).toEqual([])
    },
  )

  test('leaves out no item of ASVS 5.0.0 of level 1 or 2, and names each once', () => {
    expect(allItems).toHaveLength(253)
    const named = rowsUnder('OWASP ASVS').flatMap(([ids = '']) => ids.split(', '))
    expect(named.toSorted()).toEqual(allItems.toSorted())
  })

  test('names each risk of the Top 10 once', () => {
    const named = rowsUnder('OWASP Top 10').map(([risk = '']) => risk.slice(0, 3))
    expect(named).toEqual(range(10).map((n) => `A${String(n).padStart(2, '0')}`))
  })

  test('a row that names a test that is not there is found', () => {
    expect(findMissing('`http/guard.test.ts › no such title`')).toHaveLength(1)
    expect(findMissing('')).toHaveLength(1)
  })
})
