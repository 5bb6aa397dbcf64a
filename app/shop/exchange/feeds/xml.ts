import { escapeXml } from '#app/art/xml.ts'

/** Marks serialised XML; any other string is text and is escaped. */
export type Xml = { readonly xml: string }

type Child = Xml | string | false | null | undefined
type Attributes = Record<string, string | undefined>

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Writes an element. Texts and attributes are escaped, without characters that XML cannot hold;
 * names are not escaped and must come from the code. Attributes and children without a value are
 * left out.
 */
export function element(name: string, attributes: Attributes, ...children: Child[]): Xml {
  const inside = children.map(writeChild).join('')
  const start = openTag(name, attributes)
  return { xml: inside === '' ? `${start}/>` : `${start}>${inside}</${name}>` }
}

/** Writes an element that holds only text. */
export const textElement = (name: string, words: string) => element(name, {}, words)

/** Writes a document. */
export const xmlDocument = (root: Xml): string => `${prolog}${root.xml}\n`

/** Writes what precedes the children of a root that are written one by one. */
export const openDocument = (name: string, attributes: Attributes): string =>
  `${prolog}${openTag(name, attributes)}>`

function openTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${escapeAttribute(value)}"`
  return tag
}

/**
 * An XML parser turns line breaks in attributes into spaces unless they are character references.
 */
const escapeAttribute = (value: string) =>
  escapeXml(value).replace(/[\t\n\r]/g, (one) => `&#${one.charCodeAt(0)};`)

function writeChild(child: Child): string {
  if (!child) return ''
  // An XML parser turns a carriage return into a line feed unless it is a character reference.
  return typeof child === 'string' ? escapeXml(child).replaceAll('\r', '&#13;') : child.xml
}
