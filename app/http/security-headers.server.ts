import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { settings } from '#app/settings.server.ts'
import { pageMethods } from './responses.server.ts'

/** These headers are for every page, drawing and piece of data. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** These headers are for responses that are no pages: they load nothing and may run nothing. */
export const nonDocumentHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** These headers are for pictures, which feed readers and other sites show as well. */
export const pictureHeaders = {
  ...nonDocumentHeaders,
  'Content-Security-Policy': `${nonDocumentHeaders['Content-Security-Policy']}; sandbox`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The logo and the icon may have a style of their own, which the shopkeeper's drawing program wrote. */
export const shopPictureHeaders = {
  ...pictureHeaders,
  'Content-Security-Policy': `${pictureHeaders['Content-Security-Policy']}; style-src 'unsafe-inline'`,
}

/** Under https browsers must use https for two years, as the preload list requires (RFC 6797). */
const hstsHeaders = () =>
  settings().PUBLIC_URL?.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {}

/** No cache stores a response of the back office, no search engine names it, and no other site learns its URLs. */
export const officeHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
}

/** Sets them whatever the response is: Remix writes some itself. */
export function setOfficeHeaders(response: ServerResponse) {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(officeHeaders)) response.setHeader(name, value)
  })
}

/** Returns the headers of responses that are sent before there is a request. */
export const fallbackHeaders = () => ({ ...nonDocumentHeaders, ...hstsHeaders() })

/**
 * Sets the headers that a response lacks: redirects of documents, files of public/, and the server's own errors do
 * not pass the code of the shop. Neither does Remix's 405 for the data of a route without an action, which needs
 * `Allow` (RFC 9110 section 15.5.6).
 */
export function setSecurityHeaders(response: ServerResponse) {
  onHeaders(response, () => {
    for (const [name, value] of Object.entries(fallbackHeaders()))
      if (!response.hasHeader(name)) response.setHeader(name, value)
    if (response.statusCode === 405 && !response.hasHeader('Allow'))
      response.setHeader('Allow', pageMethods)
  })
}
