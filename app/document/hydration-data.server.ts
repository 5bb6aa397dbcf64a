import type { EntryContext } from '@remix-run/node'
import { omitRendered, type ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import type { DocumentTransform } from './document-page.ts'

const hasListing = (data: unknown): data is { listing: ListingPage } =>
  typeof data === 'object' && data !== null && 'listing' in data

/** Chooses the data that is sent with a page for its hydration. */
export const hydrationData: DocumentTransform = {
  name: 'hydrationData',
  before(page) {
    // The page of an invalid form is sent with its data.
    const isWhole = page.request.method === 'POST'
    const context = isWhole ? page.context : omitRenderedListings(page.context)
    return { ...page, context: omitDefaults(context) }
  },
}

const usualStart = /^\{"basename":"\/","future":(\{[^{}]*\}),"isSpaMode":false,/
const usualEnd = ',"actionData":null,"errors":null}}'

/**
 * Omits from the page's data what Remix writes in every page although the browser has the same defaults: flags that
 * are off, and missing values. It works on the text, because the data is long and all of this is at its two ends.
 */
function omitDefaults(context: EntryContext): EntryContext {
  const handoff = context.serverHandoffString?.replace(usualStart, (_, future: string) => {
    const flags = Object.entries(JSON.parse(future) as Record<string, boolean>)
    return `{"future":${JSON.stringify(Object.fromEntries(flags.filter(([, isOn]) => isOn)))},`
  })
  if (!handoff) return context
  const serverHandoffString = handoff.endsWith(usualEnd)
    ? `${handoff.slice(0, -usualEnd.length)}}}`
    : handoff
  return { ...context, serverHandoffString }
}

/** Omits what the markup of a list contains. Pages that the router loads later have all of their data. */
function omitRenderedListings(context: EntryContext): EntryContext {
  const { basename, loaderData, actionData, errors } = context.staticHandlerContext
  // Remix serialises errors in another way.
  if (errors || !Object.values(loaderData).some(hasListing)) return context
  const { future, isSpaMode } = context
  const sent = Object.entries(loaderData).map(([id, data]) => [id, withoutRendered(data)])
  const state = { loaderData: Object.fromEntries(sent) as unknown, actionData, errors }
  return { ...context, serverHandoffString: serialise({ basename, future, isSpaMode, state }) }
}

const withoutRendered = (data: unknown) =>
  hasListing(data) ? { ...data, listing: omitRendered(data.listing) } : data

/** Serialises data as Remix does: a page's script may contain neither `</script>` nor a line separator. */
const serialise = (data: unknown) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
