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
    if (page.request.method === 'POST') return page
    return { ...page, context: omitRenderedListings(page.context) }
  },
}

/**
 * Omits from the data what the markup of a list contains; pages that the router loads later have all of their data. The
 * other fields that Remix writes are omitted too, since they have their defaults on a page that follows no form and did
 * not fail, and so are the future flags that are off.
 */
function omitRenderedListings(context: EntryContext): EntryContext {
  const { loaderData, errors } = context.staticHandlerContext
  if (errors || !Object.values(loaderData).some(hasListing)) return context
  const sent = Object.entries(loaderData).map(([id, data]) => [id, withoutRendered(data)])
  const state = { loaderData: Object.fromEntries(sent) as unknown }
  const future = Object.fromEntries(Object.entries(context.future).filter(([, isOn]) => isOn))
  return { ...context, serverHandoffString: serialise({ future, state }) }
}

const withoutRendered = (data: unknown) =>
  hasListing(data) ? { ...data, listing: omitRendered(data.listing) } : data

/** Serialises data as Remix does: a page's script may contain neither `</script>` nor a line separator. */
const serialise = (data: unknown) =>
  JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
