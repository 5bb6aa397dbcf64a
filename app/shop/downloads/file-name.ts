import { slugOf } from '../catalogue/fold.ts'

/** Characters that no file system takes, and those that turn the direction of writing. */
const unsafe = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu
const longest = 100

/** `Jules Verne - Vingt mille lieues.epub`: what a file is called on a reader's own device. */
export function ebookFileName({ name, author }: { name: string; author: string | null }): string {
  const said = (author ? `${author} - ${name}` : name)
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
  const cut = [...said]
    .slice(0, longest)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return `${cut || 'ebook'}.epub`
}

/**
 * The header that names a file (RFC 6266): plain ASCII for the old, and the whole name in UTF-8 (RFC 8187).
 */
export function attachmentOf(named: { name: string; author: string | null }): string {
  const whole = ebookFileName(named)
  const ascii = `${slugOf(whole.replace(/\.epub$/, ''), longest) || 'ebook'}.epub`
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(whole)}`
}

/** `attr-char` of RFC 8187 stay as they are. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
