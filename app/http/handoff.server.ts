import type { EntryContext } from '@remix-run/node'

type Listing = { cards: { id: string }[]; groups: unknown }

const listingOf = (data: unknown) => (data as { listing?: Listing } | null)?.listing

/** As Remix writes data into a page. */
const written = (data: unknown) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Leaves the cards and filters of a list out of the data that comes with its page: all of it stands in the
 * markup, a fifth of the page's weight would say it twice, and the browser keeps the markup as it came
 * (`KeptMarkup`, `sent`). What is loaded later comes with its data.
 */
export function leaveOutShown(context: EntryContext) {
  for (const data of Object.values(context.staticHandlerContext.loaderData)) {
    const listing = listingOf(data)
    if (!listing) continue
    const ids = listing.cards.map(({ id }) => ({ id }))
    context.serverHandoffString = (context.serverHandoffString ?? '')
      .replace(`"cards":${written(listing.cards)}`, () => `"cards":${written(ids)}`)
      .replace(`"groups":${written(listing.groups)},`, '')
  }
}
