import { cleanSigns } from './clean-signs.ts'

const longestEmail = 254

// The characters that separate recipients or form a header never occur in real addresses, so they are excluded.
const local = String.raw`[^\s\p{C}@<>()\[\],;:"\\]{1,64}`
// A label neither begins nor ends with a hyphen (RFC 1123), and the last one is no number, as in an IP address.
const label = String.raw`(?!-)[^\s\p{C}!-,./:-@\[-^\x60{-~]{1,63}(?<!-)`
const email = new RegExp(`^${local}@(?:${label}\\.)+(?!\\d+$)${label}$`, 'u')

/** Replaces full-width @ and dots, which East Asian keyboards type (UTS #46 maps the dots too). */
function withAsciiSigns(text: string): string {
  const typed = text.replaceAll('＠', '@')
  const at = typed.lastIndexOf('@') + 1
  return typed.slice(0, at) + typed.slice(at).replace(/[。．｡]/g, '.')
}

/** Browsers copy the scheme and the query of a link as well (RFC 6068). */
const withoutScheme = (text: string) =>
  /^mailto:/i.test(text) ? text.slice('mailto:'.length).split('?')[0]! : text

/**
 * Returns a normalised e-mail address, or undefined if it cannot be one. Only sending a mail proves that an address
 * exists, so the check is loose: one @, a host name of at least two labels, no space, at most 254 characters.
 */
export function parseEmail(text: string): string | undefined {
  const address = withoutScheme(withAsciiSigns(cleanSigns(text))).normalize('NFC')
  return address.length <= longestEmail && email.test(address) ? address : undefined
}

/**
 * Returns the form by which addresses are searched, compared and counted. Two addresses that fold alike may be the
 * mailboxes of two people.
 */
export const foldEmail = (address: string): string => address.normalize('NFKC').toLowerCase()

/**
 * Returns the form by which limits count addresses: without the subaddress (RFC 5233) and with the host in ASCII, so
 * that `asha+2@münchen.example` counts as `asha@xn--mnchen-3ya.example`.
 */
export function foldWithoutSubaddress(address: string): string {
  const folded = foldEmail(address).replace(/^([^+@]*)\+[^@]*@/, '$1@')
  const at = folded.lastIndexOf('@') + 1
  const url = `http://${folded.slice(at)}`
  return URL.canParse(url) ? folded.slice(0, at) + new URL(url).hostname : folded
}

/**
 * Tells whether two addresses differ only in upper and lower case, so that private data of one may be sent to the
 * other.
 */
export const isSameMailbox = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
