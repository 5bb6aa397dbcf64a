import type { EntryContext } from '@remix-run/node'

type Listing = { cards: unknown[]; groups?: unknown }

const listingOf = (data: unknown) => (data as { listing?: Listing } | null)?.listing

/** Serialises data as Remix writes it into a page. */
const written = (data: unknown) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Context = Pick<EntryContext, 'serverHandoffString'> & {
  staticHandlerContext: Pick<
    EntryContext['staticHandlerContext'],
    'loaderData' | 'actionData' | 'errors'
  >
}

const stateMark = '"state":'
const usualStart = /^\{"basename":"\/","future":(\{[^{}]*\}),"isSpaMode":false,/
const usualEnd = ',"actionData":null,"errors":null}}'

/**
 * Omits from the page's data what Remix writes in every page although the browser has the same defaults: flags that
 * are off, and missing values. It works on the text, because the data is long and all of this is at its two ends.
 */
export function omitDefaults(context: Pick<EntryContext, 'serverHandoffString'>) {
  const handoff = context.serverHandoffString?.replace(usualStart, (_, future: string) => {
    const flags = Object.entries(JSON.parse(future) as Record<string, boolean>)
    return `{"future":${JSON.stringify(Object.fromEntries(flags.filter(([, isOn]) => isOn)))},`
  })
  if (!handoff) return
  context.serverHandoffString = handoff.endsWith(usualEnd)
    ? `${handoff.slice(0, -usualEnd.length)}}}`
    : handoff
}

/**
 * Omits the cards and filters of a list from the page's data: the markup contains all of it, and sending it twice
 * would be a fifth of the page. The browser reuses the markup (`CachedFragment`, `sent`) and reads the ids of the
 * cards from it (rendered-cards.client.ts). Pages that the router loads later include their data.
 */
export function omitRenderedCards(context: Context) {
  const { loaderData, actionData, errors } = context.staticHandlerContext
  const handoff = context.serverHandoffString
  const at = handoff?.indexOf(stateMark) ?? -1
  // Remix serialises errors in another way.
  if (!handoff || at === -1 || errors || !Object.values(loaderData).some(listingOf)) return
  const short = Object.entries(loaderData).map(([id, data]) => [id, withoutShown(data)])
  const state = { loaderData: Object.fromEntries(short) as unknown, actionData, errors }
  context.serverHandoffString = `${handoff.slice(0, at)}${stateMark}${written(state)}}`
}

function withoutShown(data: unknown) {
  const listing = listingOf(data)
  if (!listing) return data
  return { ...(data as object), listing: { ...listing, cards: undefined, groups: undefined } }
}
