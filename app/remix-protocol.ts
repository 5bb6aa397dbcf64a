/**
 * These are the names in Remix's requests and responses that it does not document. tests/client/router.test.ts compares
 * them with the installed packages. The file imports nothing, since the first script of a page gets a copy.
 */

/** A request with this parameter asks for the data of the route that it names, in place of a document. */
export const dataParameter = '_data'

/** Returns whether an address has that parameter. It may be a target without an origin, which `URL` cannot parse. */
export const hasDataParameter = (address: string) => /[?&]_data=/.test(address)

/** The router throws the response to a data request that has this header, as if a loader had thrown it. */
export const catchHeader = 'X-Remix-Catch'

/** A redirect in response to a data request has this header in place of `Location`. */
export const dataRedirectHeader = 'X-Remix-Redirect'

/** The router loads a document in place of data if a redirect has this header. */
export const reloadDocumentHeader = 'X-Remix-Reload-Document'
