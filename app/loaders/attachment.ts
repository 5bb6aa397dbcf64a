import { slugOf } from '#app/shop/catalogue/text/fold.ts'

/** No file system accepts these characters, or they change the writing direction. */
const unsafe = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu
const longest = 100

/** Returns the name of a file on a reader's own device: `Jules Verne - Vingt mille lieues.epub`. */
export function ebookFileName({ name, author }: { name: string; author: string | null }): string {
  const label = (author ? `${author} - ${name}` : name)
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
  const cut = [...label]
    .slice(0, longest)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return `${cut || 'ebook'}.epub`
}

/**
 * Returns the header that names a file (RFC 6266): in ASCII for old browsers, and in full as UTF-8
 * (RFC 8187).
 */
export function attachmentOf(named: { name: string; author: string | null }): string {
  const whole = ebookFileName(named)
  const ascii = `${slugOf(whole.replace(/\.epub$/, ''), longest) || 'ebook'}.epub`
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(whole)}`
}

/** The `attr-char` of RFC 8187 stay unencoded. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
