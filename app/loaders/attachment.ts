import { slugOf } from '#app/shop/catalogue/text/fold.ts'

/** No file system accepts these characters, or they change the writing direction. */
const unsafe = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu
const longest = 100

type Named = { name: string; author: string | null }

/** Returns the name of a file on a reader's own device: `Jules Verne - Vingt mille lieues.epub`. */
export function ebookFileName({ name, author }: Named, ending = 'epub'): string {
  const label = (author ? `${author} - ${name}` : name)
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
  const cut = [...label]
    .slice(0, longest)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return `${cut || 'ebook'}.${ending}`
}

/**
 * Returns the header that names a file (RFC 6266): in ASCII for old browsers, and in full as UTF-8
 * (RFC 8187).
 */
export function attachmentOf(named: Named, ending = 'epub'): string {
  const whole = ebookFileName(named, ending)
  const ascii = `${slugOf(whole.slice(0, -ending.length - 1), longest) || 'ebook'}.${ending}`
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(whole)}`
}

/** The `attr-char` of RFC 8187 stay unencoded. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
