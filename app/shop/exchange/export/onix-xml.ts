import { dropForbidden } from '#app/art/xml.ts'
import { element } from '#app/shop/exchange/feeds/xml.ts'

type Attributes = Record<string, string | undefined>

/** Returns a composite, or `''` without parts. */
export function composite(name: string, parts: (string | undefined)[]): string {
  const xml = parts.filter(Boolean).join('')
  return xml === '' ? '' : element(name, {}, { xml }).xml
}

/** Returns an element with text, or `''` without text. */
export function leaf(
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  const trimmed = String(text ?? '').trim()
  return trimmed === '' ? '' : element(name, attributes, trimmed).xml
}

export const empty = (name: string) => element(name, {}).xml

/** Returns an element with sanitised HTML, which is well-formed XML. */
export const flow = (name: string, html: string, attributes: Attributes): string =>
  element(name, attributes, { xml: dropForbidden(html) }).xml
