import type { EntryContext } from '@remix-run/node'

type Listing = { cards: { id: string }[]; groups?: unknown }
type Handoff = {
  basename: string
  future: Record<string, boolean>
  isSpaMode: boolean
  state: {
    loaderData: Record<string, { listing?: Listing } | null>
    actionData: unknown
    errors: unknown
  }
}

const listingOf = (data: unknown) => (data as { listing?: Listing } | null)?.listing

/** As Remix writes data into a page. */
const written = (data: unknown) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Context = Pick<EntryContext, 'serverHandoffString'> & {
  staticHandlerContext: Pick<EntryContext['staticHandlerContext'], 'loaderData'>
}

/** What is off, or none, is so in the browser without being said. */
const withoutUsual = ({ basename, future, isSpaMode, state }: Handoff) => ({
  ...(basename !== '/' && { basename }),
  future: Object.fromEntries(Object.entries(future).filter(([, isOn]) => isOn)),
  ...(isSpaMode && { isSpaMode }),
  state: Object.fromEntries(Object.entries(state).filter(([, data]) => data !== null)),
})

/**
 * Leaves the cards and filters of a list out of the data that comes with its page: all of it stands in the
 * markup, a fifth of the page's weight would say it twice, and the browser keeps the markup as it came
 * (`KeptMarkup`, `sent`). What is loaded later comes with its data.
 */
export function leaveOutShown(context: Context) {
  if (!Object.values(context.staticHandlerContext.loaderData).some(listingOf)) return
  if (!context.serverHandoffString) return
  const handoff = JSON.parse(context.serverHandoffString) as Handoff
  for (const data of Object.values(handoff.state.loaderData)) {
    const listing = listingOf(data)
    if (!listing) continue
    listing.cards = listing.cards.map(({ id }) => ({ id }))
    delete listing.groups
  }
  context.serverHandoffString = written(withoutUsual(handoff))
}
