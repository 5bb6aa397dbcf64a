import { faultOfStyle } from './epub-style-faults.ts'
import { faultOfLink, faultOfLoaded } from './epub-url-faults.ts'

export type XmlAttribute = { name: string; uri: string; value: string }
/**
 * The name of an element is without prefix and in lower case. `attributes` has those without a namespace as they are
 * written, `all` those of every namespace, without prefix and in lower case.
 */
export type XmlElement = {
  name: string
  uri: string
  attributes: Record<string, string>
  all: XmlAttribute[]
}

/** These run something, show another document or change the meaning of addresses. */
const refusedElements = new Map([
  ...['script', 'handler', 'listener'].map((name) => [name, 'a script'] as const),
  ...['iframe', 'frame', 'frameset', 'portal', 'object', 'embed', 'applet', 'base', 'feimage'].map(
    (name) => [name, `<${name}>`] as const,
  ),
])

/** These load what they name, in whatever element; an address in `href` is loaded unless it is a link's. */
const loading = [
  ...['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background', 'href', 'action'],
  ...['formaction', 'ping', 'manifest', 'codebase', 'classid', 'archive', 'lowsrc', 'dynsrc'],
  'base',
]
const links = ['a', 'area']
const lists = ['srcset', 'imagesrcset', 'ping', 'archive']

const namespaces = 'http://www.w3.org/2000/xmlns/'
const svg = 'http://www.w3.org/2000/svg'

/**
 * Describes what a reading system must not meet in a page of a book; undefined if there is nothing.
 * @param addWork It is told beforehand what a style costs.
 */
export function faultOfElement(
  element: XmlElement,
  addWork: (bytes: number) => void,
): string | undefined {
  const { name, all } = element
  const refused = refusedElements.get(name)
  if (refused !== undefined) return refused
  for (const attribute of all) {
    const fault =
      faultOfAttribute(element, attribute) ?? faultOfAttributeStyle(element, attribute, addWork)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfAttribute(
  { name }: XmlElement,
  { name: key, uri, value }: XmlAttribute,
): string | undefined {
  if (uri === namespaces) return undefined
  if (/^on[a-z]/.test(key) || faultOfLoaded(value) === 'a script') return `a script (${key})`
  if (key === 'srcdoc') return 'a page within a page (srcdoc)'
  if (name === 'meta' && key === 'http-equiv' && /refresh/i.test(value)) return 'a redirect'
  // An animation would change the address after it was checked.
  if (key === 'attributename' && /(?:href|src|style)$|^on/i.test(value.trim()))
    return `an animation of ${value.trim()}`
  if (loading.includes(key)) {
    if (key === 'href' && links.includes(name)) return faultOfLink(value)
    return firstFault(lists.includes(key) ? value.split(/[\s,]+/) : [value])
  }
  return undefined
}

/** In a drawing each attribute may be a property of its style; one without a function or an escape loads nothing. */
function faultOfAttributeStyle(
  { uri }: XmlElement,
  { name: key, value }: XmlAttribute,
  addWork: (bytes: number) => void,
): string | undefined {
  const isStyle =
    key === 'style' || (uri === svg && !loading.includes(key) && !key.startsWith('aria-'))
  if (!isStyle || !/[(\\]/.test(value)) return undefined
  const fault = faultOfStyle(value, addWork)
  return fault && `${fault} in ${key}`
}

function firstFault(urls: string[]): string | undefined {
  for (const url of urls) {
    const fault = faultOfLoaded(url)
    if (fault !== undefined) return fault
  }
  return undefined
}
