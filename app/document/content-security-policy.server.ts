import { sha256 } from '#app/http/sha256.server.ts'
import { paymentPages } from '#app/shop/ordering/payments/stripe-client.server.ts'
import { shopIdentity, whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'
import type { DocumentTransform } from './document-page.ts'
import { reportMissingPlace } from './replace-place.server.ts'

/** The forms of these pages may redirect to the page of the payment service. */
const pagesThatPay = new Set(['routes/checkout', 'routes/order-received'])

/** Sets the page's policy, which names its inline scripts and style by hash. */
export const contentSecurityPolicy: DocumentTransform = {
  name: 'contentSecurityPolicy',
  after(page) {
    const { routeId, sources, headers, scriptFiles } = page
    const { html, hashes } = hashScripts(page.html, page.nonce)
    if (scriptFiles && hashes.length === 0)
      reportMissingPlace('contentSecurityPolicy', '<script nonce>')
    const formTarget = routeId && pagesThatPay.has(routeId) ? paymentPages() : undefined
    headers.set(
      'Content-Security-Policy',
      formatPolicy(hashes, { ...sources, ownStyle: ownStyle(), formTarget }),
    )
    return { ...page, html }
  },
}

/** The style of the shop's own is the same on every page. */
const ownStyle = whileIdentityLasts(() => {
  const { style } = shopIdentity()
  return style && `'sha256-${sha256(style)}'`
})

type PolicySources = {
  style?: string
  ownStyle: string
  picture?: string
  /** The page's forms may redirect to this other origin, because browsers check redirects as well. */
  formTarget?: string | undefined
}

/** Returns the policy of a page whose inline scripts have these hashes (`'sha256-…'`). */
const formatPolicy = (hashes: string[], { style, ownStyle, picture, formTarget }: PolicySources) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    ['style-src', "'self'", style, ownStyle].filter(Boolean).join(' '),
    `img-src 'self' ${picture ?? ''}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${formTarget ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Removes the nonce from a page and returns the hashes of its scripts instead: a page in a shared cache would show
 * every visitor the same nonce. A planted script cannot guess the nonce, so it gets no hash.
 */
function hashScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  // `indexOf` is used because a pattern would scan the page letter by letter.
  for (let at = marked.indexOf('<script'); at !== -1; at = marked.indexOf('<script', at)) {
    const begins = marked.indexOf('>', at) + 1
    const ends = marked.indexOf('</script>', begins)
    if (begins === 0 || ends === -1) break
    if (marked.slice(at, begins).includes(mark))
      hashes.push(`'sha256-${sha256(marked.slice(begins, ends))}'`)
    at = ends
  }
  return { html: marked.replaceAll(mark, ''), hashes }
}
