import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#app/i18n/en.ts'
import { enServer } from '#app/i18n/en.server.ts'

/** Returns the keys as code names them: that of a counted message has no plural form. */
const keysOf = (at: object, path = ''): string[] =>
  Object.entries(at).flatMap(([name, value]: [string, object | string]) =>
    typeof value === 'string'
      ? [path + name.replace(/_(one|many|other)$/, '')]
      : keysOf(value, `${path}${name}.`),
  )

const gap = /\$\{[^}]*\}/

/** Returns the keys in a source; a gap stands for what its value adds: `refusal.cart.${reason}`. */
const namedIn = (source: string) =>
  [...source.matchAll(/(['`"])(\w+(?:\.(?:[\w-]|\$\{[^}]*\})+)+)\1/g)].map(([, , key]) => key!)

const patternOf = (key: string) =>
  new RegExp(`^${key.replaceAll('.', '\\.').split(gap).join('[\\w -]+')}$`)

/** Returns the keys of messages that no source names. */
function findUnused(keys: string[], sources: string[]): string[] {
  const named = [...new Set(sources.flatMap(namedIn))]
  const patterns = named.filter((key) => gap.test(key)).map(patternOf)
  const isNamed = (key: string) => named.includes(key) || patterns.some((one) => one.test(key))
  // A rule names the code of a fault alone, as in `tax.rate`.
  return keys.filter((key) => !isNamed(key) && !isNamed(key.replace(/^office\.faults\./, '')))
}

test('each message is used', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^i18n\/(en|fr|de)\//.test(file))
    // Its types name groups of codes, so they would seem to name each message of a fault.
    .filter((file) => !file.endsWith('findings/fault-code.ts'))
    .map((file) => readFileSync(join('app', file), 'utf8'))
  const keys = [...new Set([...keysOf(en), ...keysOf(enServer)])]
  expect(keys.length).toBeGreaterThan(500)
  expect(findUnused(keys, sources)).toEqual([])
})

test('a message that nothing names any more is found', () => {
  const sources = ['t(`refusal.${area}.full`)', "t('cart.title')", 't(`people.${kind}None`)']
  const keys = ['refusal.cart.full', 'refusal.cart.none', 'cart.title', 'cart.titles']
  expect(findUnused([...keys, 'people.authorNone', 'people.authorAll'], sources)).toEqual([
    ...['refusal.cart.none', 'cart.titles', 'people.authorAll'],
  ])
})
