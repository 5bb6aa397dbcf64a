import { matchRoutes } from '@remix-run/react'
import type { ServerBuild } from '@remix-run/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import table from '#app/routes.ts'
import { normaliseTarget } from '#app/server/normalise-request.server.ts'
import { handlerForPath } from '#app/server/route-subset.server.ts'
import { tries } from '../fuzz.ts'

const endpoints = table.map(({ id, file, path }) => ({
  id: id ?? file,
  path: path!,
  parentId: 'root',
}))
const all = Object.fromEntries(
  [{ id: 'root' }, ...endpoints].map((route) => [route.id, { ...route, module: {} }]),
)
const build = { routes: all, assets: { version: '1', routes: all } } as unknown as ServerBuild

type Route = { id: string; path?: string }
const findPart = handlerForPath(build, ({ routes, assets }) => ({
  routes: Object.values(routes) as Route[],
  assets,
}))

/** What Remix would choose: the route and its parameters. */
function choose(routes: Route[], pathname: string) {
  const children = routes.filter(({ id }) => id !== 'root')
  const match = matchRoutes([{ id: 'root', children }], pathname)?.at(-1)
  return match && { id: match.route.id, params: match.params }
}

const whole = Object.values(all) as Route[]
const words = [...new Set(endpoints.flatMap(({ path }) => path.split('/')))].filter(
  (word) => !/[:*]/.test(word),
)
const segment = fc.oneof(
  fc.constantFrom(
    ...words,
    ...['fr', 'de', 'fn', 'b01', '12', '%62ooks', '%2F', '%', '', 'a.b', 'é', '.', '..', '%2e%2E'],
  ),
  fc.constantFrom(...words).map((word) => word.toUpperCase()),
  fc.webPath().map((path) => path.replaceAll('/', '')),
)
const pathname = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`)

test('for every path what is left of the table leads where the whole of it leads', () => {
  fc.assert(
    fc.property(pathname, (target) => {
      // What cannot be read is refused before.
      const path = normaliseTarget(target)
      fc.pre(path !== undefined)
      // As Remix reads it.
      const { pathname: read } = new URL(path, 'http://shop.test')
      expect(choose(findPart(path).routes, read)).toEqual(choose(whole, read))
    }),
    tries(400),
  )
})

test.each(endpoints.map(({ path }) => path.replace(':language?', 'de').replace(/:\w+|\*/g, 'b01')))(
  '/%s is matched among few, and by the same part each time',
  (path) => {
    const part = findPart(`/${path}`)
    expect(part.routes.length).toBeLessThan(7)
    expect(Object.keys(part.assets.routes)).toEqual(part.routes.map(({ id }) => id))
    expect(part.assets.version).toBe('1')
    expect(findPart(`/${path}`)).toBe(part)
  },
)
