import { createRequire } from 'node:module'
import type { EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { hydrationData } from '#app/document/hydration-data.server.ts'
import { aPage } from './a-page.ts'

const require = createRequire(import.meta.url)
/** Remix's own way of writing data into a page. */
const { createServerHandoffString } = createRequire(require.resolve('@remix-run/node'))(
  '@remix-run/server-runtime/dist/serverHandoff.js',
) as { createServerHandoffString: (handoff: unknown) => string }

const card = (id: string) => ({ id, name: `</script> & \u2028 "${id}"` })
const listing = { total: '2', cards: [card('a'), card('b')], beforePrice: 1, chips: [] }
const groups = [{ name: 'format', options: [{ value: 'e-book', count: '7' }] }]

const future = { v3_fetcherPersist: true, v3_singleFetch: false }
const frame = { basename: '/', future, isSpaMode: false }

/** Returns the data that is sent with a page of this state. */
function sentWith(state: object, request = new Request('http://localhost/books')) {
  const context = {
    future,
    isSpaMode: false,
    staticHandlerContext: { basename: '/', ...state },
    serverHandoffString: createServerHandoffString({ ...frame, state }),
  } as unknown as EntryContext
  return hydrationData.before!(aPage({ context, request })).context.serverHandoffString!
}

const stateWith = (list: object) => ({
  loaderData: { root: { cart: 1 }, 'routes/books': { listing: list }, other: null },
  actionData: null,
  errors: null,
})

test.each([
  ['in the middle', { ...listing, groups, seen: 2 }],
  ['at the end', { ...listing, groups }],
  ['nowhere', listing],
])('a page leaves its cards and filters, which stand %s, out of its data', (_, list) => {
  const handoff = sentWith(stateWith(list))
  expect(handoff).not.toMatch(/[<>&\u2028]|e-book|script/)
  const { state, ...rest } = JSON.parse(handoff) as { state: { loaderData: object } }
  // A flag that is off is not sent.
  expect(rest).toEqual({ future: { v3_fetcherPersist: true } })
  const gone = (list as { groups?: unknown }).groups
  const stored = { ...list, cards: undefined, groups: undefined }
  expect(state.loaderData).toEqual({
    root: { cart: 1 },
    'routes/books': { listing: stored },
    other: null,
  })
  expect(handoff).not.toContain('"cards"')
  expect(gone === undefined || !handoff.includes('groups')).toBe(true)
})

test.each([
  ['something failed', { errors: { root: { status: 500 } } }, undefined],
  ['a form was invalid', { errors: null }, { method: 'POST' }],
])('a page keeps all of its data where %s', (_, own, init) => {
  const state = { ...stateWith({ ...listing, groups }), ...own }
  const request = new Request('http://localhost/books', init)
  const sent = JSON.parse(sentWith(state, request)) as { state: { loaderData: object } }
  expect(sent.state.loaderData).toEqual(state.loaderData)
})

test.each([
  ['no list', {}],
  ['a failure', { errors: { root: { status: 500 } }, loaderData: { list: { listing } } }],
])('a page with %s has the data as Remix writes it', (_, own) => {
  const state = { loaderData: { root: { cart: 1 } }, actionData: null, errors: null, ...own }
  expect(sentWith(state)).toBe(createServerHandoffString({ ...frame, state }))
})
