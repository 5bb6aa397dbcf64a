import { createHash } from 'node:crypto'

/**
 * For every page, drawing and piece of data. Remix lets nobody touch the redirect of a document, which has
 * nothing to show, sniff or frame.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

type Allowed = {
  /** The hash of the style that the page carries within. */
  style: string | undefined
  /** Where else its forms may lead; browsers ask that of the redirect behind a form, too. */
  formTarget: string | undefined
}

/** The policy of a page whose inline scripts have these hashes (`'sha256-…'`). */
export const contentSecurityPolicy = (hashes: string[], { style, formTarget }: Allowed) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src 'self' ${style ?? ''}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${formTarget ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const sha256 = (text: string | Uint8Array) =>
  createHash('sha256').update(text).digest('base64')

/**
 * Takes the nonce off a page and names its scripts by their hashes instead: a page that a shared cache
 * keeps would show every visitor the same nonce. A planted script cannot know it, so it gets no hash.
 */
export function hashScripts(marked: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  // Searched for, not matched: a pattern goes through the page letter by letter.
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
