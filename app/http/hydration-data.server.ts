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
 * Leaves out of the data that comes with a page what Remix says in each, and what without being said is so in the
 * browser too: what is off, and none. As text, since a page's data is long and all of this stands at its two ends;
 * written otherwise it stays.
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
 * Leaves the cards and filters of a list out of the data that comes with its page: all of it stands in the
 * markup, a fifth of the page's weight would say it twice, and the browser keeps the markup as it came
 * (`KeptMarkup`, `sent`), where it finds the cards' ids too (rendered-cards.client.ts). What is loaded later comes with its
 * data.
 */
export function omitRenderedCards(context: Context) {
  const { loaderData, actionData, errors } = context.staticHandlerContext
  const handoff = context.serverHandoffString
  const at = handoff?.indexOf(stateMark) ?? -1
  // Errors are written in a way of their own.
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
