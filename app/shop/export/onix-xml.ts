import { escapeXml } from '#app/art/xml.ts'

/** Letters that no XML document may hold. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

type Attributes = Record<string, string | undefined>

function openTag(name: string, attributes: Attributes): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  )
  return `<${name}${said.join('')}>`
}

/** A composite of what is there; nothing where nothing is. */
export function composite(name: string, parts: (string | undefined)[]): string {
  const inside = parts.filter(Boolean).join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

/** An element with a text; nothing where there is none. */
export function leaf(
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  const said = String(text ?? '').trim()
  return said === '' ? '' : `${openTag(name, attributes)}${escapeXml(said)}</${name}>`
}

export const empty = (name: string) => `<${name}/>`

/** An element with sanitised HTML, which is sound XML as it stands. */
export const flow = (name: string, html: string, attributes: Attributes): string =>
  `${openTag(name, attributes)}${html.replace(forbidden, '')}</${name}>`
