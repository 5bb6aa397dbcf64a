import { createRequire } from 'node:module'
import { abbreviations, addressDomains } from './address-abbreviations.ts'

/** These domains resolve on no public server (RFC 2606 and 7686), but mail programs still turn them into links. */
const reserved = ['example', 'invalid', 'localhost', 'onion', 'test']

let domains: Set<string> | undefined

/** The list is loaded on first use, since few texts have a dot between two words. */
const isTopLevelDomain = (word: string): boolean =>
  (domains ??= new Set([...(createRequire(import.meta.url)('tlds') as string[]), ...reserved])).has(
    word,
  )

/** These academic degrees look like two hosts that are reserved and have no owner. */
const degrees = new Set(['b.com', 'm.com'])

/** Replaces the full stops of IDNA (UTS #46) and dots in brackets by dots, and removes invisible characters. */
const unmask = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll('。', '.')
    .replace(/[[({]\.[\])}]/g, '.')
    .replace(/\s+/gu, ' ')
    .replace(/ \. ?|\. (?=(?:com|net|org|biz)(?![\p{L}\p{N}]))/giu, '.')

/** These domains are words of addresses, but also common in links. */
const linkDomains = new Set(['app', 'dev', 'link', 'new'])

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Matches a short number or an initial before a dot, as in "2.OG" or "S.Ram". */
const isShort = (word: string) => /^(?:\p{L}|\d{1,2})$/u.test(word)

/**
 * Recognises link shorteners, whose names have one letter, as in "t.co/x" or "s.de/x". "K.Ng/L.Ma" are the names of two
 * people.
 */
const isShortener = (written: string, rest: string) =>
  /^\p{L}\.co$/iu.test(written) ||
  (/^[^\d\s]/u.test(rest.slice(1)) && rest.startsWith('/') && /^\p{Ll}\.\p{Ll}{2}$/u.test(written))

/** These domains stand before a slash in addresses: "Plot.no/B" is a number, "Hths.EG/li" a side of a floor. */
const beforeSlash = new Set(['eg', 'kg', 'li', 'no', 're', 'ug'])

/** Recognises a path after a domain in small letters, as in "opp.in/login" or "S.de/Verify", and a query or port. */
const isPath = (word: string, rest: string) =>
  (/^\p{Ll}{2}$/u.test(word) || linkDomains.has(word)) &&
  (/^(?:[?#]|:\d)/.test(rest) ||
    (/^\/(?:\p{L}|\d{1,4}\p{L}{2}|[?#])/u.test(rest) && !beforeSlash.has(word)))

const isAbbreviation = (word: string) => abbreviations.has(withoutAccents(word.toLowerCase()))
const isAddressWord = (word: string) => isShort(word) || isAbbreviation(word) || /^\d+$/.test(word)

/**
 * Holds the word before a dot. `isFirst` means that nothing is before it, `isAddress` that all before the dot are parts
 * of an address.
 */
type Before = { last: string; isFirst: boolean; isAddress: boolean }

/** Tells whether words joined by dots are more likely part of an address than a host. */
function isAbbreviated({ last, isFirst, isAddress }: Before, word: string, rest: string): boolean {
  const host = `${last}.${word}`.toLowerCase()
  if (isFirst && degrees.has(host)) return !/^[/?#:]/.test(rest)
  // "foo.opp.in" is a host, since "foo" is neither a number nor an abbreviation.
  if (!isAddress || !addressDomains.has(word.toLowerCase()) || isPath(word, rest)) return false
  if (isShort(last)) return !isShortener(`${last}.${word}`, rest)
  // After an abbreviation "new" is rather part of a place's name: "Nr.New Market".
  return isAbbreviation(last) && !(linkDomains.has(word) && word !== 'new')
}

/** Matches the domain at the start of a word: in "com-verify" it ends at the dash. */
const leadingDomain = /^[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/u

/** Tells whether a host ends with a word after others, joined by dots. `rest` is the text after the word. */
function isHostEnd(before: Before, word: string, rest: string): boolean {
  if (before.last === '') return false
  if (/^xn--/i.test(word)) return true
  const domain = leadingDomain.exec(word)?.[0]
  if (domain === undefined || domain.length < 2) return false
  const behind = word.slice(domain.length) + rest
  return !isAbbreviated(before, domain, behind) && isTopLevelDomain(domain.toLowerCase())
}

const address = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/

function isHost(dotted: string, rest: string): boolean {
  if (address.test(dotted)) return true
  const labels = dotted.split('.')
  const before = { last: labels[0]!, isFirst: true, isAddress: isAddressWord(labels[0]!) }
  for (const [at, word] of labels.entries()) {
    if (at === 0) continue
    if (isHostEnd(before, word, at === labels.length - 1 ? rest : '')) return true
    before.last = word
    before.isFirst = false
    before.isAddress &&= isAddressWord(word)
  }
  return false
}

/**
 * Matches words joined by dots. Symbols are included, because a host may contain emoji (which RFC 3490 did not know).
 */
const dottedWords = /[\p{L}\p{M}\p{N}\p{S}_.-]+/gu

/**
 * Tells whether a text contains nothing that a mail program turns into a link: no scheme, no `www.`, no host with a
 * real top-level domain or IP address, no e-mail address. Text typed in a form is sent to whatever address is typed, so
 * names, address lines and declarations must pass this check. Abbreviations with a dot and no blank ("H.No.12/3",
 * "Opp.SBI/ATM", "Z.I.de la Vallée") pass. The time is linear in the length of the text.
 */
export function hasNoLink(text: string): boolean {
  const plain = unmask(text)
  if (/:\/\/|\b(?:https?|mailto):|www\.|\S@[\p{L}\p{N}_-]+\.[\p{L}\p{N}]/iu.test(plain))
    return false
  for (const { 0: dotted, index } of plain.matchAll(dottedWords)) {
    const end = index + dotted.length
    if (dotted.includes('.') && isHost(dotted.replace(/^\.|\.$/g, ''), plain.slice(end, end + 8)))
      return false
  }
  return true
}

/** Tells whether a name or an address line is acceptable: it holds neither a link nor any form of `@`. */
export const isPlainLine = (text: string): boolean =>
  !text.normalize('NFKC').includes('@') && hasNoLink(text)
