import { createRequire } from 'node:module'
import { abbreviations, addressDomains } from './address-abbreviations.ts'

/** RFC 2606 and 7686: these resolve on no public server, and mail programs make links of them all the same. */
const reserved = ['example', 'invalid', 'localhost', 'onion', 'test']

let domains: Set<string> | undefined

/** Lazy, since few texts have a dot between two words. */
const isTopLevelDomain = (word: string): boolean =>
  (domains ??= new Set([...(createRequire(import.meta.url)('tlds') as string[]), ...reserved])).has(
    word,
  )

/** Degrees, written like two hosts that are reserved and have no owner. */
const degrees = new Set(['b.com', 'm.com'])

/** Full stops of IDNA (UTS #46) are dots, and so are those in brackets; what nobody sees is left out. */
const unmask = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll('。', '.')
    .replace(/[[({]\.[\])}]/g, '.')
    .replace(/\s+/gu, ' ')
    .replace(/ \. ?|\. (?=(?:com|net|org|biz)(?![\p{L}\p{N}]))/giu, '.')

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** A sign of a number or an initial before a dot, as in "2.OG" or "S.Ram". */
const isShort = (word: string) => /^(?:\p{L}|\d{1,2})$/u.test(word)

/** Shorteners of links have names of one letter, as in "t.co/x" or "s.de/x"; "K.Ng/L.Ma" are two people. */
const isShortener = (written: string, rest: string) =>
  /^\p{L}\.co$/iu.test(written) ||
  (/^[^\d\s]/u.test(rest.slice(1)) && rest.startsWith('/') && /^\p{Ll}\.\p{Ll}{2}$/u.test(written))

/** Whether two words with a dot between them are rather a part of an address than a host. */
function isAbbreviated(before: string, word: string, rest: string): boolean {
  const host = `${before}.${word}`.toLowerCase()
  if (degrees.has(host)) return !rest.startsWith('/')
  if (!addressDomains.has(word.toLowerCase())) return false
  if (isShort(before)) return !isShortener(`${before}.${word}`, rest)
  return abbreviations.has(withoutAccents(before.toLowerCase()))
}

/** The domain that a word begins with: in "com-verify" it ends at the dash. */
const leadingDomain = /^[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/u

/** Whether a host ends between two words with a dot between them. `rest` follows the second. */
function isHostEnd(before: string, word: string, rest: string): boolean {
  if (before === '') return false
  if (/^xn--/i.test(word)) return true
  const domain = leadingDomain.exec(word)?.[0]
  if (domain === undefined || domain.length < 2) return false
  if (domain !== word && addressDomains.has(domain.toLowerCase())) return false
  return !isAbbreviated(before, domain, rest) && isTopLevelDomain(domain.toLowerCase())
}

const address = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/

function isHost(dotted: string, rest: string): boolean {
  if (address.test(dotted)) return true
  const labels = dotted.split('.')
  return labels.some(
    (word, at) => at > 0 && isHostEnd(labels[at - 1]!, word, at === labels.length - 1 ? rest : ''),
  )
}

/** Words and the dots between them; no part of a host is left out, be it a picture (RFC 3490 knew no emoji). */
const dottedWords = /[\p{L}\p{M}\p{N}\p{S}_.-]+/gu

/**
 * Whether a text holds nothing of which a program that shows mail makes a link: no scheme, no `www.`, no host with a
 * real top-level domain or IP address, no e-mail address. What is typed stands in mails to whatever address is typed,
 * so names, lines of addresses and declarations must pass this. Abbreviations with a dot and no blank ("H.No.12/3",
 * "Opp.SBI/ATM", "Z.I.de la Vallée") pass; the time grows with the length of the text.
 */
export function hasNoLink(text: string): boolean {
  const plain = unmask(text)
  if (/:\/\/|\b(?:https?|mailto):|www\.|\S@[\p{L}\p{N}_-]+\.[\p{L}\p{N}]/iu.test(plain))
    return false
  for (const { 0: dotted, index } of plain.matchAll(dottedWords)) {
    const end = index + dotted.length
    if (dotted.includes('.') && isHost(dotted.replace(/^\.|\.$/g, ''), plain.slice(end, end + 2)))
      return false
  }
  return true
}

/** The rule for names and lines of addresses: besides links, no `@` stands there in any writing of it. */
export const isPlainLine = (text: string): boolean =>
  !text.normalize('NFKC').includes('@') && hasNoLink(text)
