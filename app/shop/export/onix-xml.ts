import { dropForbidden } from '#app/art/xml.ts'
import { element } from '../feeds/xml.ts'

type Attributes = Record<string, string | undefined>

/** A composite of what is there; nothing where nothing is. */
export function composite(name: string, parts: (string | undefined)[]): string {
  const xml = parts.filter(Boolean).join('')
  return xml === '' ? '' : element(name, {}, { xml }).xml
}

/** An element with a text; nothing where there is none. */
export function leaf(
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  const said = String(text ?? '').trim()
  return said === '' ? '' : element(name, attributes, said).xml
}

export const empty = (name: string) => element(name, {}).xml

/** An element with sanitised HTML, which is sound XML as it stands. */
export const flow = (name: string, html: string, attributes: Attributes): string =>
  element(name, attributes, { xml: dropForbidden(html) }).xml
