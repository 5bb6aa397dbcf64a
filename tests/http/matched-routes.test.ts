import type { EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { withMatchedRoutes } from '#app/http/matched-routes.server.ts'

const contextOf = (...matched: string[]) =>
  ({
    manifest: { version: '1', routes: { root: {}, 'routes/home': {}, 'routes/books': {} } },
    staticHandlerContext: { matches: matched.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext

const routesOf = ({ manifest }: EntryContext) => Object.keys(manifest.routes)

test('a page is rendered with the routes that it matched, and the rest of its manifest', () => {
  const context = contextOf('root', 'routes/books')
  expect(routesOf(withMatchedRoutes(context))).toEqual(['root', 'routes/books'])
  expect(withMatchedRoutes(context).manifest.version).toBe('1')
})

test('what Remix keeps for the next page loses nothing', () => {
  const context = contextOf('root', 'routes/books')
  withMatchedRoutes(context)
  expect(routesOf(context)).toEqual(['root', 'routes/home', 'routes/books'])
})

test('what matched no page is rendered with all of them', () => {
  expect(routesOf(withMatchedRoutes(contextOf('root')))).toHaveLength(3)
})
