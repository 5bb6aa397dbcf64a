import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { omitRenderedCards, omitDefaults } from '#app/http/hydration-data.server.ts'

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

/** What a page comes with, where it was worked out from this data. */
function handOff(list: object) {
  const loaderData = { root: { cart: 1 }, 'routes/books': { listing: list }, other: null }
  const state = { loaderData, actionData: null, errors: null }
  const serverHandoffString = createServerHandoffString({ ...frame, state })
  const context = { staticHandlerContext: state, serverHandoffString }
  omitRenderedCards(context)
  return context.serverHandoffString
}

test.each([
  ['in the middle', { ...listing, groups, seen: 2 }],
  ['at the end', { ...listing, groups }],
  ['nowhere', listing],
])('a page leaves its cards and filters, which stand %s, out of its data', (_, list) => {
  const handoff = handOff(list)
  expect(handoff).not.toMatch(/[<>&\u2028]|e-book|script/)
  const { state, ...rest } = JSON.parse(handoff) as { state: { loaderData: object } }
  expect(rest).toEqual(frame)
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
  ['something failed', { errors: { root: { status: 500 } } }, '{"state":{}}'],
  ['Remix writes it in another way', { errors: null }, '{"basename":"/"}'],
])('a page keeps all of its data where %s', (_, { errors }, serverHandoffString) => {
  const loaderData = { 'routes/books': { listing: { ...listing, groups } } }
  const staticHandlerContext = { loaderData, actionData: null, errors }
  const context = { staticHandlerContext, serverHandoffString }
  omitRenderedCards(context)
  expect(context.serverHandoffString).toBe(serverHandoffString)
})

const loaderData = { root: { title: 'He said ,"actionData":null,"errors":null}}' }, other: null }

test.each([
  [{ loaderData, actionData: null, errors: null }, { loaderData }],
  [
    { loaderData, actionData: { status: 422 }, errors: null },
    { loaderData, actionData: { status: 422 }, errors: null },
  ],
  [
    { loaderData, actionData: null, errors: { root: { actionData: null, errors: null } } },
    { loaderData, actionData: null, errors: { root: { actionData: null, errors: null } } },
  ],
])('any page leaves out what is off, and what failed where nothing did', (state, left) => {
  const context = { serverHandoffString: createServerHandoffString({ ...frame, state }) }
  omitDefaults(context)
  expect(JSON.parse(context.serverHandoffString)).toEqual({
    future: { v3_fetcherPersist: true },
    state: left,
  })
})

test('what Remix writes in another way stays as it is', () => {
  const serverHandoffString = '{"future":{},"basename":"/","state":{"loaderData":{}}}'
  const context = { serverHandoffString }
  omitDefaults(context)
  expect(context.serverHandoffString).toBe(serverHandoffString)
})
