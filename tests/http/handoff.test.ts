import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leaveOutShown } from '#app/http/handoff.server.ts'

const require = createRequire(import.meta.url)
/** Remix's own way of writing data into a page. */
const { createServerHandoffString } = createRequire(require.resolve('@remix-run/node'))(
  '@remix-run/server-runtime/dist/serverHandoff.js',
) as { createServerHandoffString: (handoff: unknown) => string }

const card = (id: string) => ({ id, name: `</script> & \u2028 "${id}"` })
const listing = { total: '2', cards: [card('a'), card('b')], beforePrice: 1, chips: [] }
const groups = [{ name: 'format', options: [{ value: 'e-book', count: '7' }] }]

/** What a page comes with, where it was worked out from this data. */
function handOff(list: object) {
  const loaderData = { root: { cart: 1 }, 'routes/books': { listing: list }, other: null }
  const state = { loaderData, actionData: null, errors: null }
  const future = { v3_fetcherPersist: true, v3_singleFetch: false }
  const handoff = { basename: '/', future, isSpaMode: false, state }
  const serverHandoffString = createServerHandoffString(handoff)
  const context = { staticHandlerContext: { loaderData }, serverHandoffString }
  leaveOutShown(context)
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
  expect(rest).toEqual({ future: { v3_fetcherPersist: true } })
  expect(Object.keys(state)).toEqual(['loaderData'])
  const { groups: gone, ...kept } = list as typeof list & { groups?: unknown }
  expect(state.loaderData).toEqual({
    root: { cart: 1 },
    'routes/books': { listing: { ...kept, cards: [{ id: 'a' }, { id: 'b' }] } },
    other: null,
  })
  expect(gone === undefined || !handoff.includes('groups')).toBe(true)
})
