import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import table from '#app/routes.ts'

const ids = new Set(table.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, '')))

/** Returns the route ids that a source names: what a page gets by its id, it would lose without an error. */
const namedIds = (source: string) =>
  [...source.matchAll(/['"`](routes\/[\w/-]+)['"`]/g)].map(([, id]) => id!)

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(join('app', name), 'utf8') }))

test('every route id that the code names is one of the table', () => {
  const named = sources.flatMap(({ name, source }) => namedIds(source).map((id) => ({ name, id })))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('a planted id of a renamed route is found', () => {
  const [planted = ''] = namedIds("new Set(['routes/renamed'])")
  expect(ids.has(planted)).toBe(false)
})
