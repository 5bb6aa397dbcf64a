import { escapeXml } from '#app/art/xml.ts'

/** XML that is written already; any other string is text and is escaped. */
export type Xml = { readonly xml: string }

type Child = Xml | string | false | null | undefined
type Attributes = Record<string, string | undefined>

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * An element. Texts and attributes are escaped, and what XML cannot hold is left out of them; names are written as
 * they are and must come from the code. Attributes and children without a value are left out.
 */
export function element(name: string, attributes: Attributes, ...children: Child[]): Xml {
  const inside = children.map(writeChild).join('')
  const start = openTag(name, attributes)
  return { xml: inside === '' ? `${start}/>` : `${start}>${inside}</${name}>` }
}

/** An element that holds a text alone. */
export const textElement = (name: string, words: string) => element(name, {}, words)

/** A document. */
export const xmlDocument = (root: Xml): string => `${prolog}${root.xml}\n`

/** What stands before the children of a root that are written one after the other. */
export const openDocument = (name: string, attributes: Attributes): string =>
  `${prolog}${openTag(name, attributes)}>`

function openTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeAttribute(value)}"`
  return tag
}

/** A reader of attributes turns line breaks into spaces unless they are written as numbers. */
const escapeAttribute = (value: string) =>
  escapeXml(value).replace(/[\t\n\r]/g, (one) => `&#${one.charCodeAt(0)};`)

function writeChild(child: Child): string {
  if (!child) return ''
  // A reader of text turns a carriage return into a line feed unless it is written as a number.
  return typeof child === 'string' ? escapeXml(child).replaceAll('\r', '&#13;') : child.xml
}
