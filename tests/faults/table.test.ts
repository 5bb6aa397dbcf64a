import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync('docs/operations.md', 'utf8')
const [, section = ''] = text.split('\n## Faults\n')
const [table = ''] = section.split('\n## ')
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** What a cell names, as `[file](address) words of its title`, each on a line of its own. */
const namedIn = (cell: string) =>
  cell.split('<br>').map((one) => {
    const [, path = '', words = ''] = /^\[[\w-]+\]\(\.\.\/(.+?)\) (.+)$/.exec(one) ?? []
    return { one, path: join(path), words }
  })

test('every row of the table of faults is filled, and names tests that there are', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const row of rows) expect(row.slice(1, 7).filter(Boolean), row[1]).toHaveLength(6)
  const strays = rows
    .flatMap((row) => namedIn(row[6]!))
    .filter(({ path, words }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(words))
    .map(({ one }) => one)
  expect(strays).toEqual([])
})
