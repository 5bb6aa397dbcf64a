import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { builtServer, builtShop, origin } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
})

/** The build as it would be served without anything in between. */
async function byRemixAlone(request: Request) {
  const build = (await import(/* @vite-ignore */ builtServer)) as ServerBuild
  return createRequestHandler(build, 'production')(request)
}

type Handoff = {
  isSpaMode?: boolean
  basename?: string
  state: {
    errors?: unknown
    actionData?: unknown
    loaderData: Record<string, { listing: { cards?: object[]; groups?: unknown; count: number } }>
  }
}

/** What the shop answers, and what Remix alone would. */
const requestBoth = async (address: URL) =>
  Promise.all([(await builtShop())(new Request(address)), byRemixAlone(new Request(address))])

const pages = [
  ['/', 'home'],
  ['/books?format=e-book', 'books'],
  ['/de/book/b01', 'book'],
  ['/product/1', 'product'],
  ['/fr/authors', 'authors'],
  ['/cart', 'cart'],
  ['/about', 'about'],
] as const

test('a list comes without the data of its cards, and without what is off', async () => {
  const answer = await (await builtShop())(new Request(new URL('/books', origin)))
  const [, text] = /window\.__remixContext = (.*?);<\/script>/s.exec(await answer.text())!
  const { isSpaMode, basename, state } = JSON.parse(text!) as Handoff
  expect([isSpaMode, basename, state.errors, state.actionData]).toEqual(Array(4).fill(undefined))
  const { cards, groups, count } = state.loaderData['routes/books']!.listing
  expect([cards, groups]).toEqual([undefined, undefined])
  expect(count).toBeGreaterThan(0)
})

describe.each(pages)('%s', (path, name) => {
  test.each([`routes/${name}`, 'root'])(
    'gives the browser the data of %s as Remix would by itself',
    async (route) => {
      const address = new URL(path, origin)
      address.searchParams.set('_data', route)
      const [ours, theirs] = await requestBoth(address)
      const data: unknown = await ours.json()
      expect(data).toEqual(await theirs.json())
      expect(data).toBeTypeOf('object')
      expect([ours.status, [...ours.headers]]).toEqual([theirs.status, [...theirs.headers]])
    },
  )

  test('is rendered as Remix would by itself', async () => {
    const [ours, theirs] = await requestBoth(new URL(path, origin))
    expect(await ours.text()).toBe(await theirs.text())
  })
})
